import { cpus, totalmem } from "node:os";

export type Machine = {
  processor: string;
  cores: number;
  memoryGb: number;
  node: string;
  browser: string;
};

export function describeMachine(browserVersion: string): Machine {
  const cores = cpus();
  return {
    processor: cores[0]?.model.trim() || process.arch,
    cores: cores.length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.version.slice(1),
    browser: browserVersion,
  };
}
