import { IconButton } from "#app/components/ui/button.tsx";
import { MoonIcon, SunIcon } from "#app/components/ui/icons.tsx";

/** `apply-theme.ts` does the work: it listens for clicks on elements with this attribute. */
export function ThemeSwitch() {
  return (
    <IconButton label="Switch between light and dark" data-theme-switch="" className="needs-script">
      <MoonIcon className="theme-moon" />
      <SunIcon className="theme-sun" />
    </IconButton>
  );
}
