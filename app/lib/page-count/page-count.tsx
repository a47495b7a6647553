import { useEffect } from "react";
import { sendView } from "./send-view.ts";

/** Tells the owner's counter about each page a visitor sees. Only in builds with `PAGE_COUNT_URL`. */
export function PageCount({ counter, page }: { counter: string; page: string }) {
  useEffect(() => sendView(counter, page), [counter, page]);
  return null;
}
