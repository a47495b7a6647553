import type { Book } from "./types.ts";

export const books: readonly Book[] = [
  {
    title: "The Intelligent Investor",
    author: "Benjamin Graham",
    category: "Investing",
    year: 1949,
    description:
      "Graham separates the investor, who buys a piece of a business, from the speculator, who buys a price. Few books about money are this calm, and few authors had better reason not to be.",
    keyTakeaway:
      "Decide what a business is worth before you look at its price, and buy only with a wide margin of safety between the two. Mr. Market makes an offer every day; declining it costs nothing.",
    image: {
      file: "book-intelligent-investor.svg",
      alt: "Cover of The Intelligent Investor by Benjamin Graham, drawn for this site: a jagged price line around a steady value line, the gap below value hatched.",
    },
  },
  {
    title: "Storytelling with Data",
    author: "Cole Nussbaumer Knaflic",
    category: "Data visualization",
    year: 2015,
    description:
      "A practical course in business charts: know your audience, choose a simple form, clear away the clutter, then point at what matters. You can use it on the slide you have open right now.",
    keyTakeaway:
      "Draw the whole chart in gray, then color the one line you mean to talk about. If no line deserves the color, the chart is not ready yet.",
    image: {
      file: "book-storytelling-with-data.svg",
      alt: "Cover of Storytelling with Data by Cole Nussbaumer Knaflic, drawn for this site: eight bars, seven gray and one red.",
    },
  },
  {
    title: "Thinking, Fast and Slow",
    author: "Daniel Kahneman",
    category: "Decision making",
    year: 2011,
    description:
      "How quick judgment works, where it fails and why we do not notice: anchors, losses that weigh more than gains, stories that fit too well. Some of the studies it cites have not held up; its questions have.",
    keyTakeaway:
      "Before you forecast a case, look up how similar cases ended. Start from that base rate and let the details move you only as far as they count as evidence.",
    image: {
      file: "book-thinking-fast-and-slow.svg",
      alt: "Cover of Thinking, Fast and Slow by Daniel Kahneman, drawn for this site: a dial with a slow hand and a fast one that leaves a trail behind it.",
    },
  },
  {
    title: "Financial Modeling",
    author: "Simon Benninga",
    category: "Financial modeling",
    year: 1997,
    description:
      "Corporate finance, portfolios, options and bonds, each built up in a spreadsheet cell by cell. The year given is that of the first edition; buy the latest one, and type the sheets in yourself.",
    keyTakeaway:
      "You understand a model once you have rebuilt it from an empty sheet and reached the same number. Until then you have only read it.",
    image: {
      file: "book-financial-modeling.svg",
      alt: "Cover of Financial Modeling by Simon Benninga, drawn for this site: a sheet of five discounted cash flows with the net present value highlighted.",
    },
  },
];
