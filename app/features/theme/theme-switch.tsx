import { IconButton } from "#app/components/ui/icon-button.tsx";
import { MoonIcon, SunIcon } from "#app/components/ui/icons.tsx";

/** The work is done by `apply-theme.ts`, which listens for clicks on the mark it carries. */
export function ThemeSwitch() {
  return (
    <IconButton label="Switch between light and dark" data-theme-switch="" className="needs-script">
      <MoonIcon className="theme-moon" />
      <SunIcon className="theme-sun" />
    </IconButton>
  );
}
