/**
 * Loaded before the dev server. React Router starts Vite with an option that Vite has renamed, and the
 * owner can do nothing about the warning. Plain JavaScript, because Node loads it before any compiler.
 */
const { warn } = console;

console.warn = (...words) => {
  if (!String(words[0]).includes("`envFile` option is deprecated")) warn(...words);
};
