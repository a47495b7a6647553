import type { Profile } from "#content/types.ts";

/** An invented owner who shares no phrase with the demo owner. */
export const secondOwner: Profile = {
  name: "Jonas Öberg-Lindqvist",
  headline: "Controller in shipping. I count containers until they agree.",
  tagline: "Freight margins, fuel hedges and port fees, counted twice and explained once.",
  location: "Göteborg",
  field: "Controlling & logistics",
  photo: {
    file: "portrait.jpg",
    alt: "A plain blue square in place of a photo of Jonas.",
    caption: "On the quay",
  },
  email: "post@oberg-lindqvist.example",
  phone: "+46 31 000 00 00",
  linkedin: "https://www.linkedin.com/in/oberg-lindqvist-example",
  resumeUrl: null,
  siteUrl: "https://oberg-lindqvist.example",
  introduction: ["I keep the accounts of ships. They move, and so do their costs."],
  experience: [
    {
      title: "Controller",
      organization: "Skagern Rederi, Göteborg",
      description: "Voyage results within two days of the last container.",
      kind: "work",
      from: "2019-08",
      to: null,
    },
    {
      title: "BSc Economics",
      organization: "Vänervik Högskola, Karlstad",
      description: "Accounting, and a thesis about bunker prices.",
      kind: "education",
      from: "2016",
      to: "2019",
    },
  ],
  skills: [{ category: "Tools", items: ["Excel", "SQL"] }],
  languages: [{ name: "Swedish", level: "Native" }],
  certifications: [],
  whatIDo: ["Voyage accounts that close"],
  emailService: null,
  demoVideoUrl: null,
};
