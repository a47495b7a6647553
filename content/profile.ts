import type { Profile } from "./types.ts";

/** The demo owner. Everything personal on the site comes from here; edit it to make the site yours. */
export const profile: Profile = {
  name: "Mira Anand",
  sampleOwner: "Mira Anand",
  headline: "Finance and data analytics professional. My models show their working.",
  tagline:
    "I build financial models, risk dashboards and data-driven insights in Python, SQL, Excel and VBA.",
  today:
    "In finance since 2015. At Tessary Fund Services I report what eleven private equity funds (€2.4bn) have earned and who is owed what.",
  location: "Frankfurt am Main",
  openTo: "Fund performance, valuation and FP&A roles in Frankfurt or remote",
  availability: "Three months’ notice; German settlement permit, no sponsorship needed",
  field: "Finance & data analytics",
  photo: {
    file: "portrait.svg",
    alt: "Drawn portrait of Mira Anand: dark shoulder-length hair, glasses, a slight smile, a green blazer over a white shirt; behind her, ledger lines and a rising chart.",
    caption: "Mira Anand, 2024",
  },
  email: "hello@mira-anand.example",
  phone: null,
  linkedin: "https://www.linkedin.com/in/mira-anand-example",
  resumeUrl: null,
  siteUrl: "https://mira-anand.example",
  introduction: [
    "I calculate what private equity funds have earned and who is owed what: IRRs, multiples, fees and carried interest. The models on this site are rebuilt from scratch with invented data. Most began when someone asked where a number came from and the old spreadsheet could not say; the rest began with a question from a friend, or plain curiosity.",
    "I started in Pune, with a list of truck arrivals and a macro that sorted it. Loan files in Mumbai taught me to doubt a ratio until I had seen its numerator and denominator. Fund books in Bengaluru taught me what a wrong sign costs at quarter end. In 2021, I came to Frankfurt for a master’s degree, and stayed.",
    "I work in English. My SQL is better than my German, and I practice both.",
  ],
  summary:
    "In finance since 2015: IRR, multiples, fees and carried interest for eleven private equity funds (€2.4bn of commitments); before that, fund accounting and credit analysis. Models in Excel, Python and VBA, on ledgers in SQL.",
  experience: [
    {
      title: "Senior Analyst, Fund Performance",
      organization: "Tessary Fund Services, Frankfurt am Main",
      description:
        "Hired after the degree, on the strength of six years in credit and fund accounting. Quarterly IRR, TVPI, DPI and RVPI for eleven private equity funds (€2.4bn of commitments, about 180 LPs), and the waterfall behind each distribution. Replaced a chain of linked workbooks with one SQL ledger and a model that reads it.",
      kind: "work",
      from: "2023-10",
      to: null,
    },
    {
      title: "Working Student, Investor Onboarding",
      organization: "Orrin & Vale Advisory, Frankfurt am Main",
      description:
        "Checked the files of US and German fund investors for an English-speaking client desk: ownership, source of funds, tax forms. Built the tracker that showed which document was missing, and since when.",
      kind: "work",
      from: "2022-04",
      to: "2023-09",
    },
    {
      title: "MSc Finance and Data Analytics, taught in English",
      organization: "Mainfeld University of Applied Sciences, Frankfurt am Main",
      description:
        "Fixed income, derivatives, econometrics and statistical learning. Thesis: what class imbalance does to the reported accuracy of credit models.",
      kind: "education",
      from: "2021-10",
      to: "2023-09",
    },
    {
      title: "Fund Accountant, Private Equity",
      organization: "Palandur Fund Operations, Bengaluru",
      description:
        "Working from Bengaluru, kept the books of European buyout funds: capital calls, distributions, management fees, LP statements. Cut the turnaround of a capital call from two days to one morning with VBA.",
      kind: "work",
      from: "2018-03",
      to: "2021-08",
    },
    {
      title: "Credit Analyst, Small Business Lending",
      organization: "Ashvara Finance, Mumbai",
      description:
        "Reviewed about forty loan applications a month, from balance sheet to site visit, and took them to committee. Built the spreadsheet that compared our ratings with what happened afterward.",
      kind: "work",
      from: "2015-07",
      to: "2018-02",
    },
    {
      title: "Postgraduate Diploma in Financial Management",
      organization: "Kondavale School of Business, Mumbai",
      description:
        "Valuation, corporate finance and financial statement analysis. First DCF; first lesson in how much a terminal value can hide.",
      kind: "education",
      from: "2014-06",
      to: "2015-05",
    },
    {
      title: "Reporting Analyst",
      organization: "Marigold Road Freight, Pune",
      description:
        "Daily reports on loads, delays and cost per kilometer for four depots. Learned VBA by automating them, and SQL because the workbook stopped opening.",
      kind: "work",
      from: "2012-07",
      to: "2014-05",
    },
    {
      title: "Bachelor of Commerce, Accounting and Statistics",
      organization: "Deccan Heights College of Commerce, Pune",
      description:
        "Double entry, cost accounting, probability and sampling. Kept the books of the student theater, which taught me the rest.",
      kind: "education",
      from: "2009-06",
      to: "2012-05",
    },
  ],
  skills: [
    { category: "Programming", items: ["Python", "SQL", "VBA", "pandas", "NumPy", "scikit-learn"] },
    {
      category: "Tools & Software",
      items: ["Excel", "Power Query", "PostgreSQL", "eFront", "Jupyter", "Power BI", "Git"],
    },
    {
      category: "Finance",
      items: [
        "Private equity waterfalls",
        "Fund accounting",
        "IFRS and Luxembourg GAAP",
        "IRR, TVPI and ILPA reporting",
        "Budgets and variances",
        "Valuation",
        "Credit risk",
        "Fixed income",
        "Investor onboarding",
      ],
    },
    {
      category: "Data Analysis",
      items: [
        "Reconciliation",
        "Segmentation",
        "Classification models",
        "Scenario and sensitivity analysis",
        "Chart design",
      ],
    },
  ],
  languages: [
    { name: "English", level: "Business fluent" },
    { name: "German", level: "Beginner" },
    { name: "Hindi", level: "Native" },
  ],
  certifications: [
    { name: "SQL", level: "Intermediate", issuer: "Lakmere Data Academy", year: 2020 },
  ],
  whatIDo: [
    "Waterfall, fee and carried interest calculations for private equity funds",
    "Excel models you can follow, formula by formula, from the inputs to the result",
    "SQL that turns a ledger into a monthly report",
    "Python models for credit risk and portfolio weights, tested on data they have not seen",
    "VBA that takes the clicking out of month end",
    "Dashboards that answer one question each",
  ],
  emailService: null,
  demoVideoUrl: null,
};
