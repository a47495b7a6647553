import { useSyncExternalStore } from "react";
import { singleKeysSetting } from "./listen-for-shortcuts.ts";

const listeners = new Set<() => void>();

/** Whether `/` and `?` are shortcuts. Visitors who dictate, or press keys by accident, can turn them off. */
export function useSingleKeys() {
  const singleKeys = useSyncExternalStore(subscribe, isOn, () => true);
  return { singleKeys, setSingleKeys };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function isOn() {
  try {
    return localStorage.getItem(singleKeysSetting) !== "off";
  } catch {
    return true;
  }
}

function setSingleKeys(on: boolean) {
  try {
    if (on) localStorage.removeItem(singleKeysSetting);
    else localStorage.setItem(singleKeysSetting, "off");
  } catch {
    // Storage may be blocked; the shortcuts then stay as they are, and the box shows it.
  }
  for (const listener of listeners) listener();
}
