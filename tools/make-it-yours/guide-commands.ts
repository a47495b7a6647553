/** The lines of a guide that a reader types into a terminal. */
export function guideCommands(guide: string) {
  const blocks = [...guide.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = ""]) => block);
  return blocks.flatMap((block) => block.split("\n").filter(Boolean));
}
