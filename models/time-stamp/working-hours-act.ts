import { count, hours } from "#workings/describe.ts";

/** What the Arbeitszeitgesetz (ArbZG) asks for; each number is a cell of its own. */
export const legalLimits = {
  longestDay: hours("Work in a day, at most", {
    given:
      "§ 3 ArbZG: beyond eight hours only if the average stays at eight, over six months or 24 weeks.",
    values: 10,
  }),
  breakAfter: hours("Work without a break, at most", { given: "§ 4 ArbZG.", values: 6 }),
  breakDue: hours("Break after that", { given: "§ 4 ArbZG: 30 minutes.", values: 0.5 }),
  longerBreakAfter: hours("Work that needs a longer break", { given: "§ 4 ArbZG.", values: 9 }),
  longerBreakDue: hours("Break after that", { given: "§ 4 ArbZG: 45 minutes.", values: 0.75 }),
  shortestBreak: hours("Shortest break that counts", {
    given: "§ 4 ArbZG: 15 minutes.",
    values: 0.25,
  }),
  restDue: hours("Rest between two shifts", { given: "§ 5 ArbZG.", values: 11 }),
  nightFrom: hours("Night begins at", { given: "§ 2 ArbZG, on the clock.", values: 23 }),
  nightTo: hours("Night ends at", { given: "§ 2 ArbZG, on the clock.", values: 6 }),
};

const nightBetween = between(
  (at) =>
    `(INT(${at})-monthStart)*(nightTo+24-nightFrom)+MIN(MOD(${at},1)*24,nightTo)+MAX(MOD(${at},1)*24-nightFrom,0)`,
);
const sundaysBetween = between(
  (at) => `INT((${at}-monthStart)/7)*24+MAX(MOD(${at}-monthStart,7)-6,0)*24`,
);

/** Of each stamp: what the shift has come to by then, and which rule it breaks. */
export const legalStampLines = {
  workedInShift: hours("Worked in the shift so far", soFar("workedInShift", "workedBefore"), {
    first: "=0",
  }),
  breakInShift: hours(
    "Breaks in the shift so far",
    soFar("breakInShift", "IF(pausedBefore>=shortestBreak,pausedBefore,0)"),
    { first: "=0", note: "A break shorter than a quarter of an hour does not count." },
  ),
  hasLongDay: count("Day too long", '=IF(stampKind<>"Out",0,IF(workedInShift>longestDay,1,0))', {
    note: "Judged when the shift has ended, § 3 ArbZG.",
  }),
  breakShort: hours(
    "Break too short by",
    '=IF(stampKind<>"Out",0,MAX(0,IF(workedInShift>longerBreakAfter,longerBreakDue,IF(workedInShift>breakAfter,breakDue,0))-breakInShift))',
    { note: "Judged when the shift has ended, § 4 ArbZG." },
  ),
  hasShortBreak: count("Break too short", "=IF(breakShort>0,1,0)"),
  hasShortRest: count(
    "Rest too short",
    "=IF(beginsShift=0,0,IF(stampPerson<>previous(stampPerson),0,IF(ROUND((stampAt-previous(stampAt))*86400,0)/3600<restDue,1,0)))",
    { first: "=0", note: "From the end of one shift to the start of the next, § 5 ArbZG." },
  ),
  nightBefore: hours("At night until this stamp", `=IF(workedBefore=0,0,${nightBetween})`, {
    first: "=0",
    note: "From 23:00 to 06:00, § 2 ArbZG. More than two hours of it make night work.",
  }),
  sundayBefore: hours("On a Sunday until this stamp", `=IF(workedBefore=0,0,${sundaysBetween})`, {
    first: "=0",
    note: "From midnight to midnight, § 9 ArbZG. Public holidays are not in the log.",
  }),
};

/** Of each person. */
export const legalTeamLines = {
  teamShifts: count("Shifts", ofPerson("beginsShift"), { total: true }),
  teamLongDays: count("Days too long", ofPerson("hasLongDay"), { total: true }),
  teamShortBreaks: count("Breaks too short", ofPerson("hasShortBreak"), { total: true }),
  teamShortRests: count("Rests too short", ofPerson("hasShortRest"), { total: true }),
  teamNight: hours("At night", ofPerson("nightBefore"), { total: true }),
  teamSunday: hours("On Sundays", ofPerson("sundayBefore"), { total: true }),
};

function ofPerson(line: string) {
  return `=SUMIFS(all(${line}),all(stampPerson),teamName)`;
}

/** In whole seconds, so that nine hours in parts are nine hours. */
function soFar(total: string, part: string) {
  return `=IF(beginsShift=1,0,IF(stampPerson=previous(stampPerson),ROUND((previous(${total})+${part})*3600,0)/3600,0))`;
}

/** Hours since the start of the month that are of a kind, at one stamp less at the one before. */
function between(hoursUntil: (at: string) => string) {
  return `ROUND((${hoursUntil("stampAt")}-(${hoursUntil("previous(stampAt)")}))*3600,0)/3600`;
}
