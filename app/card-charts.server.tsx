import type { ReactNode } from "react";
import type { CardChart } from "#content/types.ts";
import { type DrawingText, drawChart } from "./components/charts/drawing.ts";
import { BankCustomerSegmentation } from "./features/projects/card-charts/bank-customer-segmentation.tsx";
import { BondPortfolioDashboard } from "./features/projects/card-charts/bond-portfolio-dashboard.tsx";
import { CandlestickSmaChart } from "./features/projects/card-charts/candlestick-sma-chart.tsx";
import { CreditRiskModel } from "./features/projects/card-charts/credit-risk-model.tsx";
import { DcfValuationModel } from "./features/projects/card-charts/dcf-valuation-model.tsx";
import { EmployeeTimeStamp } from "./features/projects/card-charts/employee-time-stamp.tsx";
import { FinancialReportGenerator } from "./features/projects/card-charts/financial-report-generator.tsx";
import { type Finished, FinishedWhen } from "./features/projects/card-charts/finished-when.tsx";
import { FraudDetection } from "./features/projects/card-charts/fraud-detection.tsx";
import { FundopsModelPe } from "./features/projects/card-charts/fundops-model-pe.tsx";
import { LboFinancialModel } from "./features/projects/card-charts/lbo-financial-model.tsx";
import { OptionsPayoffSimulator } from "./features/projects/card-charts/options-payoff-simulator.tsx";
import { PeWaterfallStructure } from "./features/projects/card-charts/pe-waterfall-structure.tsx";
import { PortfolioOptimization } from "./features/projects/card-charts/portfolio-optimization.tsx";
import { RentalPropertyModel } from "./features/projects/card-charts/rental-property-model.tsx";
import { SolarFinancingCalculator } from "./features/projects/card-charts/solar-financing-calculator.tsx";
import { SolarFinancingDashboard } from "./features/projects/card-charts/solar-financing-dashboard.tsx";
import { SudokuPython } from "./features/projects/card-charts/sudoku-python.tsx";
import { TicTacToePython } from "./features/projects/card-charts/tic-tac-toe-python.tsx";
import { TicTacToeVba } from "./features/projects/card-charts/tic-tac-toe-vba.tsx";

/** The chart that the `cardChart` of a project names. */
export const cardCharts: Record<CardChart, () => ReactNode> = {
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

/** A project without its own chart shows when it was finished, if it has been. */
export function drawCardChart(
  chart: CardChart | undefined,
  finished: Finished | null,
): DrawingText | null {
  const Chart = chart && cardCharts[chart];
  return drawChart(Chart ? <Chart /> : finished && <FinishedWhen {...finished} />);
}
