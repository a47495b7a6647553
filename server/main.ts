import { failPlainly } from "./fail-plainly.ts";
import { startServer } from "./start-server.ts";

await startServer(process.env).catch(failPlainly);
