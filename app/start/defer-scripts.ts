/**
 * Rewrites the module script that React Router's `<Scripts/>` emits, so that a page is painted and readable before
 * any script is requested.
 *
 * - A page of text starts its script when the visitor is about to use more than the text. Reading, scrolling and
 *   touching a link need no script.
 * - Every other page starts it at the first action, which is then replayed (`app/hydration/early-actions.ts`).
 * - A page that begins with a model or a chart fetches its script earlier: once it has been painted and is idle.
 * - A page that is incomplete without its script also runs it then.
 *
 * Throws when the framework's markup has changed, so that an upgrade cannot break this unnoticed.
 */
export function deferScripts(html: string) {
  const module = moduleScript(html);
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"\/>/g)].map(capture);
  const withoutPreloads = html.replaceAll(/<link rel="modulepreload" href="[^"]+"\/>/g, "");
  const code = starter(module, {
    preloads,
    startsAt: isTextRoute(module) && !isMoreThanText(html) ? "use" : "any action",
    whenIdle: whenIdle(html, module),
    asksForStylesheets: asksForStylesheets(html, module),
  });
  return withoutPreloads.replace(module.tag, () => `<script>${code}</script>`);
}

/** On these pages, links, menus and dialogs work without script, and nothing else needs one before it is used. */
const textRoutes = ["home", "projects", "about", "blogs", "article-list", "books", "article"];

/** An article may begin with charts that can be changed, or have queries to run some screens below its beginning. */
const hasCharts = (html: string) => html.includes(' data-own="');
const isMoreThanText = (html: string) => hasCharts(html) || html.includes('"sql-query"');

/** Controls that are disabled until React listens. */
const needsScript = /<fieldset[^>]* disabled=""/;

/** Stands for the address of the file with the page's data, which the build puts here. */
export const dataAddress = "address-of-data";

/**
 * In the script of a page that asks for its whole stylesheets when the script starts. The build recognises such a page
 * by this text and gives it the rules for its markup alone.
 */
export const disabledStylesheets = "link[rel=stylesheet][disabled]";

/** What happens to the script while the visitor does nothing. */
function whenIdle(html: string, module: ModuleScript): "nothing" | "fetch" | "start" {
  if (needsScript.test(html)) return "start";
  if (isTextRoute(module)) return hasCharts(html) ? "fetch" : "nothing";
  return isRoute(module, "project") ? "fetch" : "start";
}

function isTextRoute(module: ModuleScript) {
  return textRoutes.some((route) => isRoute(module, route));
}

function isRoute({ names }: ModuleScript, route: string) {
  return names.includes(`"routes/${route}":`);
}

/**
 * A page with little text fits into the first answer of the server if it has the rules for its markup alone. A page
 * that fetches its script without being asked carries the rules for that script, which are fewer than the whole
 * stylesheets.
 */
function asksForStylesheets(html: string, module: ModuleScript) {
  const text = html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    .replaceAll(/<[^>]*>/g, "");
  return !isRoute(module, "project") && !isMoreThanText(html) && text.length < 8000;
}

type ModuleScript = {
  tag: string;
  manifest: string;
  routes: string[];
  names: string;
  entry: string;
};

function moduleScript(html: string): ModuleScript {
  const [tag, code] = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const manifest = code && /^import "([^"]+)";/.exec(code)?.[1];
  const names = code && /window\.__reactRouterRouteModules = \{([^}]*)\};/.exec(code)?.[1];
  const entry = code && /import\("([^"]+)"\);\s*$/.exec(code)?.[1];
  const routes = [...(code ?? "").matchAll(/^import \* as route\d+ from "([^"]+)";$/gm)].map(
    capture,
  );
  if (!tag || !manifest || !names || !entry || routes.length !== names.split(",").length) {
    throw new Error(
      `<Scripts/> no longer has the markup that defer-scripts.ts expects; adapt that file.`,
    );
  }
  return { tag, manifest, routes, names, entry };
}

function capture(match: RegExpExecArray) {
  return match[1] ?? "";
}

const enableStylesheets = `for(const link of document.querySelectorAll("${disabledStylesheets}")){
link.onerror=()=>{link.disabled=true};link.disabled=false}`;

const idleCode = {
  nothing: "",
  fetch: "idle(fetchAll,{timeout:2000})",
  start: "idle(start,{timeout:2000})",
};

// A dialog that opens on arrival takes the focus without the visitor's doing.
const isAnyAction = `const isUse=({type,target})=>type!=="focusin"||!target.matches("dialog");`;

// A finger on a link opens it without script, and one on the text scrolls. A mouse over a link is a sign that the next
// page may be wanted. Scrolling matters where the contents in the margin mark the section being read.
const isAboutToUse = `const isUse=({type,pointerType,target})=>{
if(type==="focusin")return target.matches(":focus-visible:not(dialog)");
if(type==="scroll")return document.querySelector(".toc>div")?.checkVisibility?.();
const used="button,input,select,textarea,summary"+(pointerType==="mouse"?",a":"");
return !/^(pointer|touch|click)/.test(type)||target.closest?.(used)};`;

// The framework looks for the literal text `window.__reactRouterRouteModules =`. A page laid out under a
// resting pointer also fires `pointermove`, and one opened at an anchor `scroll`, so these events count only
// once the page has been painted.
function starter(
  { manifest, routes, names, entry }: ModuleScript,
  {
    preloads,
    startsAt,
    whenIdle,
    asksForStylesheets,
  }: {
    preloads: string[];
    startsAt: "use" | "any action";
    whenIdle: keyof typeof idleCode;
    asksForStylesheets: boolean;
  },
) {
  const modules = [manifest, ...routes].map((url) => `import(${JSON.stringify(url)})`).join(",");
  const variables = routes.map((_, index) => `route${index}`).join(",");
  return `(()=>{
const signs=["pointerdown","touchstart","keydown","focusin","click","input","hydrate","pointermove","scroll"];
let started=false,data,seen=false;
const fetchData=()=>fetch("${dataAddress}").then(answer=>{if(answer.ok)return answer.text();throw Error("No data: "+answer.status)});
${startsAt === "use" ? isAboutToUse : isAnyAction}
function fetchAll(){
if(data)return;data=fetchData();data.catch(()=>{});
for(const href of ${JSON.stringify(preloads)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
${asksForStylesheets ? enableStylesheets : ""}
}
function start(event){
if(started||!isUse(event))return;started=true;
for(const sign of signs)removeEventListener(sign,start,true);
fetchAll();
const {streamController}=window.__reactRouterContext;
data.catch(fetchData).then(text=>{streamController.enqueue(text);streamController.close()});
Promise.all([${modules}]).then(([,${variables}])=>{window.__reactRouterRouteModules = {${names}};return import(${JSON.stringify(entry)})})
}
const listen=sign=>addEventListener(sign,start,{capture:true,passive:true});
signs.slice(0,-2).forEach(listen);
const idle=window.requestIdleCallback||(run=>setTimeout(run,200));
const whenSeen=()=>{if(!seen){seen=true;signs.slice(-2).forEach(listen);${idleCode[whenIdle]}}};
const whenLoaded=()=>{new PerformanceObserver(()=>setTimeout(whenSeen,100)).observe({type:"paint",buffered:true});setTimeout(whenSeen,2000)};
document.readyState==="complete"?whenLoaded():addEventListener("load",whenLoaded,{once:true});
})()`;
}
