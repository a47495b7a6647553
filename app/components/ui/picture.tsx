/** One picture in the formats and widths it was made in, best format first. */
export type PictureSources = {
  alt: string;
  width: number;
  height: number;
  formats: readonly { type: string; srcSet: string }[];
  /** For browsers that know none of the formats. */
  fallback: string;
};

export function Picture({
  picture,
  sizes,
  priority = false,
  className,
}: {
  picture: PictureSources;
  sizes: string;
  /** True for the one picture at the top of a page: it is loaded first. */
  priority?: boolean;
  className?: string;
}) {
  return (
    <picture>
      {picture.formats.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.fallback}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding={priority ? "sync" : "async"}
        className={className}
      />
    </picture>
  );
}
