import { afterEach, expect, test } from "bun:test";
import type { AdminPage } from "#shared/site/pages.ts";
import {
  checkPage,
  formFor,
  keepDraft,
  keepLaterEdits,
  NEW_PAGE,
  type PageForm,
  pageDrafts,
  retitled,
} from "#web/site-editor/page-form.ts";

afterEach(() => pageDrafts.set({}));

const SAVED: AdminPage = {
  slug: "about-me",
  title: "About me",
  description: "",
  markdown: "Hello.",
  isTerms: false,
  html: "<p>Hello.</p>\n",
  updatedAt: "2026-11-22T10:00:00.000Z",
};
const SENT = {
  ...formFor(NEW_PAGE, [], {}),
  slug: "about-me",
  title: "About me ",
  markdown: "Hello.",
};

test("an address follows the title until it is typed by hand", () => {
  let form: PageForm = formFor(NEW_PAGE, [], {});
  const retitle = (title: string) => ({
    ...form,
    ...retitled(form, title, "en"),
  });
  form = retitle("Abuot");
  expect(form.slug).toBe("abuot");
  form = retitle("About me");
  expect(form.slug).toBe("about-me");
  form = { ...form, slug: "studio" };
  expect(retitle("About my studio")).toMatchObject({ slug: "studio" });
  expect(retitled(formFor("about-me", [SAVED], {}), "Me", "en")).toEqual({
    title: "Me",
  });
});

test("a saved form starts again from its page", () => {
  keepDraft(NEW_PAGE, SENT);
  keepLaterEdits(NEW_PAGE, SENT, SAVED);
  expect(pageDrafts.get()).toEqual({});
  expect(formFor("about-me", [SAVED], {})).toEqual({
    slug: "about-me",
    title: "About me",
    description: "",
    markdown: "Hello.",
    isTerms: false,
    base: SAVED,
    isOwnAddress: false,
  });
});

test("what was typed while a new page was saved stays, as a draft of that page", () => {
  const later = { markdown: "Hello. Later.", isTerms: true };
  keepDraft(NEW_PAGE, { ...SENT, slug: "me", ...later });
  keepLaterEdits(NEW_PAGE, SENT, SAVED);
  expect(pageDrafts.get()).toEqual({
    "about-me": {
      ...formFor("about-me", [SAVED], {}),
      ...later,
    },
  });
});

test("a page at an address that the shop reserved later can still be saved", () => {
  const older = { ...SAVED, slug: "letters" };
  expect(checkPage(formFor("letters", [older], {}), [])).toEqual({});
  expect(checkPage({ ...SENT, slug: "letters" }, [])).toHaveProperty("slug");
});
