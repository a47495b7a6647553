import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

function auditOf(...files: string[]) {
  const paths = files.map((file) => `tools/workbook-fixtures/${file}`);
  return spawnSync("node", ["--import", "tsx", "builder/audit.ts", ...paths], { encoding: "utf8" });
}

// Starts Node four times, which takes long on a busy machine.
test("the audit ends with 0 without findings, with 1 where there are some, with 2 where it cannot read", {
  timeout: 300_000,
}, () => {
  const fine = auditOf("loan-schedule.xlsx");
  expect(fine.stdout).toBe("loan-schedule.xlsx: 3 sheets, 427 formulas, 0 findings\n");
  expect(fine.status).toBe(0);

  const found = auditOf("unsupported.xlsx");
  expect(found.stdout).toContain("Main!B16: the file has 99, the formula gives 6");
  expect(found.status).toBe(1);

  const text = auditOf("README.md");
  expect(text.stderr).toBe("README.md: it is not an Excel workbook (.xlsx)\n");
  expect(text.status).toBe(2);
  expect(auditOf().status).toBe(2);
});
