/** A mistake in one line: the file, the field, what is wrong and how to put it right. */
export function problem(file: string, field: string, fault: string, fix: string) {
  return `${file}: ${field}: ${fault}; ${fix}.`;
}
