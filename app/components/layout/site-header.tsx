import { type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "../ui/button.tsx";
import { closeWhenLeft } from "../ui/close-when-left.ts";
import { CloseIcon, MenuIcon } from "../ui/icons.tsx";
import { PageLink } from "../ui/page-link.tsx";

const menuId = "site-links";

type MenuLink = { to: string; label: string };

/** The fixed bar: brand, the links of the main menu, and the controls that the page passes in. */
export function SiteHeader({
  brand,
  path,
  links,
  moreLinks,
  controls,
}: {
  brand: string;
  /** Of the page that is open. */
  path: string;
  links: readonly MenuLink[];
  /** A group of its own after the others. */
  moreLinks: readonly MenuLink[];
  controls: ReactNode;
}) {
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const open = useIsPopoverOpen(menu);
  return (
    <header className="no-print fixed inset-x-0 top-0 z-10 h-(--bar-height) border-b border-rule bg-paper">
      <div className="wrap flex h-full items-center justify-between gap-4">
        <PageLink to="/" className="py-2 font-serif text-lead tracking-tight">
          {brand}
        </PageLink>
        <div className="flex h-full items-center gap-3 md:gap-7">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of the links inside */}
          <div
            ref={menu}
            id={menuId}
            popover="auto"
            onBlur={closeWhenLeft}
            className="site-links md:order-none md:h-full"
          >
            <nav aria-label="Main" className="md:h-full">
              <MenuLinks links={links} path={path} onChoose={close} />
            </nav>
            <nav
              aria-label="Writing and books"
              className="max-md:mt-5 md:h-full md:bg-[linear-gradient(var(--color-rule))] md:bg-[length:1px_1.25rem] md:bg-left md:bg-no-repeat md:pl-7"
            >
              <MenuLinks links={moreLinks} path={path} onChoose={close} />
            </nav>
          </div>
          {controls}
          <IconButton
            label="Menu"
            popoverTarget={menuId}
            aria-expanded={open}
            aria-controls={menuId}
            className="md:hidden"
          >
            {open ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
        </div>
      </div>
    </header>
  );
}

function MenuLinks({
  links,
  path,
  onChoose,
}: {
  links: readonly MenuLink[];
  path: string;
  onChoose: () => void;
}) {
  return (
    <ul className="flex flex-col md:h-full md:flex-row md:gap-5 lg:gap-7">
      {links.map(({ to, label }) => (
        <li key={to} className="border-b border-rule md:border-none">
          <PageLink
            to={to}
            aria-current={path === to || path.startsWith(`${to}/`) ? "page" : undefined}
            onClick={onChoose}
            className="flex min-h-12 items-center border-b-2 border-transparent text-base text-muted transition-colors hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-accent md:h-full md:min-h-0 md:pt-0.5 md:text-small md:aria-[current=page]:border-accent md:aria-[current=page]:font-normal md:aria-[current=page]:text-ink"
          >
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The platform opens and closes the menu; this only follows, also when it opened before hydration. */
function useIsPopoverOpen(popover: React.RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    const follow = () => setOpen(element.matches(":popover-open"));
    follow();
    element.addEventListener("toggle", follow);
    return () => element.removeEventListener("toggle", follow);
  }, [popover]);
  return open;
}
