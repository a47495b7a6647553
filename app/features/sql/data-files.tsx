import { formatFileSize } from "#app/lib/format/number.ts";
import type { DownloadFile } from "./query.ts";

/** The files of a database, or the code of a text, to download. */
export function DataFiles({ files }: { files: readonly DownloadFile[] }) {
  return (
    <ul className="data-files" data-search="skip">
      {files.map(({ path, bytes }) => (
        <li key={path}>
          <a href={import.meta.env.BASE_URL + path} download>
            {path.split("/").at(-1)}
          </a>{" "}
          <span className="text-muted">{formatFileSize(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}
