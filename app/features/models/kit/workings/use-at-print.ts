import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";

/** The value until the page is printed, then what `make` gives at that moment. */
export function useAtPrint<Value>(before: Value, make: () => Value): Value {
  const [value, setValue] = useState(before);
  const print = useEffectEvent(() => flushSync(() => setValue(make())));
  useEffect(() => {
    addEventListener("beforeprint", print);
    return () => removeEventListener("beforeprint", print);
  }, []);
  return value;
}
