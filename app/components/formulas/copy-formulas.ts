/** A formula that may break across lines consists of several `math` elements. */
const wholeFormula = ".statements, math:not(.statements *)";

/** A selection with formulas is copied with their TeX in place of loose signs. */
export function copyFormulas(event: ClipboardEvent) {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return;
  const range = selection.getRangeAt(0).cloneRange();
  const first = formulaAround(range.startContainer);
  if (first) range.setStartBefore(first);
  const last = formulaAround(range.endContainer);
  if (last) range.setEndAfter(last);
  const copied = document.createElement("div");
  copied.append(range.cloneContents());
  const formulas = copied.querySelectorAll(wholeFormula);
  if (formulas.length === 0) return;
  for (const formula of formulas) formula.replaceWith(texOf(formula));
  event.clipboardData?.setData("text/plain", textAsShown(copied));
  event.preventDefault();
}

function formulaAround(node: Node) {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest(".statements") ?? element?.closest("math");
}

function texOf(formula: Element) {
  const tex = formula.querySelector("annotation")?.textContent ?? "";
  return formula.matches(".statements, [display=block]") ? `$$${tex}$$` : `$${tex}$`;
}

/** With the line breaks between paragraphs, which only an element on the page has. */
function textAsShown(copied: HTMLElement) {
  document.body.append(copied);
  const text = copied.innerText;
  copied.remove();
  return text;
}
