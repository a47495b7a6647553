/** Twelve invented people, and how many hours a month they are paid for. */
export const team = [
  { name: "Amira Haddad", contract: 160, pattern: "day" },
  { name: "Ben Krüger", contract: 160, pattern: "day" },
  { name: "Clara Vogt", contract: 80, pattern: "morning" },
  { name: "Daniel Osei", contract: 160, pattern: "day" },
  { name: "Elif Kaya", contract: 160, pattern: "day" },
  { name: "Felix Brandt", contract: 120, pattern: "night" },
  { name: "Greta Lindner", contract: 160, pattern: "day" },
  { name: "Hassan Malik", contract: 160, pattern: "day" },
  { name: "Ines Ferreira", contract: 80, pattern: "morning" },
  { name: "Jonas Weber", contract: 160, pattern: "day" },
  { name: "Karim Nasser", contract: 160, pattern: "day" },
  { name: "Lena Hoffmann", contract: 160, pattern: "day" },
] as const;

export type Person = (typeof team)[number];
