/**
 * Rewrites the module script that React Router's `<Scripts/>` emits, so that a page is painted and
 * readable before any script is requested. The script starts when the page has loaded, has been painted
 * and is idle, or at the visitor's first action. The stylesheets that the build has disabled come with it: the
 * page itself has only the rules for its own markup. Throws when the markup has changed, so that an upgrade of
 * the framework cannot break this unnoticed.
 */
export function deferScripts(html: string) {
  const module = moduleScript(html);
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"\/>/g)].map(capture);
  const withoutPreloads = html.replaceAll(/<link rel="modulepreload" href="[^"]+"\/>/g, "");
  return withoutPreloads.replace(module.tag, () => `<script>${starter(module, preloads)}</script>`);
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

// The framework looks for the literal text `window.__reactRouterRouteModules =`. A page laid out under a
// resting pointer also fires `pointermove`, so that event counts only once the page has been painted.
function starter({ manifest, routes, names, entry }: ModuleScript, preloads: string[]) {
  const modules = [manifest, ...routes].map((url) => `import(${JSON.stringify(url)})`).join(",");
  const variables = routes.map((_, index) => `route${index}`).join(",");
  return `(()=>{
const signs=["pointerdown","touchstart","keydown","focusin","hydrate","pointermove"];
let started=false,seen=false;
function start(){
if(started)return;started=true;
for(const sign of signs)removeEventListener(sign,start,true);
for(const href of ${JSON.stringify(preloads)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
const enable=link=>new Promise(done=>{link.onload=link.onerror=done;link.disabled=false;if(link.sheet)done()});
const sheets=Promise.all([...document.querySelectorAll("link[disabled]")].map(enable));
Promise.all([${modules},sheets]).then(([,${variables}])=>{window.__reactRouterRouteModules = {${names}};return import(${JSON.stringify(entry)})})
}
const listen=sign=>addEventListener(sign,start,{capture:true,passive:true});
signs.slice(0,-1).forEach(listen);
const idle=window.requestIdleCallback||(run=>setTimeout(run,200));
const whenSeen=()=>{if(!seen){seen=true;listen("pointermove");idle(start,{timeout:2000})}};
const whenLoaded=()=>{new PerformanceObserver(()=>setTimeout(whenSeen,100)).observe({type:"paint",buffered:true});setTimeout(whenSeen,2000)};
document.readyState==="complete"?whenLoaded():addEventListener("load",whenLoaded,{once:true});
})()`;
}
