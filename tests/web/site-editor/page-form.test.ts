import { afterEach, expect, test } from "bun:test";
import type { AdminPage } from "#shared/site/pages.ts";
import {
  formFor,
  keepDraft,
  keepLaterEdits,
  NEW_PAGE,
  pageDrafts,
} from "#web/site-editor/page-form.ts";

afterEach(() => pageDrafts.set({}));

const SAVED: AdminPage = {
  slug: "about-me",
  title: "About me",
  description: "",
  markdown: "Hello.",
  html: "<p>Hello.</p>\n",
  updatedAt: "2026-11-22T10:00:00.000Z",
};
const SENT = {
  ...formFor(NEW_PAGE, []),
  slug: "about-me",
  title: "About me ",
  markdown: "Hello.",
};

test("a saved form starts again from its page", () => {
  keepDraft(NEW_PAGE, SENT);
  keepLaterEdits(NEW_PAGE, SENT, SAVED);
  expect(pageDrafts.get()).toEqual({});
  expect(formFor("about-me", [SAVED])).toEqual({
    slug: "about-me",
    title: "About me",
    description: "",
    markdown: "Hello.",
    updatedAt: SAVED.updatedAt,
    isOwnAddress: false,
  });
});

test("what was typed while a new page was saved stays, as a draft of that page", () => {
  keepDraft(NEW_PAGE, { ...SENT, slug: "me", markdown: "Hello. Later." });
  keepLaterEdits(NEW_PAGE, SENT, SAVED);
  expect(pageDrafts.get()).toEqual({
    "about-me": {
      ...formFor("other", [{ ...SAVED, slug: "other" }]),
      slug: "about-me",
      markdown: "Hello. Later.",
    },
  });
});
