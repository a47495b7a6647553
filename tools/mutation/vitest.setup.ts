import fc from "fast-check";

fc.configureGlobal({
  // The same cases in every run, so that a score can be repeated.
  seed: 1,
  // Nobody reads the smallest counterexample here, and finding it takes longer than all the rest.
  endOnFailure: true,
  // A mutant that survives two seconds of generated cases would take most of the time there is.
  interruptAfterTimeLimit: 2_000,
});
