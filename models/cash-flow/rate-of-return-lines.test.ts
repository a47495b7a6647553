import { describe, expect, test } from "vitest";
import type { Irr } from "./irr.ts";
import {
  rateOfReturnFormula,
  rateOfReturnLines,
  rateOfReturnValues,
} from "./rate-of-return-lines.ts";

const tenPercent: Irr = { kind: "rate", rate: 0.1 };
const noRate: Irr = { kind: "none", reason: "no-rate" };

function valuesOf(flows: readonly number[], irr: Irr) {
  return rateOfReturnValues("flow", { rate: "irr", flows, irr });
}

describe("the rate of return of a line of flows", () => {
  test("is the model's where the flows change sign once", () => {
    expect(valuesOf([-100, 0, 110], tenPercent)).toEqual({
      flowSign: [-1, -1, 1],
      flowTurn: [0, 0, 1],
      irr: 0.1,
    });
  });

  test("is not certain to a workbook where they change sign more often", () => {
    expect(valuesOf([-100, 230, -132], tenPercent)).toMatchObject({
      flowTurn: [0, 1, 1],
      irr: "Several sign changes",
    });
  });

  test("is none where the model finds none", () => {
    expect(valuesOf([100, 100], noRate)).toMatchObject({ flowTurn: [0, 0], irr: "None" });
  });

  test("takes no sign from a hundredth of a cent", () => {
    expect(valuesOf([-0.00009, -0.0001, 0.00009, 5], tenPercent)).toMatchObject({
      flowSign: [0, -1, -1, 1],
      flowTurn: [0, 0, 0, 1],
    });
  });

  test("is found by IRR() only after a single change of sign, to a receipt", () => {
    expect(rateOfReturnFormula("flow")).toBe(
      '=IF(total(flowTurn)>1,"Several sign changes",IF(AND(total(flowTurn)=1,last(flowSign)>0),IRR(all(flow),(SUMIF(all(flow),">0")/-SUMIF(all(flow),"<0"))^0.2-1),"None"))',
    );
  });

  test("has a line for the last sign, and one that counts the changes", () => {
    const number = { unit: "number", digits: 0 };
    expect(rateOfReturnLines("flow", "Flow")).toEqual([
      {
        ...{ ...number, name: "flowSign", label: "Flow, last sign" },
        formula: "=IF(ABS(flow)<0.0001,previous(flowSign),SIGN(flow))",
        firstFormula: "=IF(ABS(flow)<0.0001,0,SIGN(flow))",
      },
      {
        ...{ ...number, name: "flowTurn", label: "Flow, sign changes", hasTotal: true },
        formula: "=IF(previous(flowSign)*flowSign<0,1,0)",
        firstFormula: "=0",
      },
    ]);
  });
});
