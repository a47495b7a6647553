/**
 * Runs inline in the head. Current browsers open and close a `<dialog>` by the attributes `command`,
 * `commandfor` and `closedby` alone; this does the same for those that do not know them yet.
 */
export function dialogCommands() {
  const knowsCommands = "command" in HTMLButtonElement.prototype;
  const knowsClosedBy = "closedBy" in HTMLDialogElement.prototype;
  if (knowsCommands && knowsClosedBy) return;

  function obey(button: Element) {
    const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute("command") === "show-modal") dialog.showModal();
    if (button.getAttribute("command") === "close") dialog.close();
  }

  addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest("button[commandfor]");
    if (button && !knowsCommands) obey(button);
    // A click on the dialog itself, not on what it holds, is a click on its backdrop.
    if (event.target instanceof HTMLDialogElement && !knowsClosedBy) event.target.close();
  });
}
