/** The library has no types of its own; this is all that we call. */
declare module "linebreak" {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number } | null;
  }
}
