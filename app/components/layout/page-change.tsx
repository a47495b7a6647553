import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * A full page load tells a screen reader where it is; navigation inside the page does not. After one,
 * the focus moves to the new page's heading, or to the section in the url, and the title is announced.
 */
export function PageChange() {
  const { pathname, hash } = useLocation();
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef({ pathname, hash });

  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname && before.hash === hash) return;
    shown.current = { pathname, hash };
    if (!hash && before.pathname === pathname) return;
    focusOn(sectionNamed(hash) ?? document.querySelector("h1"));
    if (before.pathname !== pathname) setAnnouncement(document.title);
  }, [pathname, hash]);

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

function sectionNamed(hash: string) {
  if (!hash) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function focusOn(element: HTMLElement | null) {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
