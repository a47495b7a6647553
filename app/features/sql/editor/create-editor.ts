import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { PostgreSQL, sql } from "@codemirror/lang-sql";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";

export type SqlEditorView = {
  focus: () => void;
  destroy: () => void;
  /** Marks the word at an offset as the place of an error, or removes the mark. */
  mark: (offset: number | null) => void;
};

type EditorOptions = {
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** With the text as it is now: React may not have rendered the last change yet. */
  onRun: (text: string) => void;
  onLeave: () => void;
};

/**
 * An editor in a shadow root: there CodeMirror uses constructed style sheets, which the page's policy
 * allows, and not style elements, which it forbids.
 */
export function createEditor(
  host: HTMLElement,
  { label, text, onChange, onRun, onLeave }: EditorOptions,
): SqlEditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        keymap.of([
          { key: "Mod-Enter", run: ({ state }) => done(() => onRun(state.doc.toString())) },
          { key: "Escape", run: () => done(onLeave) },
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        sql({ dialect: PostgreSQL }),
        syntaxHighlighting(colors),
        look,
        errorMark,
        EditorView.domEventHandlers({ beforeinput: replaceSelected }),
        EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false" }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    focus: () => view.focus(),
    destroy: () => view.destroy(),
    mark: (offset) => view.dispatch({ effects: markError.of(offset) }),
  };
}

function done(work: () => void) {
  work();
  return true;
}

/**
 * Typing over a selection: left to Chromium, it would keep the look of what it replaces in a style
 * attribute, which the page's policy forbids and reports.
 */
function replaceSelected({ inputType, data }: InputEvent, view: EditorView) {
  if (inputType !== "insertText" || data === null) return false;
  if (view.composing || view.state.selection.main.empty) return false;
  const replaced = view.state.replaceSelection(data);
  view.dispatch(replaced, { userEvent: "input.type", scrollIntoView: true });
  return true;
}

const markError = StateEffect.define<number | null>();
const errorUnderline = Decoration.mark({ class: "cm-error" });

/** The mark goes with the next change: it may no longer be true. */
const errorMark = StateField.define({
  create: () => Decoration.none,
  update(marks, { effects, docChanged, state }) {
    const asked = effects.find((effect) => effect.is(markError));
    if (!asked) return docChanged ? Decoration.none : marks;
    if (asked.value === null || asked.value >= state.doc.length) return Decoration.none;
    const word = state.wordAt(asked.value);
    const range = word ?? { from: asked.value, to: asked.value + 1 };
    return Decoration.set([errorUnderline.range(range.from, range.to)]);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.typeName], color: "var(--color-blue)" },
  { tag: tags.string, color: "var(--color-green)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--color-ochre)" },
  { tag: [tags.standard(tags.name), tags.function(tags.name)], color: "var(--color-purple)" },
  { tag: tags.comment, color: "var(--color-muted)" },
]);

const look = EditorView.theme({
  "&": { color: "var(--color-ink)", maxHeight: "32rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": {
    fontFamily: "var(--font-mono)",
    fontSize: "inherit",
    lineHeight: "1.7",
    overflow: "auto",
  },
  ".cm-content": { padding: "1.125rem 0", caretColor: "var(--color-ink)" },
  ".cm-line": { padding: "0 1.125rem" },
  ".cm-error": {
    textDecoration: "underline wavy var(--color-loss)",
    textUnderlineOffset: "0.25em",
  },
});
