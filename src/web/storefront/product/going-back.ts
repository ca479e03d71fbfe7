import { PRODUCT_PATH } from "#shared/api/paths.ts";
import { nextArrival } from "#web/data/product-opening.ts";
import { reducedMotion } from "#web/ui/media.ts";

/** Both pages name the picture alike, so that one becomes the other. */
const PICTURE_NAME = "clip-picture";
const PICTURE = "[data-clip-picture]";

/** A step back from the page of a product ends at the clip's card. */
export function goBack(move: () => void): void {
  const slug = document
    .querySelector("article[data-clip]")
    ?.getAttribute("data-clip");
  const isLeaving = slug && !PRODUCT_PATH.exec(location.pathname);
  if (!isLeaving || !canMove()) {
    move();
    return;
  }
  const page = document.querySelector<HTMLElement>(
    `article[data-clip] ${PICTURE}`,
  );
  if (page) page.style.viewTransitionName = PICTURE_NAME;
  let card: HTMLElement | undefined;
  const transition = document.startViewTransition(async () => {
    const arrival = nextArrival();
    move();
    await arrival;
    card = nameCard(slug);
  });
  void transition.finished.finally(() => {
    if (card) card.style.viewTransitionName = "";
  });
}

const canMove = () =>
  "startViewTransition" in document && !matchMedia(reducedMotion).matches;

/** Names the picture of a clip's card, if it is in the window. */
function nameCard(slug: string): HTMLElement | undefined {
  const link = document.querySelector(`article a[href$="/clips/${slug}"]`);
  const card = link?.closest("article");
  const picture = card?.querySelector<HTMLElement>(PICTURE);
  if (!picture || card?.hasAttribute("data-clip")) return undefined;
  const { top, bottom } = picture.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) return undefined;
  picture.style.viewTransitionName = PICTURE_NAME;
  return picture;
}
