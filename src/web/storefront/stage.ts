import { wrap } from "#web/ui/layout.css.ts";
import { reducedMotion } from "#web/ui/media.ts";
import { motion } from "#web/ui/motion.ts";
import { back, columns, page } from "./ProductPage.css.ts";
import { gallery, main, rail } from "./Gallery.css.ts";
import * as css from "./Stage.css.ts";

// React takes longer to render a page than a person waits for a picture. So
// what is pressed stands at its place on the next page in the very next frame,
// in a frame of that page made by hand. A view transition would show nothing
// before the page is rendered and both pages are painted into pictures.

type Shown = {
  /** Whether the clip has no other picture. */
  isOnly: boolean;
  isSoldOut: boolean;
};

type Stage = { isOver: Promise<unknown>; remove: () => void };

/**
 * Shows the picture of a card where the page of its clip is going to show it.
 * It grows from the card to its place where motion is wanted.
 */
export function setStage(
  card: HTMLImageElement,
  { isOnly, isSoldOut }: Shown,
): Stage {
  const from = card.getBoundingClientRect();
  const paper = element("div", css.paper);
  const { frame, picture } = frameOf(card.currentSrc, {
    isOnly,
    isSoldOut,
  });
  const stage = element("div", css.stage, paper, frame);
  stage.inert = true;
  const top = document.querySelector("main")?.getBoundingClientRect().top ?? 0;
  frame.style.paddingTop = `${top + scrollY}px`;
  document.body.append(stage);
  const moves = matchMedia(reducedMotion).matches
    ? []
    : [grow(picture, from), appear(paper)];
  return {
    isOver: Promise.allSettled(moves.map(({ finished }) => finished)),
    remove: () => stage.remove(),
  };
}

/** The page of a product, as far as its picture: the same styles place it. */
function frameOf(file: string, { isOnly, isSoldOut }: Shown) {
  const image = element("img", css.image);
  image.src = file;
  image.alt = "";
  // Else the first frame may be without it.
  image.decoding = "sync";
  const picture = element("div", `${main} ${css.picture}`, image);
  if (isSoldOut) picture.dataset.soldOut = "true";
  const around = isOnly
    ? element("div", gallery, picture)
    : element("div", gallery, element("div", rail), picture);
  if (isOnly) around.dataset.single = "true";
  // A space, because what is empty would stand lower in its line.
  const space = element("span", "");
  space.textContent = "\u00a0";
  const link = element("span", `${back} ${css.above}`, space);
  const frame = element(
    "div",
    `${wrap} ${page}`,
    link,
    element("div", columns, around),
  );
  frame.style.position = "relative";
  return { frame, picture };
}

function element<Name extends "div" | "span" | "img">(
  name: Name,
  className: string,
  ...children: Element[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

const DURATION_MS = Number.parseInt(motion.base, 10);

/** Moves a square picture from the middle of another one to its place. */
function grow(picture: HTMLElement, from: DOMRect): Animation {
  const to = picture.getBoundingClientRect();
  const scale = Math.max(from.width, from.height) / to.width;
  const half = (scale * to.width) / 2;
  const x = from.left + from.width / 2 - half - to.left;
  const y = from.top + from.height / 2 - half - to.top;
  return picture.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transform: "none" },
    ],
    { duration: DURATION_MS, easing: motion.glide },
  );
}

const appear = (paper: HTMLElement): Animation =>
  paper.animate([{ opacity: 0 }, { opacity: 1 }], {
    duration: DURATION_MS / 2,
  });
