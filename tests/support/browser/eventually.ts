import { expect } from "playwright/test";
import { TIMEOUT_MS } from "./page.ts";

/** Playwright's `expect` of locators, which waits until it holds. */
export const eventually = expect.configure({ timeout: TIMEOUT_MS });
