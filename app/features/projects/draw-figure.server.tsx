import type { ReactNode } from "react";
import type { CardChart } from "#content/types.ts";
import { type DrawingText, drawingsOf } from "./drawing.ts";
import { BankCustomerSegmentation } from "./figures/bank-customer-segmentation.tsx";
import { BondPortfolioDashboard } from "./figures/bond-portfolio-dashboard.tsx";
import { CandlestickSmaChart } from "./figures/candlestick-sma-chart.tsx";
import { CreditRiskModel } from "./figures/credit-risk-model.tsx";
import { DcfValuationModel } from "./figures/dcf-valuation-model.tsx";
import { EmployeeTimeStamp } from "./figures/employee-time-stamp.tsx";
import { FinancialReportGenerator } from "./figures/financial-report-generator.tsx";
import { type Finished, FinishedWhen } from "./figures/finished-when.tsx";
import { FraudDetection } from "./figures/fraud-detection.tsx";
import { FundopsModelPe } from "./figures/fundops-model-pe.tsx";
import { LboFinancialModel } from "./figures/lbo-financial-model.tsx";
import { OptionsPayoffSimulator } from "./figures/options-payoff-simulator.tsx";
import { PeWaterfallStructure } from "./figures/pe-waterfall-structure.tsx";
import { PortfolioOptimization } from "./figures/portfolio-optimization.tsx";
import { RentalPropertyModel } from "./figures/rental-property-model.tsx";
import { SolarFinancingCalculator } from "./figures/solar-financing-calculator.tsx";
import { SolarFinancingDashboard } from "./figures/solar-financing-dashboard.tsx";
import { SudokuPython } from "./figures/sudoku-python.tsx";
import { TicTacToePython } from "./figures/tic-tac-toe-python.tsx";
import { TicTacToeVba } from "./figures/tic-tac-toe-vba.tsx";

export const figures: Record<CardChart, () => ReactNode> = {
  "employee-time-stamp": EmployeeTimeStamp,
  "options-payoff-simulator": OptionsPayoffSimulator,
  "financial-report-generator": FinancialReportGenerator,
  "tic-tac-toe-vba": TicTacToeVba,
  "pe-waterfall-structure": PeWaterfallStructure,
  "fundops-model-pe": FundopsModelPe,
  "lbo-financial-model": LboFinancialModel,
  "dcf-valuation-model": DcfValuationModel,
  "bond-portfolio-dashboard": BondPortfolioDashboard,
  "rental-property-model": RentalPropertyModel,
  "solar-financing-calculator": SolarFinancingCalculator,
  "solar-financing-dashboard": SolarFinancingDashboard,
  "bank-customer-segmentation": BankCustomerSegmentation,
  "fraud-detection": FraudDetection,
  "credit-risk-model": CreditRiskModel,
  "portfolio-optimization": PortfolioOptimization,
  "candlestick-sma-chart": CandlestickSmaChart,
  "tic-tac-toe-python": TicTacToePython,
  "sudoku-python": SudokuPython,
};

/**
 * Draws the strip of a card. Only the build does: charts and models would weigh more in the browser
 * than what they draw.
 */
export function drawFigure(
  chart: CardChart | undefined,
  finished: Finished | null,
): DrawingText | null {
  const Figure = chart && figures[chart];
  const figure = Figure ? <Figure /> : finished && <FinishedWhen {...finished} />;
  const [drawing] = drawingsOf(figure);
  return drawing ? JSON.stringify(drawing) : null;
}
