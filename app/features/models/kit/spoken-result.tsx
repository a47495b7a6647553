import { useEffect, useState } from "react";

/** Long enough that a screen reader announces the result of typing, not of every key. */
const pause = 700;

/** Announces a result once it has stopped changing. */
export function SpokenResult({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="sr-only">{said}</output>;
}
