import * as v from "valibot";

/** What the build tells the server about each file it may serve. Nothing else is ever served. */
export const siteFileSchema = v.object({
  /** Below the folder of the site. */
  file: v.string(),
  type: v.string(),
  size: v.number(),
  /** Changes with the content. */
  hash: v.string(),
  /** The name changes with the content, so it may be kept forever. */
  immutable: v.boolean(),
  /** Compressed versions beside it, best first. */
  encodings: v.array(v.picklist(["br", "gzip"])),
  /** Content-Security-Policy of a page. */
  policy: v.optional(v.string()),
});

export const fileListSchema = v.object({
  basePath: v.string(),
  /** Who the messages of the contact form are for. */
  owner: v.object({ name: v.string(), email: v.string() }),
  /** By path below the base path: `/about`, `/feed.xml`. */
  files: v.record(v.string(), siteFileSchema),
});

export type SiteFile = v.InferOutput<typeof siteFileSchema>;
export type FileList = v.InferOutput<typeof fileListSchema>;

/** Where the build keeps the list, below its own folder and outside the site. */
export const fileListName = "files.json";
