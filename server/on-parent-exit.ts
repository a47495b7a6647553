const startedBy = process.ppid;
const intervalMs = 250;

/** `npm run` starts a shell that starts us, and a signal to npm ends the shell without reaching us. */
export function onParentExit(stop: () => void) {
  const watch = setInterval(() => {
    if (process.ppid === startedBy) return;
    clearInterval(watch);
    stop();
  }, intervalMs);
  watch.unref();
}
