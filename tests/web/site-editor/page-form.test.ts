import { afterEach, expect, test } from "bun:test";
import { type AdminPage, slugError } from "#shared/site/pages.ts";
import {
  formFor,
  keepDraft,
  keepLaterEdits,
  NEW_PAGE,
  type PageForm,
  pageDrafts,
  retitled,
  toSlug,
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

test("an address is made of a title's letters and digits, and Save takes it", () => {
  expect(toSlug(" Über mich & mein Horn!")).toBe("uber-mich-mein-horn");
  const long = toSlug(
    "How I pour all of my resin and why these clips are slow",
  );
  expect(long).toBe("how-i-pour-all-of-my-resin-and-why-these");
  // The 40th character is a hyphen.
  const cut = toSlug("Where you can find me at the markets of my town");
  expect(cut).toBe("where-you-can-find-me-at-the-markets-of");
  expect(slugError(cut)).toBeUndefined();
});

test("an address follows the title until it is typed by hand", () => {
  let form: PageForm = formFor(NEW_PAGE, []);
  const retitle = (title: string) => ({ ...form, ...retitled(form, title) });
  form = retitle("Abuot");
  expect(form.slug).toBe("abuot");
  form = retitle("About me");
  expect(form.slug).toBe("about-me");
  form = { ...form, slug: "studio" };
  expect(retitle("About my studio")).toMatchObject({ slug: "studio" });
  expect(retitled(formFor("about-me", [SAVED]), "Me")).toEqual({ title: "Me" });
});

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
