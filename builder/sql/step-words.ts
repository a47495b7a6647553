/** What an author says about one step. */
export type StepWords = { lead: string; text: string };

/**
 * Reads the block that follows a query: one paragraph per step, `months: Writes the calendar. One row …`.
 * Lines that do not name a step continue the one before.
 */
export function readStepWords(block: string, names: readonly string[]): Map<string, StepWords> {
  const words = new Map<string, string>();
  let current: string | undefined;
  for (const line of block.split("\n").filter((line) => line.trim() !== "")) {
    const [, name, rest = ""] = /^("[^"]+"|[\w$]+):\s*(.*)$/.exec(line) ?? [];
    if (name && !names.includes(name)) {
      throw new Error(`there is no step "${name}"; the steps are ${names.join(", ")}`);
    }
    if (name && words.has(name)) throw new Error(`the step "${name}" is explained twice`);
    current = name ?? current;
    if (!current) throw new Error(`begin with the name of a step: ${names[0]}: …`);
    words.set(current, `${words.get(current) ?? ""} ${name ? rest : line.trim()}`.trim());
  }
  return new Map([...words].map(([name, said]) => [name, inSentences(said)]));
}

function inSentences(said: string): StepWords {
  const [, lead = said, text = ""] = /^(.+?[.!?])\s+(.*)$/.exec(said) ?? [];
  return { lead, text };
}
