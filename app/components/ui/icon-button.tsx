import type { ComponentProps } from "react";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & { label: string };

/** Also used by the link that looks and acts like one. */
export const iconButtonLook =
  "grid size-11 cursor-pointer place-items-center rounded-md border border-rule text-ink transition-colors hover:border-edge hover:bg-accent-soft active:bg-rule md:size-9";

export function IconButton({ label, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${iconButtonLook} ${className}`}
      {...rest}
    />
  );
}
