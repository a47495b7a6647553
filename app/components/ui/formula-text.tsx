import { Fragment } from "react";

/**
 * A formula that may go on in a new line after an operator, a comma, a bracket or the name of a sheet. Copied, it is
 * the formula alone.
 */
export function FormulaText({ children }: { children: string }) {
  return children.split(/(?<=[-+*/^&,(!]|[<>=](?![<>=]))/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a formula have no other id
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
