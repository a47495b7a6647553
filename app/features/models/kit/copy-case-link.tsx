import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";

/** Copies the address of the case on show; says so until the case changes. */
export function CopyCaseLink({ query }: { query: string }) {
  const [copied, setCopied] = useState<string | null>(null);

  async function copy() {
    await navigator.clipboard.writeText(location.origin + location.pathname + query);
    setCopied(query);
  }

  return (
    <Button look="quiet" onClick={copy}>
      <span aria-live="polite">{copied === query ? "Link copied" : "Copy link to this case"}</span>
    </Button>
  );
}
