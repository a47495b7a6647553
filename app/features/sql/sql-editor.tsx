import { useEffect, useRef, useState } from "react";
import type { SqlEditorView } from "./editor/create-editor.ts";

/** The text of a query in an editor, which is loaded when it is first asked for. */
export function SqlEditor({
  label,
  text,
  onChange,
  onRun,
  onLeave,
  errorAt,
}: {
  label: string;
  /** What the editor opens with. */
  text: string;
  onChange: (text: string) => void;
  onRun: (text: string) => void;
  onLeave: () => void;
  /** Offset of the error in the last run. */
  errorAt: number | null;
}) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<SqlEditorView | "loading" | "failed">("loading");
  const handlers = useRef({ onChange, onRun, onLeave });
  handlers.current = { onChange, onRun, onLeave };
  const opening = useRef({ label, text });

  useEffect(() => {
    let view: SqlEditorView | null = null;
    let isGone = false;
    import("./editor/create-editor.ts").then(
      ({ createEditor }) => {
        if (isGone || !host.current) return;
        view = createEditor(host.current, {
          ...opening.current,
          onChange: (text) => handlers.current.onChange(text),
          onRun: (text) => handlers.current.onRun(text),
          onLeave: () => handlers.current.onLeave(),
        });
        view.focus();
        setEditor(view);
      },
      () => setEditor("failed"),
    );
    return () => {
      isGone = true;
      view?.destroy();
    };
  }, []);

  useEffect(() => {
    if (typeof editor === "object") editor.mark(errorAt);
  }, [editor, errorAt]);

  return (
    <>
      {editor === "loading" && <p className="sql-notice">Loading the editor …</p>}
      {editor === "failed" && (
        <p className="sql-notice text-loss" role="alert">
          The editor could not be loaded. Check the connection and press Edit again.
        </p>
      )}
      <div ref={host} className="sql-editor" />
    </>
  );
}
