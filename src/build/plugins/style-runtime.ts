import { plugin } from "bun";
import { styleRuntime } from "./vanilla-extract.ts";

// Preloaded by bunfig.toml: `bun test` and `bun src/main.ts` meet style files.
plugin(styleRuntime);
