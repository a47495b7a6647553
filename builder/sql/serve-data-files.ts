import type { Plugin } from "vite";
import { readText } from "#app/lib/read-text.server.ts";
import { filesIn } from "../process/files-in.ts";
import { dataFilesOf } from "./data-files.ts";

/** Answers for `/data/…` while the site is developed; a build writes these files. */
export function serveDataFiles(): Plugin {
  return {
    name: "serve-data-files",
    configureServer({ middlewares, config }) {
      middlewares.use(async (request, response, next) => {
        const [, wanted] = /^(?:\/.*)?\/data\/([\w./-]+)$/.exec(request.url ?? "") ?? [];
        if (!wanted || !request.url?.startsWith(config.base)) return next();
        try {
          const file = (await everyDataFile()).find(({ name }) => name === wanted);
          if (!file) return next();
          response.end(file.content);
        } catch (error) {
          // A mistake in a text must not end the dev server.
          next(error);
        }
      });
    },
  };
}

async function everyDataFile() {
  const names = (await filesIn("content")).filter((name) => name.endsWith(".mdx"));
  const texts = new Map(names.map((name) => [`content/${name}`, readText(`content/${name}`)]));
  return dataFilesOf(texts);
}
