import { expect, test } from "bun:test";
import type { ListedLetter } from "#shared/letters/schema.ts";
import { sayState } from "#web/admin/letters/say-state.ts";
import { DOLLARS, ENGLISH } from "#tests/support/say.ts";

const letter = (given: Partial<ListedLetter>): ListedLetter => ({
  id: 1,
  slug: "meadow",
  subject: "The meadow",
  state: "sent",
  sendAt: "2026-11-23T08:00:00.000Z",
  progress: { readers: 301, sent: 286, failed: 15, left: 0, doneAt: null },
  updatedAt: "2026-11-20T08:00:00.000Z",
  ...given,
});
const say = (given: Partial<ListedLetter>) =>
  sayState(letter(given), ENGLISH.panel.letters.states, DOLLARS);

test("a letter that some addresses refused is sent to the others", () => {
  expect(say({})).toMatch(/^Sent Nov 23.* to 286 of 301$/);
  const progress = {
    readers: 301,
    sent: 301,
    failed: 0,
    left: 0,
    doneAt: null,
  };
  expect(say({ progress })).toMatch(/^Sent Nov 23.* to 301$/);
});

test("a letter that is not sent to all yet counts whom it has reached", () => {
  expect(say({ state: "sending" })).toBe("286 of 301 sent");
  expect(say({ state: "stopped" })).toBe("Stopped: 286 of 301 sent");
  expect(say({ state: "draft", progress: null })).toMatch(/saved Nov 20/);
  expect(say({ state: "scheduled", progress: null })).toMatch(/Nov 23/);
});
