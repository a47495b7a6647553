import type { Problem, Statement } from "./vba-lines.ts";

const KEYWORDS = words(`
  AddressOf And As Boolean ByRef Byte ByVal Call Case Collection Const Currency Date Declare Dim Do
  Double Each Else ElseIf Empty End Enum Eqv Erase Error Exit Explicit False For Friend Function Get
  GoTo If Imp In Integer Is Let Like Long LongLong Loop Me Mod New Next Not Nothing Null Object On
  Option Optional Or ParamArray Preserve Private Property Public ReDim Resume Select Set Single
  Static Step Stop String Sub Then To True Type TypeOf Until Variant Wend While With Xor
`);

/** What VBA and Excel offer without a declaration, as far as our samples use it. */
const LIBRARY = words(`
  Abs ActiveSheet ActiveWorkbook Application Array CDate CDbl CLng CStr CVErr Cells Columns Date DateAdd
  DateDiff DateSerial Debug Err Format IIf InStr Int IsEmpty IsError IsNumeric LBound LCase Left Len
  Mid MsgBox Now Replace RGB Right Round Rows Split Sqr ThisWorkbook Trim UBound UCase Val VarType
  Worksheet Worksheets WorksheetFunction Range Workbook Workbooks
  vbBoolean vbCrLf vbDouble vbEmpty vbError vbExclamation vbInformation vbNewLine vbNullString
  vbString vbTab
  xlCalculationAutomatic xlCalculationManual xlColorIndexNone xlDown xlErrNA xlErrNum xlErrValue
  xlToLeft xlToRight xlUp
`);

const DECLARATION =
  /^(?:(?:Dim|Static|ReDim(?: Preserve)?|(?:(?:Public|Private) )?Const|Public|Private)) (?!Sub|Function|Property|Type|Enum|Declare)(.+)$/i;
const PROCEDURE =
  /^(?:(?:Public|Private|Friend|Static) )*(?:Sub|Function|Property (?:Get|Let|Set)) (\w+) ?\((.*)\)/i;

/** Names that are used where `Option Explicit` would stop the compiler. */
export function undeclaredNames(statements: readonly Statement[]): Problem[] {
  const ofModule = new Set<string>();
  const procedures: { names: Set<string>; body: Statement[] }[] = [];
  let current: { names: Set<string>; body: Statement[] } | undefined;

  for (const statement of statements) {
    const procedure = PROCEDURE.exec(statement.text);
    if (procedure) {
      ofModule.add((procedure[1] ?? "").toLowerCase());
      current = { names: new Set(declared(procedure[2] ?? "")), body: [] };
      procedures.push(current);
    }
    const declaration = DECLARATION.exec(statement.text)?.[1];
    // ReDim of a name that has no Dim declares it too, as in VBA.
    if (declaration)
      for (const name of declared(declaration)) (current?.names ?? ofModule).add(name);
    current?.body.push(statement);
    if (/^End (Sub|Function|Property)$/i.test(statement.text)) current = undefined;
  }

  for (const { names, body } of procedures) for (const label of labels(body)) names.add(label);

  return procedures.flatMap(({ names, body }) =>
    body.flatMap(({ text, line }) => {
      const unknown = usedNames(text).filter(
        (name) => !names.has(name.toLowerCase()) && !ofModule.has(name.toLowerCase()),
      );
      return [...new Set(unknown)].map((name) => ({ line, message: `${name} is not declared` }));
    }),
  );
}

/** Lines that a GoTo of the same procedure jumps to. */
function labels(body: readonly Statement[]) {
  const alone = new Set(body.map(({ text }) => text.toLowerCase()));
  const targets = body.flatMap(({ text }) => /\b(?:GoTo|Resume) (\w+)/i.exec(text)?.[1] ?? []);
  return targets.map((name) => name.toLowerCase()).filter((name) => alone.has(name));
}

/** The names in `a As Long, b() As Double, c(1 To n)`, in lower case. */
function declared(list: string) {
  return splitAtCommas(list).map((item) =>
    item
      .trim()
      .replace(/^(?:(?:Optional|ByVal|ByRef|ParamArray) )+/i, "")
      .replace(/\W.*$/, "")
      .toLowerCase(),
  );
}

function splitAtCommas(list: string) {
  const items = [""];
  let depth = 0;
  for (const character of list) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (character === "," && depth === 0) items.push("");
    else items[items.length - 1] += character;
  }
  return items.filter((item) => item.trim());
}

/** Identifiers that must be declared: no keyword, member, named argument, type or library name. */
function usedNames(text: string) {
  const withoutTypes = text.replace(/\bAs (?:New )?[\w.]+/gi, "").replace(/&[HO]\w+/gi, "");
  return [...withoutTypes.matchAll(/(?<![\w.!])[A-Za-z]\w*(?!\w)(?!\s*:=)/g)]
    .map(([name]) => name)
    .filter((name) => !KEYWORDS.has(name.toLowerCase()) && !LIBRARY.has(name.toLowerCase()));
}

function words(text: string) {
  return new Set(text.trim().toLowerCase().split(/\s+/));
}
