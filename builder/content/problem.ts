/** A mistake in one line: the file, the field, what is wrong and how to put it right. */
export function problem(file: string, field: string, fault: string, fix: string) {
  return `${file}: ${field}: ${fault}; ${fix}.`;
}

/** A mistake in what the owner wrote, in one line: the fault and its fix. */
export class ContentMistake extends Error {
  /** File and line, where the mistake is not in the text itself: `content/data/sales.csv:4`. */
  readonly place: string | undefined;

  constructor(message: string, place?: string) {
    super(message);
    this.place = place;
  }
}
