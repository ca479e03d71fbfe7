import { expect, test } from "bun:test";
import { pathOf } from "#shared/api/call.ts";
import { changeLetter } from "#shared/letters/calls.ts";
import { useLetter } from "#web/admin/letters/useLetter.ts";
import { showToast } from "#web/ui/toasts.ts";
import { createQueryClient } from "#web/data/queries.ts";
import { connectionFailure } from "#tests/web/browser-fetch.ts";
import { readLetter, writeLetter } from "#tests/support/letters.ts";
import { openPanel } from "#tests/web/admin/panel.ts";
import { renderHook } from "#tests/web/render-hook.tsx";

async function openLetter() {
  const panel = await openPanel();
  const { maker } = panel;
  const letter = await writeLetter(maker, { subject: "One" });
  const hook = await renderHook(
    () => useLetter(letter),
    createQueryClient(showToast),
  );
  const elsewhere = (subject: string) =>
    maker.put(pathOf(changeLetter, { id: letter.id }), {
      subject,
      markdown: "Written elsewhere",
    });
  const stored = () => readLetter(maker, letter.id);
  return {
    hook,
    fetched: panel.network,
    elsewhere,
    stored,
    async [Symbol.asyncDispose]() {
      await hook[Symbol.asyncDispose]();
      panel[Symbol.dispose]();
    },
  };
}

test("a letter that another window changed waits for a choice, and mine is kept", async () => {
  await using opened = await openLetter();
  const { hook, stored } = opened;
  await opened.elsewhere("Two");
  await hook.run(() => hook.current.change({ subject: "Three" }));
  await hook.run(() => hook.current.flush());
  expect(hook.current.conflict).toMatchObject({
    current: { subject: "Two" },
  });
  await hook.run(() => hook.current.change({ markdown: "Typed on" }));
  await hook.run(() => hook.current.flush());
  expect((await stored()).subject).toBe("Two");
  await hook.run(() => hook.current.keepMine());
  await hook.run(() => hook.current.flush());
  expect([hook.current.conflict, hook.current.status]).toEqual([null, "saved"]);
  expect(await stored()).toMatchObject({
    subject: "Three",
    markdown: "Typed on",
  });
});

test("or the other window's is taken, and written on", async () => {
  await using opened = await openLetter();
  const { hook, stored } = opened;
  await opened.elsewhere("Two");
  await hook.run(() => hook.current.change({ subject: "Three" }));
  await hook.run(() => hook.current.flush());
  await hook.run(() => hook.current.takeTheirs());
  const theirs = { subject: "Two", markdown: "Written elsewhere" };
  expect(hook.current).toMatchObject({ written: theirs, status: "saved" });
  expect([hook.current.conflict, hook.current.taken]).toEqual([null, 1]);
  await hook.run(() => hook.current.change({ subject: "Four" }));
  await hook.run(() => hook.current.flush());
  expect(await stored()).toMatchObject({ ...theirs, subject: "Four" });
});

test("what another window changed beside it is merged, and only a clash is replaced", async () => {
  await using opened = await openLetter();
  const { hook, stored } = opened;
  const { markdown } = await stored();
  await opened.elsewhere("One");
  await hook.run(() => hook.current.change({ subject: "Mine" }));
  await hook.run(() => hook.current.flush());
  const merged = { subject: "Mine", markdown: "Written elsewhere" };
  expect(markdown).not.toBe(merged.markdown);
  expect(hook.current).toMatchObject({ written: merged, status: "saved" });
  expect([hook.current.conflict, hook.current.taken]).toEqual([null, 1]);
  expect(await stored()).toMatchObject(merged);

  await opened.elsewhere("Theirs");
  await hook.run(() => hook.current.change({ subject: "Ours" }));
  await hook.run(() => hook.current.change({ markdown: "Typed here" }));
  await hook.run(() => hook.current.flush());
  expect(hook.current.conflict).toMatchObject({
    current: { subject: "Theirs" },
  });
  await hook.run(() => hook.current.takeTheirs());
  await hook.run(() => hook.current.flush());
  const taken = { subject: "Theirs", markdown: "Typed here" };
  expect(hook.current).toMatchObject({ written: taken, status: "saved" });
  expect(await stored()).toMatchObject(taken);
});

test("a save whose reply was lost is no conflict with itself", async () => {
  await using opened = await openLetter();
  const { hook, stored } = opened;
  opened.fetched.intercept("PUT", async (send) => {
    await send();
    throw connectionFailure();
  });
  await hook.run(() => hook.current.change({ subject: "Two" }));
  await hook.run(() => hook.current.flush());
  expect(hook.current.status).toBe("failed");
  await hook.run(() => hook.current.flush());
  expect([hook.current.conflict, hook.current.status]).toEqual([null, "saved"]);
  expect((await stored()).subject).toBe("Two");
});
