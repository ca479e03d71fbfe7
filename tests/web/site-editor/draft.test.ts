import { afterEach, beforeEach, expect, test } from "bun:test";
import { DOLLARS, ENGLISH } from "#tests/support/say.ts";
import type { AdminSite } from "#shared/site/schema.ts";
import { NO_LEGAL } from "#shared/site/legal.ts";
import { newSite } from "#server/site/new-site.ts";
import {
  beginDraft,
  changeText,
  type SiteDraft,
  draftStore,
  draftText,
  endDraft,
  isChanged,
  keepLaterChanges,
  mergedDraft,
  rebaseDraft,
  resumeDraft,
  undo,
} from "#web/site-editor/draft.ts";
import {
  changePictures,
  type GalleryPicture,
  replacePicture,
} from "#web/site-editor/gallery.ts";
import { storedDraft } from "#web/site-editor/stored-draft.ts";

const VOICE = { t: ENGLISH.panel, formats: DOLLARS };
const NEW = "/uploads/new.webp";

/** A saved site with three pictures, of which two are the same. */
const savedSite = (title = "In the shop"): AdminSite => ({
  ...newSite("en"),
  name: "Barrette & Bloom",
  language: "en",
  currency: "USD",
  timeZone: "UTC",
  legal: NO_LEGAL,
  hidden: [],
  payment: null,
  invoice: null,
  deliveryOptions: [],
  pause: null,
  pace: null,
  numbers: true,
  products: { title, text: "" },
  gallery: {
    title: "See more",
    pictures: ["one", "twin", "twin"].map((name) => ({
      imageUrl: `/uploads/${name}.webp`,
      alt: "",
    })),
  },
  pictures: {},
  pages: [],
  updatedAt: "2026-11-22T10:00:00.000Z",
});

const collides = (draft: SiteDraft, current: AdminSite) =>
  mergedDraft(draft, current, VOICE).collisions.length > 0;

beforeEach(() => beginDraft(savedSite()));
afterEach(endDraft);

function draft(): SiteDraft {
  const current = draftStore.get();
  if (!current) throw new Error("There is no draft.");
  return current;
}
const pictures = () => draft().content.gallery.pictures;
const names = () =>
  pictures().map(({ imageUrl }) => /(\w+)\.webp$/.exec(imageUrl)?.[1]);

function pictureAt(index: number): GalleryPicture {
  const picture = pictures()[index];
  if (!picture) throw new Error(`There is no picture ${index}.`);
  return picture;
}

test("a saved draft ends", () => {
  changeText("products.title", "Mine");
  keepLaterChanges(draft(), savedSite("Mine"), VOICE);
  expect(draftStore.get()).toBeUndefined();
});

test("a resumed draft stays stored for another reload", () => {
  changeText("products.title", "Mine");
  const { content } = draft();
  // A reload forgets all but what is stored.
  draftStore.set(undefined);
  resumeDraft(savedSite());
  expect(draft()).toMatchObject({ content, isResumed: true });
  expect(storedDraft.get()).toMatchObject({ content });
});

test("what was changed while a draft was saved stays unsaved, and can be undone", () => {
  changeText("products.title", "Mine");
  const sent = draft();
  changeText("products.text", "Later");
  const saved = savedSite("Mine");
  keepLaterChanges(sent, saved, VOICE);
  expect(draft()).toMatchObject({ base: saved, shown: saved });
  expect(draftText("products.text")).toBe("Later");
  undo();
  expect(draftText("products.title")).toBe("Mine");
  expect(isChanged(draft())).toBe(false);
});

test("a draft begun again during a save begins from what was saved", () => {
  const sent = draft();
  beginDraft(savedSite("Before"));
  const updatedAt = "2026-11-22T10:00:01.000Z";
  keepLaterChanges(sent, { ...savedSite("Saved"), updatedAt }, VOICE);
  expect(draftText("products.title")).toBe("Saved");
});

test("a draft of a newer version stays when an older one was saved", () => {
  const sent = draft();
  beginDraft(savedSite("Elsewhere"));
  keepLaterChanges(sent, savedSite(), VOICE);
  expect(draftText("products.title")).toBe("Elsewhere");
});

test("a picture is replaced where it was moved to, with its new words", () => {
  const replaced = pictureAt(0);
  changeText("gallery.pictures.0.alt", "Described");
  changeText("gallery.pictures.1.alt", "The other");
  const [first, ...others] = pictures();
  changePictures(first ? [...others, first] : others);
  replacePicture(replaced, NEW);
  expect(pictures()).toEqual([
    { imageUrl: "/uploads/twin.webp", alt: "The other" },
    { imageUrl: "/uploads/twin.webp", alt: "" },
    { imageUrl: NEW, alt: "Described" },
  ]);
});

test("of two pictures that are the same, only the chosen one is replaced", () => {
  const replaced = pictureAt(2);
  changePictures(pictures().toSpliced(1, 1));
  replacePicture(replaced, NEW);
  expect(names()).toEqual(["one", "new"]);
});

test("a picture that was removed stays removed, and its twin stays as it is", () => {
  const replaced = pictureAt(1);
  changePictures(pictures().toSpliced(1, 1));
  const steps = draft().past.length;
  replacePicture(replaced, NEW);
  expect(names()).toEqual(["one", "twin"]);
  expect(draft().past.length).toBe(steps);
});

/** The draft as it is, with a title and a sentence typed. */
function typedDraft(): SiteDraft {
  beginDraft(savedSite());
  changeText("products.title", "Mine");
  changeText("newsletter.title", "Letters");
  const draft = draftStore.get();
  if (!draft) throw new Error("nothing is being edited");
  return draft;
}

test("what another window saved is merged text by text, also into what can be undone", () => {
  const draft = typedDraft();
  const saved = savedSite();
  const current = {
    ...saved,
    hero: { ...saved.hero, sentence: "Theirs." },
    newsletter: { ...saved.newsletter, text: "Theirs." },
  };
  expect(collides(draft, current)).toBe(false);
  rebaseDraft(current, VOICE);
  expect(draftStore.get()?.content).toMatchObject({
    products: { title: "Mine" },
    newsletter: { title: "Letters", text: "Theirs." },
    hero: { sentence: "Theirs." },
  });
  undo();
  undo();
  expect(isChanged(draftStore.get())).toBe(false);
  expect(draftText("hero.sentence")).toBe("Theirs.");
});

test("only what both changed collides, and either version can be taken", () => {
  const current = savedSite("Theirs");
  for (const [preferred, title] of [
    ["mine", "Mine"],
    ["theirs", "Theirs"],
  ] as const) {
    expect(collides(typedDraft(), current)).toBe(true);
    rebaseDraft(current, VOICE, preferred);
    expect(draftText("products.title")).toBe(title);
    expect(draftText("newsletter.title")).toBe("Letters");
    endDraft();
  }
});

test("the gallery is one thing", () => {
  const draft = typedDraft();
  const saved = savedSite();
  const [first, ...others] = saved.gallery.pictures;
  const pictures = first ? [...others, { ...first, alt: "Other" }] : [];
  const current = { ...saved, gallery: { ...saved.gallery, pictures } };
  expect(collides(draft, current)).toBe(false);
  changePictures(others);
  const now = draftStore.get();
  expect(now && collides(now, current)).toBe(true);
});
