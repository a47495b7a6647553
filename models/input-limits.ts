type NumberName<Inputs> = {
  [Name in keyof Inputs]: Inputs[Name] extends number ? Name : never;
}[keyof Inputs];

/** How far each number among the inputs may go: the ends of its slider, and what a url may ask for. */
export type InputLimits<Inputs> = Readonly<
  Record<NumberName<Inputs>, { min: number; max: number; step: number }>
>;
