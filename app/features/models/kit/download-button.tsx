import { Button } from "#app/components/ui/button.tsx";
import { saveCsv } from "#app/components/ui/save-file.ts";

/** Saves a text as a file. It is made in the browser, and nothing is fetched. */
export function DownloadButton({
  fileName,
  text,
  children,
}: {
  fileName: string;
  /** Called when the button is pressed: the file may be long. */
  text: () => string;
  children: string;
}) {
  return (
    <Button look="quiet" onClick={() => saveCsv(fileName, text())}>
      {children}
    </Button>
  );
}
