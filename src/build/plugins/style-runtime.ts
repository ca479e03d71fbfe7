import { plugin } from "bun";
import { styleRuntime } from "./vanilla-extract.ts";

// bunfig.toml preloads this file, because `bun test` and `bun src/main.ts`
// import style files.
plugin(styleRuntime);
