/**
 * Runs inline in the head, for every `<dialog>` of the page. Current browsers open and close a dialog by
 * the attributes `command`, `commandfor` and `closedby` alone; this does the same in older ones. In all of
 * them it keeps a double click from closing the dialog that its first click opened.
 */
export function dialogCommands() {
  const knowsCommands = "command" in HTMLButtonElement.prototype;
  const knowsClosedBy = "closedBy" in HTMLDialogElement.prototype;
  let isSecondPress = false;

  function runCommand(button: Element) {
    const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute("command") === "close") dialog.close();
    else if (!dialog.open) dialog.showModal();
  }

  // The second press of a double click lands on the backdrop, where it would take the focus away.
  addEventListener("mousedown", (event) => {
    isSecondPress = event.detail > 1 && event.target instanceof HTMLDialogElement;
    if (isSecondPress) event.preventDefault();
  });
  addEventListener("keydown", () => {
    isSecondPress = false;
  });
  addEventListener(
    "cancel",
    (event) => {
      if (isSecondPress) event.preventDefault();
    },
    true,
  );

  addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest("button[commandfor]");
    if (button && !knowsCommands) runCommand(button);
    // A click on the dialog itself, not on its content, is a click on the backdrop.
    if (event.target instanceof HTMLDialogElement && !knowsClosedBy && event.detail < 2)
      event.target.close();
  });
}
