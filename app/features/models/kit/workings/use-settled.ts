import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Milliseconds without a change. */
const pause = 500;

/** The value once it has stopped changing; when the page is about to be printed, at once. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return;
    const settle = () => setSettled(value);
    const settleNow = () => flushSync(settle);
    const timer = setTimeout(() => startTransition(settle), pause);
    addEventListener("beforeprint", settleNow);
    return () => {
      clearTimeout(timer);
      removeEventListener("beforeprint", settleNow);
    };
  }, [settled, value]);
  return settled;
}
