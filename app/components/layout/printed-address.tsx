import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** The first line on paper: whose page this is and where it came from. */
export function PrintedAddress({ owner, address }: { owner: string; address: string }) {
  return (
    <p className="mb-6 hidden font-mono text-label text-muted print:block">
      {owner}, {address}
      {useQueryWhenPrinting()}
    </p>
  );
}

/** A case that the visitor changed stands in the query, which goes past the router. */
function useQueryWhenPrinting() {
  const [query, setQuery] = useState("");
  useEffect(() => {
    const read = () => flushSync(() => setQuery(location.search));
    addEventListener("beforeprint", read);
    return () => removeEventListener("beforeprint", read);
  }, []);
  return query;
}
