import { type ComponentType, useState } from "react";

type Dialog = ComponentType<{ onClose: () => void }>;

/** A dialog whose code comes when it is asked for. Where it does not come, `instead` happens. */
export function useLateDialog(bring: () => Promise<Dialog>) {
  const [Shown, setShown] = useState<Dialog | null>(null);

  async function open(instead: () => void) {
    if (Shown) return;
    try {
      const Brought = await bring();
      setShown(() => Brought);
    } catch {
      instead();
    }
  }

  return { open, shown: Shown && <Shown onClose={() => setShown(null)} /> };
}
