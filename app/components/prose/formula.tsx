/** A formula on a line of its own, set as text so that it can be read aloud and copied. */
export function Formula({ children }: { children: string }) {
  return (
    <p className="formula border-y border-rule py-4 text-center font-serif text-lead text-balance">
      {children}
    </p>
  );
}
