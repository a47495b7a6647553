/**
 * A message sent before the page's script has arrived is held, and sent when it has. If the script fails, the browser
 * posts the form. Runs inline below the form, and so refers to nothing outside itself.
 */
export function holdSubmit(form: HTMLFormElement) {
  form.addEventListener("submit", (event) => {
    if ("ready" in form.dataset || window.boot?.hasFailed) return;
    event.preventDefault();
    form.dataset.held = "";
  });
  addEventListener("script-failed", () => {
    if ("held" in form.dataset) form.submit();
  });
}

/** From here on React handles the form; a submit that was held is sent now. */
export function releaseSubmit(form: HTMLFormElement) {
  form.dataset.ready = "";
  if (!("held" in form.dataset)) return;
  delete form.dataset.held;
  form.requestSubmit();
}
