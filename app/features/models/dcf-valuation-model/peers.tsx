import { Fold } from "#app/components/ui/fold.tsx";
import type { sheet } from "#models/valuation/sheet.ts";
import { ListFields } from "../kit/list-fields.tsx";
import type { ModelState } from "../kit/use-model.ts";

type State = ModelState<(typeof sheet)["opening"], keyof (typeof sheet)["presets"]>;

/** The multiples of listed companies like this one, folded. */
export function Peers({ state }: { state: State }) {
  return (
    <Fold
      title={<span className="font-mono text-label text-muted">Peers, five</span>}
      className="border-t border-rule"
    >
      <ListFields
        state={state}
        list="peers"
        rowTitle="Peer"
        title="Enterprise value to EBITDA of the year ahead"
        hint="From 1 to 40. The multiples are invented."
      />
    </Fold>
  );
}
