import { exitWithMessage } from "./exit-with-message.ts";
import { startServer } from "./start-server.ts";

await startServer(process.env).catch(exitWithMessage);
