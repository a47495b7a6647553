const intervalMs = 250;

/**
 * Ends this process when the one that started it is gone. `npm run` starts a shell that starts us, and
 * a signal to npm ends the shell without reaching us.
 */
export function endWithParent() {
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, intervalMs);
  timer.unref();
}
