/** Stripes in the colour of the page over the colour of a bar, for a second party's part. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="3" height="6" className="fill-paper" />
    </pattern>
  );
}
