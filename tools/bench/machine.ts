import { cpus, loadavg, totalmem } from "node:os";

export type Machine = {
  processor: string;
  cores: number;
  memoryGb: number;
  node: string;
  browser: string;
  /** The load average of the minute before: above 0.5, times are not reliable. */
  loadBefore: number;
};

export function describeMachine(browserVersion: string, loadBefore: number): Machine {
  const cores = cpus();
  return {
    processor: cores[0]?.model.trim() || process.arch,
    cores: cores.length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.version.slice(1),
    browser: browserVersion,
    loadBefore,
  };
}

export function loadNow() {
  return loadavg()[0] ?? 0;
}
