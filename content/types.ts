/** The shapes of everything the owner writes. The lists in this folder have these types. */

/** A picture in `content/images/`, named without the folder. */
export type Picture = {
  file: string;
  /** Describes the image to a person who cannot see it. */
  alt: string;
};

/** The sizes of a picture: `width` and `height` are its own, and each of `widths` is `<name>-<width>.avif` and `.webp`. */
export type ImageVariants = {
  width: number;
  height: number;
  widths: readonly number[];
  /** For browsers that know neither format. */
  fallback: string;
};

/** What search engines and previews of links are told: the description, or the lead where there is none. */
export type Described =
  | { lead: string; description?: string }
  | { lead?: never; description: string };

/** A page that is neither a project nor an article. */
export type Page = Described & {
  /** In menus, breadcrumbs and lists of pages. */
  name: string;
  /** Which menu links to it. */
  menu?: "header" | "footer";
  /** The heading of the page, and its title in the browser. */
  title: string;
  /**
   * The projects to look at first, by slug: the figure of each, two to four words that name it, and what else it found.
   * A name in braces is replaced by that figure of its model. Those without a page are left out.
   */
  startWith?: readonly { project: string; figure: string; label: string; finding: string }[];
  /** The projects by what they are about, by slug. Those without a page are left out. */
  subjects?: readonly { name: string; projects: readonly string[] }[];
  /** The article to read first, by slug, above the list of all, and why. One that is not published is left out. */
  readFirst?: { article: string; reason: string };
  /** The shortcut on the home page. */
  shelf?: { label: string; title: string; text: string };
  /** The end of the page: a question, and the link to the contact form that follows it. */
  invitation?: { question: string; link: string };
  /** The same, at the end of a project whose workbook can be downloaded. */
  adapted?: { question: string; link: string };
};

/** A section of the projects listing. */
export type ProjectCategory = {
  /** Anchor of the section: the lowercase title with dashes. */
  id: string;
  title: string;
  /** Short name, as on the home page. */
  name: string;
  /** Number in the chart of accounts; no other section or page has it. */
  code: number;
  /** Decides icon and color. */
  language: "vba" | "excel" | "sql" | "python";
  /** One line for the home page: what is in it. */
  summary: string;
  /** Ends a project page, before the link to the contact form: `Want this workbook?` */
  copyQuestion: string;
};

export type Language = ProjectCategory["language"];

export type Screenshot = { caption: string; picture: Picture };

/** Whose problem it was, what you did about it, and what came out. */
export type Opening = { problem: string; work: string; result: string };

/** What a project page shows beyond its card. Its prose is `content/projects/<slug>.mdx`. */
export type ProjectDetail = {
  /**
   * The first lines of the page, of at most about twenty words each. A name in braces, as in `{lpIrr}`, is replaced by
   * that figure of the model's opening case; `{teamWorked.total}` is the total of a line.
   */
  opening: Opening;
  /** Year and month: `2023-11`. */
  completed: string;
  /** The month of the last change, where it is later, as with figures that are newer: `2026-01`. */
  updated?: string;
  /** How long it took, in words: `6 weeks`. */
  duration: string;
  challenges: readonly string[];
  features: readonly string[];
  technologies: readonly string[];
  screenshots: readonly Screenshot[];
  /** Whether the text can be downloaded as a Jupyter notebook. */
  notebook?: boolean;
  /** Files of the repository that belong to the project's code, besides those in `content/code/<slug>`. */
  sharedCode?: readonly string[];
};

export type Project<Section extends string = string> = {
  slug: string;
  /** The `id` of its section of the listing. */
  section: Section;
  title: string;
  /** One or two sentences: what it does, and for whom. */
  description: string;
  tags: readonly string[];
  type: "project" | "github" | "excel" | "dashboard";
  /** A direct card links straight to its page; any other opens the 'Project Coming Soon' dialog. */
  direct: boolean;
  /** On its page, 'Get the project copy' leads straight to the contact form instead of asking first. */
  copyByLink?: boolean;
  /** The folder in `models/` whose sheet the page calculates with. */
  model?: string;
  /** The workbook in `content/workbooks/`, without `.xlsx`, that the page calculates with. */
  workbook?: string;
  /** `null`: there is a card in the listing, but no page yet. */
  detail: ProjectDetail | null;
};

export type ProjectType = Project["type"];

/** A model at work on the home page. Names are those of its sheet. */
export type LivingFigure = {
  /** The slug of a project with a `model`. */
  project: string;
  /** What the visitor may do. */
  invitation: string;
  /** Leads to the page of the project. */
  link: string;
  /** The case shown first. */
  opensWith: string;
  /** The presets to choose from, in order, and the finding of each: a sentence with figures in braces. */
  cases: Readonly<Record<string, string>>;
  /** Two results; the working of the first is open. */
  figures: readonly [string, string];
  /** A line of the sheet in euro, drawn in millions, and what it shows, with figures in braces. */
  chart: { line: string; caption: string };
};

/** What an article whose text is not ready yet shows on load. */
export type ComingSoon = {
  /**
   * Label of the button that closes the dialog, for an article with something to read already. Without
   * it the article is in preparation, and only the close button closes the dialog.
   */
  dismiss?: string;
};

export type Article<Category extends string = string> = {
  slug: string;
  title: string;
  subtitle: string;
  description: string;
  tags: readonly string[];
  /** Minutes. */
  readTime: number;
  /** ISO date: `2024-01-15`. With a later one than today, the build leaves the article out until then. */
  date: string;
  /** Seen by `npm run dev` only. */
  draft?: boolean;
  /** ISO date of the last change that readers should know about. */
  revised?: string;
  /** Year and month up to which the article follows the law: `2026-07`. */
  lawAsOf?: string;
  /** The `name` of its category. */
  category: Category;
  /** The series it belongs to. Its articles are ordered by date, or by `part` where each of them has one. */
  series?: { name: string; part?: number };
  comingSoon?: ComingSoon;
};

/** Where an article is in its series. */
export type SeriesPlace = {
  name: string;
  /** From 1, among the parts that have a text; `null` for one in preparation. */
  part: number | null;
  parts: readonly Pick<Article, "slug" | "title">[];
  inPreparation: readonly Pick<Article, "slug" | "title">[];
};

export type Book = {
  title: string;
  author: string;
  category: string;
  year: number;
  description: string;
  keyTakeaway: string;
  image: Picture;
};

/** `2023-10`, or `2023` where the month does not matter. */
export type MonthOrYear = `${number}-${number}` | `${number}`;

export type ExperienceEntry = {
  title: string;
  organization: string;
  description: string;
  kind: "work" | "education";
  from: MonthOrYear;
  /** `null` if it is ongoing. */
  to: MonthOrYear | null;
};

export type SkillGroup = { category: string; items: readonly string[] };

export type SpokenLanguage = { name: string; level: string };

export type Profile = {
  name: string;
  /** While the owner has this name, the footer and the resume say that nobody is called that. Remove it from your own profile. */
  sampleOwner?: string;
  headline: string;
  tagline: string;
  /** What you do today and for whom, below the tagline; without it the home page names your job title alone. */
  today?: string;
  location: string;
  /** What you are looking for, in a line of Home, About, Contact and the resume. Leave it out while you look for nothing. */
  openTo?: string;
  /** From when and with what permit, in the line after it. */
  availability?: string;
  /** In titles of pages, and above your name where no job of `experience` is ongoing. */
  field: string;
  photo: Picture & { caption: string };
  email: string;
  /** With country code, or `null` to leave it out. */
  phone: string | null;
  linkedin: string;
  /** Address of a resume elsewhere; `null` offers the PDF built from this content. */
  resumeUrl: string | null;
  /** Where the site lives, without a trailing slash. `SITE_URL` in the environment overrides it. */
  siteUrl: string;
  introduction: readonly string[];
  /** The first paragraph of the resume, in place of the introduction. */
  summary?: string;
  experience: readonly ExperienceEntry[];
  skills: readonly SkillGroup[];
  languages: readonly SpokenLanguage[];
  certifications: readonly {
    name: string;
    level: string;
    issuer?: string;
    year?: number;
  }[];
  whatIDo: readonly string[];
  /** EmailJS ids; all `null` sends through the project's own server. The environment overrides them. */
  emailService: { serviceId: string; templateId: string; publicKey: string } | null;
  /** Embed address of the demo video on a file-sharing site; `null` plays the recording shipped here. */
  demoVideoUrl: string | null;
};
