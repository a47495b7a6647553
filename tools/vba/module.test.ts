import { describe, expect, test } from "vitest";
import { Excel } from "./excel.ts";
import { VbaModule } from "./module.ts";

const sheets = {
  Data: [
    ["Name", "Amount"],
    ["a", 3],
    ["b", "n/a"],
    ["c", 5],
  ],
};

/** The value of an expression, with one variable of each kind at hand. */
function resultOf(expression: string, decimalMark: "." | "," = ".") {
  const module = new VbaModule(`Option Explicit
    Function Answer() As Variant
        Dim whole As Long, moment As Date
        whole = 7
        moment = DateSerial(2021, 2, 26)
        Answer = ${expression}
    End Function`);
  return module.run(new Excel(sheets, { now: 44_253.5, decimalMark }), "Answer");
}

// As Microsoft's VBA language reference describes each of them.
describe("the value of", () => {
  test.each([
    ["1 + 2 * 3 ^ 2", 19],
    ["-2 ^ 2", -4],
    ["7 / 2", 3.5],
    ['"1" + "2"', "12"],
    ['"a" & 1.5 & True', "a1.5True"],
    ["Not 1 = 2", true],
    ["True And False Or True", true],
    // Rounded half to even, as every conversion to a whole number.
    ["CLng(2.5)", 2],
    ["CLng(3.5)", 4],
    ["Int(-8.4)", -9],
    ['Val(" 2 4 apples")', 24],
    ['Val("1,5")', 1],
    ["IsNumeric(Empty)", true],
    ['IsNumeric("12,500")', true],
    ['IsNumeric("12 apples")', false],
    ["DateSerial(2021, 3, 0)", 44_255],
    ['CDate("2021-02-26 12:00")', 44_253.5],
    ["Month(moment)", 2],
    ['Format(Now, "yyyy-mm-dd hh:mm")', "2021-02-26 12:00"],
    ['Format(-1234.5, "#,##0.00")', "-1,234.50"],
    ["RGB(255, 199, 206)", 13_551_615],
    ['Worksheets("Data").Cells(Worksheets("Data").Rows.Count, "A").End(xlUp).Row', 4],
    ['WorksheetFunction.Count(Worksheets("Data").Range("B2:B4"))', 2],
    ['WorksheetFunction.StDev_S(Worksheets("Data").Range("B2:B4"))', Math.SQRT2],
    ['UBound(Worksheets("Data").Range("A1").CurrentRegion.Value2, 1)', 4],
  ])("%s", (expression, expected) => {
    expect(resultOf(expression)).toEqual(expected);
  });

  test("a number as text, and a text as number, follows the language of Windows", () => {
    expect(resultOf("CStr(1.5)", ",")).toBe("1,5");
    expect(resultOf('CDbl("1,5")', ",")).toBe(1.5);
    expect(resultOf('CDbl("1,5")')).toBe(15);
  });
});

describe("what stops Excel stops the test:", () => {
  test.each([
    ['Worksheets("Data").Cells(0, 1).Value', "Run-time error 1004"],
    ["whole / 0", "Run-time error 11: Division by zero"],
    ['CDbl("n/a")', "Run-time error 13: Type mismatch"],
    ['Worksheets("None").Range("A1").Value', "Run-time error 9: Subscript out of range"],
    ['WorksheetFunction.Large(Worksheets("Data").Range("B2:B4"), 3)', "Run-time error 1004"],
    // True whatever the right side is, but VBA works out both.
    ["1 = 1 Or 1 / 0 = 1", "Run-time error 11: Division by zero"],
  ])("%s", (expression, message) => {
    expect(() => resultOf(expression)).toThrow(message);
  });

  test("writing to a locked sheet", () => {
    const module = new VbaModule(`Option Explicit
      Sub Write()
          Worksheets("Data").Protect
          Worksheets("Data").Cells(1, 1).Value = 1
      End Sub`);
    expect(() => module.run(new Excel(sheets), "Write")).toThrow("1004");
  });
});

describe("what is not interpreted fails, and no On Error hides it:", () => {
  test.each([
    '"1" = 1',
    'Format(1, "0%")',
    'CDate("26.2.2021")',
    'Worksheets("Data").Range("A1").Font',
  ])("%s", (expression) => {
    expect(() => resultOf(expression)).toThrow("Not interpreted");
    const guarded = new VbaModule(`Option Explicit
      Function Answer() As Variant
          Dim whole As Long
          On Error GoTo Failed
          Answer = ${expression}
      Failed:
      End Function`);
    expect(() => guarded.run(new Excel(sheets), "Answer")).toThrow("Not interpreted");
  });
});

function runLines(...lines: string[]) {
  const body = ["Function Answer() As Variant", ...lines, "End Function"];
  return new VbaModule(["Option Explicit", ...body, swap].join("\n")).run(
    new Excel(sheets),
    "Answer",
  );
}

const swap = `Private Sub Swap(ByRef a As Long, ByVal b As Long)
  a = b
  b = 0
End Sub`;

describe("statements", () => {
  test.each([
    [
      "For counts down, and leaves its variable one step beyond",
      [
        "Dim i As Long",
        "For i = 3 To 1 Step -1",
        "Answer = Answer & i",
        "Next i",
        "Answer = Answer & i",
      ],
      "3210",
    ],
    [
      "the end of a For is worked out once",
      [
        "Dim i As Long, last As Long",
        "last = 2",
        "For i = 1 To last",
        "last = 9",
        "Next",
        "Answer = i",
      ],
      3,
    ],
    [
      "Exit Do leaves the inner loop alone",
      ["Dim i As Long", "For i = 1 To 2", "Do", "Answer = Answer & i", "Exit Do", "Loop", "Next"],
      "12",
    ],
    [
      "an error goes on at its label, and not after On Error GoTo 0",
      ["On Error GoTo Failed", "Answer = 1 / 0", "Exit Function", "Failed:", 'Answer = "caught"'],
      "caught",
    ],
    [
      "ByRef changes the variable, ByVal does not",
      ["Dim x As Long, y As Long", "x = 1", "y = 2", "Swap x, y", 'Answer = x & "," & y'],
      "2,2",
    ],
    [
      "ReDim Preserve keeps what fits",
      ["Dim a() As Long", "ReDim a(1 To 2)", "a(1) = 5", "ReDim Preserve a(1 To 3)", "Answer = a"],
      [5, 0, 0],
    ],
    [
      "Select Case takes the first that fits",
      ['Select Case "b"', 'Case "a", "b"', "Answer = 1", "Case Else", "Answer = 2", "End Select"],
      1,
    ],
    [
      "For Each goes through cells row by row",
      [
        "Dim cell As Range",
        'For Each cell In Worksheets("Data").Range("A2:B3").Cells',
        "Answer = Answer & cell.Value2",
        "Next cell",
      ],
      "a3bn/a",
    ],
    [
      "Currency counts in ten-thousandths, so that tenths cancel",
      ["Dim euros As Currency", "euros = 0.1", "euros = euros + 0.2 - 0.3", "Answer = euros"],
      0,
    ],
  ])("%s", (_, lines, expected) => {
    expect(runLines(...lines)).toEqual(expected);
  });

  test("a number that its variable cannot hold is an overflow", () => {
    expect(() => runLines("Dim i As Integer", "i = 40000")).toThrow("Run-time error 6: Overflow");
  });

  test("the lines that no run has reached are known", () => {
    const module = new VbaModule(`Option Explicit
Sub Choose()
    If 1 = 2 Then
        MsgBox "never"
    End If
End Sub`);
    expect(module.linesNotRun()).toEqual([3, 4]);
    module.run(new Excel({}), "Choose");
    expect(module.linesNotRun()).toEqual([4]);
  });
});

describe("a module that Excel would not compile is refused:", () => {
  test.each([
    ["Option Explicit missing", "Sub A()\nEnd Sub", "Option Explicit expected"],
    ["a variable without Dim", inSub("total = 1"), "Line 3: total is not declared."],
    ["a misspelled constant", inSub("MsgBox xlUpp"), "xlupp is not declared"],
    ["a label that is not there", inSub("On Error GoTo Nowhere"), "nowhere is not declared"],
    ["an If that never closes", inSub("If True Then"), "Line 4"],
    ["blocks that cross", inSub("With Err\nIf True Then\nEnd With\nEnd If"), "Line 5"],
    ["Next of another loop", inSub("Dim i As Long, j As Long\nFor i = 1 To 2\nNext j"), "Next i"],
    ["an open string", inSub('MsgBox "Hello'), "Line 3: cannot read"],
    ["brackets that do not pair", inSub("MsgBox (1 + (2)"), ") expected"],
    ["an operator that is not known", inSub("MsgBox 7 Mod 2"), "mod found"],
    ["two procedures of one name", `${inSub("")}\nSub Sample()\nEnd Sub`, "a second sample"],
    [
      "a variable of another type, passed by reference",
      `Option Explicit\nSub Sample()\nDim x As Double\nSwap x, 1\nEnd Sub\n${swap}`,
      "ByRef argument type mismatch",
    ],
  ])("%s", (_, source, problem) => {
    expect(() => new VbaModule(source).run(new Excel({}), "Sample")).toThrow(problem);
  });

  function inSub(line: string) {
    return ["Option Explicit", "Sub Sample()", line, "End Sub"].join("\n");
  }
});
