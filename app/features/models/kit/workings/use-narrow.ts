import { useSyncExternalStore } from "react";

const narrow = "(width < 64rem)";

/** Whether the screen has room for a sheet at its foot alone. */
export function useNarrow() {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(narrow);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(narrow).matches,
  );
}
