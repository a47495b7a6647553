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
          <span className="text-muted">{size(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}

function size(bytes: number) {
  return bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024)} KB`;
}
