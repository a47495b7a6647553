import { describe, expect, test } from "vitest";
import { vbaProblems } from "./vba-blocks.ts";

/** A sub with the given lines, under Option Explicit; its first line is line 3 of the module. */
function inSub(...lines: string[]) {
  return ["Option Explicit", "Sub Sample()", ...lines, "End Sub"].join("\n");
}

describe("a module in order has no problems", () => {
  test.each([
    [
      "block and one-line If",
      ["If True Then", "ElseIf False Then", "Else", "End If", "If True Then Exit Sub"],
    ],
    [
      "nested loops",
      [
        "Dim i As Long, j As Long",
        "For i = 1 To 2",
        "Do While j < i",
        "j = j + 1",
        "Loop",
        "Next i",
      ],
    ],
    ["Select Case", ["Dim n As Long", "Select Case n", "Case 1, 2", "Case Else", "End Select"]],
    ["With and members", ["With Worksheets(1)", '.Range("A1").Value2 = .Rows.Count', "End With"]],
    ["a string that holds code", ['MsgBox "End If: say ""Next"" \' not a comment"']],
    ["a comment that holds code", ["' If x Then", "Rem For y"]],
    ["a continued line", ["Dim total As Double", "total = 1 + _", "    2"]],
    ["statements joined by a colon", ["Dim a As Long: a = 1"]],
    ["a named argument", ['MsgBox Prompt:="Done", Buttons:=vbInformation']],
    ["an array with ReDim", ["Dim values() As Double", "ReDim values(1 To 3)", "values(1) = &HFF"]],
    ["a label", ["On Error GoTo Failed", "Exit Sub", "Failed:", "MsgBox Err.Description"]],
  ])("%s", (_, lines) => {
    expect(vbaProblems(inSub(...lines))).toEqual([]);
  });

  test("a function that calls another, with parameters", () => {
    const module = `Option Explicit
Const RATE As Double = 0.05
Function Twice(ByVal amount As Double, Optional factor As Double = 2) As Double
    Twice = amount * factor * (1 + RATE)
End Function
Private Sub Show()
    Debug.Print Twice(3)
End Sub`;
    expect(vbaProblems(module)).toEqual([]);
  });
});

describe("a broken module is reported with its line", () => {
  test.each([
    [
      "an If that never closes",
      ["If True Then"],
      "Line 4: End Sub while the If of line 3 is open.",
    ],
    ["an If without Then", ["If True", "End If"], 'Line 3: "If True" has no Then.'],
    [
      "a For that never closes",
      ["Dim i As Long", "For i = 1 To 2"],
      "Line 5: End Sub while the For of line 4 is open.",
    ],
    [
      "Next for another variable",
      ["Dim i As Long, j As Long", "For i = 1 To 2", "Next j"],
      "Line 5: Next j closes For i.",
    ],
    ["a Loop with no Do", ["Loop"], "Line 3: Loop while the Procedure of line 2 is open."],
    [
      "a With that never closes",
      ["With Worksheets(1)"],
      "Line 4: End Sub while the With of line 3 is open.",
    ],
    [
      "blocks that cross",
      ["With Worksheets(1)", "If True Then", "End With", "End If"],
      "Line 5: End With while the If of line 4 is open.",
    ],
    ["a Case outside", ["Case 1"], "Line 3: Case outside a Select Case."],
    ["an Else outside", ["Else"], "Line 3: Else outside an If."],
    ["a second Else", ["If True Then", "Else", "Else", "End If"], "Line 5: Else after Else."],
    ["a leading dot outside With", ['.Range("A1").Clear'], "Line 3: a leading dot outside a With."],
    ["Exit For outside", ["Exit For"], "Line 3: Exit For outside a For."],
    ["Exit Function in a Sub", ["Exit Function"], "Line 3: Exit function outside a function."],
    ["an open string", ['MsgBox "Hello'], "Line 3: a string without its closing quote."],
    ["brackets", ["MsgBox (1 + (2)"], "Line 3: brackets that do not pair."],
    ["a variable without Dim", ["total = 1"], "Line 3: total is not declared."],
    ["a misspelt variable", ["Dim total As Double", "totla = 1"], "Line 4: totla is not declared."],
    ["a misspelt constant", ["Debug.Print xlUpp"], "Line 3: xlUpp is not declared."],
    ["a name joined without a space", ['MsgBox "a"&nobody'], "Line 3: nobody is not declared."],
    [
      "a continuation into nothing",
      ["Dim a As Long: a = 1 + _", ""],
      "Line 3: a line continuation with nothing after it.",
    ],
  ])("%s", (_, lines, problem) => {
    expect(vbaProblems(inSub(...lines))).toContain(problem);
  });

  test("a sub that never ends", () => {
    expect(vbaProblems("Option Explicit\nSub Sample()")).toEqual([
      "Line 2: Procedure is never closed.",
    ]);
  });

  test("a sub closed as a function", () => {
    expect(vbaProblems("Option Explicit\nSub Sample()\nEnd Function")).toEqual([
      "Line 3: End function closes a sub.",
    ]);
  });

  test("Option Explicit missing", () => {
    expect(vbaProblems("Sub Sample()\nEnd Sub")).toEqual([
      "Line 1: Option Explicit does not come first.",
    ]);
  });

  test("a variable of one procedure used in another", () => {
    const module = "Option Explicit\nSub A()\nDim x As Long\nEnd Sub\nSub B()\nx = 1\nEnd Sub";
    expect(vbaProblems(module)).toEqual(["Line 6: x is not declared."]);
  });
});
