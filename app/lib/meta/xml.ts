const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** XML 1.0 has no place for most control characters, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows none of these, so they are removed
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function escapeXml(text: string) {
  return text.replaceAll(forbidden, "").replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
