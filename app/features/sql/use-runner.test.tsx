// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testPage } from "#app/components/test-page.ts";
import type { WorkerAnswer, WorkerRequest } from "./browser/messages.ts";
import { useRunner } from "./use-runner.ts";

/** Stands in for PostgreSQL: it answers when the test says so. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  isEnded = false;
  asked: WorkerRequest[] = [];
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(request: WorkerRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(data: WorkerAnswer) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

type Runner = ReturnType<typeof useRunner>;
let runners: Runner[];
const { render } = testPage();

function Query({ place }: { place: number }) {
  const runner = useRunner("shop");
  useEffect(() => {
    runners[place] = runner;
  });
  return null;
}

function show(places: readonly number[]) {
  return render(places.map((place) => <Query key={place} place={place} />));
}

/** Starts a run and waits until it has reached the worker. */
async function start(place: number) {
  const before = FakeWorker.all.flatMap(({ asked }) => asked).length;
  await act(async () => {
    void runners[place]?.start("SELECT 1", "result");
    await vi.waitUntil(() => FakeWorker.all.flatMap(({ asked }) => asked).length > before);
  });
  const worker = FakeWorker.all.at(-1);
  if (!worker) throw new Error("No worker was started.");
  return worker;
}

async function finish(worker: FakeWorker) {
  const run = worker.asked.at(-1);
  if (run?.kind !== "run") throw new Error("Nothing was run.");
  const outcome = { kind: "done", command: "SELECT", affectedRows: 0, milliseconds: 1 } as const;
  await act(async () => worker.answer({ kind: "outcome", id: run.id, outcome }));
}

beforeEach(() => {
  vi.stubGlobal("Worker", FakeWorker);
  FakeWorker.all = [];
  runners = [];
});

afterEach(async () => {
  runners[0]?.end();
  await vi.waitUntil(() => FakeWorker.all.every(({ isEnded }) => isEnded));
});

test("PostgreSQL ends when the visitor moves to a step while a query runs", async () => {
  await show([0]);
  const worker = await start(0);
  await act(async () => runners[0]?.clear());
  expect(worker.isEnded).toBe(true);
  expect(runners[0]?.run).toEqual({ kind: "none" });
});

test("moving to a step after a run keeps the database", async () => {
  await show([0]);
  const worker = await start(0);
  await finish(worker);
  await act(async () => runners[0]?.clear());
  expect(worker.isEnded).toBe(false);
});

test("queries of the same database share one PostgreSQL", async () => {
  await show([0, 1]);
  const worker = await start(0);
  await finish(worker);
  expect(await start(1)).toBe(worker);
  await act(async () => runners[1]?.clear());
  await vi.waitUntil(() => worker.isEnded);
});
