// The part of Lighthouse that the bench uses. Its own types are installed with it, by `npm run bench` alone, and
// the type check must pass without.

declare module "lighthouse" {
  type Request = {
    url: string;
    resourceType?: string;
    transferSize?: number;
    networkRequestTime: number;
  };
  type Audit = { score: number | null; numericValue?: number; details?: { items?: Request[] } };
  type Category = { id: string; score: number | null; auditRefs: { id: string; weight: number }[] };

  export type Result = {
    finalDisplayedUrl: string;
    environment: { benchmarkIndex: number };
    runtimeError?: { message: string };
    audits: Record<string, Audit>;
    categories: Record<string, Category>;
  };

  type Flags = {
    port: number;
    logLevel: "silent";
    disableFullPageScreenshot: boolean;
    onlyCategories?: string[];
    onlyAudits?: string[];
    throttlingMethod?: "devtools";
    clearStorageTypes: string[];
  };

  export default function lighthouse(
    url: string,
    flags: Flags,
  ): Promise<{ lhr: Result } | undefined>;
}
