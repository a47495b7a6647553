// The part of Lighthouse that the bench uses. Its own types are installed with it, by `npm run bench` alone, and
// the type check must pass without.

declare module "lighthouse" {
  type Request = {
    url: string;
    resourceType?: string;
    transferSize?: number;
    networkRequestTime: number;
  };
  type Audit = {
    numericValue?: number;
    errorMessage?: string;
    details?: { items?: Request[] };
  };

  export type Result = {
    finalDisplayedUrl: string;
    environment: { benchmarkIndex: number };
    configSettings: { throttling: { cpuSlowdownMultiplier: number } };
    runtimeError?: { message: string };
    audits: Record<string, Audit>;
    categories: Record<string, { score: number | null }>;
  };

  type Flags = {
    port: number;
    logLevel: "silent";
    disableFullPageScreenshot: boolean;
    onlyCategories?: string[];
    onlyAudits?: string[];
    throttlingMethod?: "devtools";
    throttling: { cpuSlowdownMultiplier: number };
    clearStorageTypes: string[];
  };

  export default function lighthouse(
    url: string,
    flags: Flags,
  ): Promise<{ lhr: Result } | undefined>;
}
