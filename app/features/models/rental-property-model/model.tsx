import { sheet } from "#content/workbooks/rental.xlsx";
import { modelPage } from "../kit/model-page.tsx";
import { LoanAndRent } from "./loan-and-rent.tsx";
import { PriceRises } from "./price-rises.tsx";

export const handle = modelPage(sheet, { Chart: LoanAndRent, Body: PriceRises });
