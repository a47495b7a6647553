import { useEffect, useRef } from "react";

/** The first line on paper: whose page this is and where it came from. */
export function PrintedAddress({ owner, address }: { owner: string; address: string }) {
  const query = useRef<HTMLSpanElement>(null);

  // The visitor's own case is in the query, where React does not keep it. Printing does not wait for React,
  // so the text is set directly.
  useEffect(() => {
    function read() {
      if (query.current) query.current.textContent = location.search;
    }
    addEventListener("beforeprint", read);
    return () => removeEventListener("beforeprint", read);
  }, []);

  return (
    <p className="mb-6 hidden font-mono text-label text-muted print:block">
      {owner}, {address}
      <span ref={query} />
    </p>
  );
}
