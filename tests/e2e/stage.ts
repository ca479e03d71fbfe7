import { afterAll, beforeAll } from "bun:test";
import type { Browser } from "playwright";
import { launchBrowser } from "./browser.ts";
import {
  type RunningShop,
  type StartOptions,
  startExecutable,
} from "./executable.ts";

/** A browser and a demo shop that all tests of a file share. */
type Stage = { readonly browser: Browser; readonly shop: RunningShop };

const DEMO = ["serve", "--demo"];
const START_TIMEOUT_MS = 60_000;

/** Sets them up before the first test of the file; the last one ends them. */
export function setStage(options: StartOptions = {}): Stage {
  let browser: Browser | undefined;
  let shop: RunningShop | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
    shop = await startExecutable({ args: DEMO, ...options });
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await browser?.close();
    await shop?.[Symbol.asyncDispose]();
  });
  return {
    get browser() {
      return there(browser);
    },
    get shop() {
      return there(shop);
    },
  };
}

function there<Thing>(thing: Thing | undefined): Thing {
  if (!thing) throw new Error("It is there only while tests run.");
  return thing;
}
