/** Letters that do not decompose into a base letter and an accent. */
const spelled: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** A title as an address: `Größe & Zoë’s plan` is `grosse-and-zoes-plan`. Empty when nothing is left. */
export function slugOf(title: string) {
  return title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? "")
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
