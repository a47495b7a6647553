import { Button } from "#app/components/ui/button.tsx";

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
  function download() {
    // With a byte order mark, without which Excel takes the text for another encoding.
    const url = URL.createObjectURL(
      new Blob(["\ufeff", text()], { type: "text/csv;charset=utf-8" }),
    );
    const link = document.createElement("a");
    link.href = url;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(url);
  }
  return (
    <Button look="quiet" onClick={download}>
      {children}
    </Button>
  );
}
