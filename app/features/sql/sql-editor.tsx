import { useEffect, useRef, useState } from "react";
import type { SqlEditorView } from "./editor/create-editor.ts";

/** The text of a query in an editor, which is loaded when it is first asked for. */
export function SqlEditor({
  label,
  text,
  onChange,
  onRun,
  onLeave,
  onFail,
  errorAt,
}: {
  label: string;
  /** What the editor opens with. */
  text: string;
  onChange: (text: string) => void;
  onRun: (text: string) => void;
  onLeave: () => void;
  /** The editor could not be loaded. */
  onFail: () => void;
  /** Offset of the error in the last run. */
  errorAt: number | null;
}) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<SqlEditorView | null>(null);
  const handlers = useRef({ onChange, onRun, onLeave, onFail });
  handlers.current = { onChange, onRun, onLeave, onFail };
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
      () => {
        if (!isGone) handlers.current.onFail();
      },
    );
    return () => {
      isGone = true;
      view?.destroy();
    };
  }, []);

  useEffect(() => {
    editor?.mark(errorAt);
  }, [editor, errorAt]);

  return (
    <>
      {editor === null && <p className="sql-notice">Loading the editor …</p>}
      <div
        ref={host}
        className="text-label focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-accent md:text-small"
      />
    </>
  );
}
