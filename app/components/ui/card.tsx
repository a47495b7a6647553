import type { ComponentProps } from "react";

export function Card({ className = "", ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={`rounded-md border border-rule bg-card p-5 sm:p-7 print:p-4 ${className}`}
      {...rest}
    />
  );
}
