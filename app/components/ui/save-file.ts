/** Hands a file that was made in the browser to its downloads. */
export function saveFile(fileName: string, content: readonly BlobPart[], type: string) {
  const url = URL.createObjectURL(new Blob([...content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

export function saveCsv(fileName: string, text: string) {
  // With a byte order mark, without which Excel takes the text for another encoding.
  saveFile(fileName, ["\ufeff", text], "text/csv;charset=utf-8");
}
