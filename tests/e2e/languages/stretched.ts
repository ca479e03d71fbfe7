import type { Page } from "playwright";
import type { Say } from "./say.ts";

// The units of a drawing are the same in every language.
const OWN = "[dir=auto], bdi, noscript, script, style, textarea, select, svg";

/**
 * Shows the page's texts, and the names that are only heard, as each of `ways`
 * says them while `look` looks at it, and the real ones again. What people typed
 * stays.
 */
export async function inOtherWords(
  page: Page,
  ways: readonly Say[],
  look: (say: Say) => Promise<void>,
): Promise<void> {
  const places = await page.evaluateHandle((own) => {
    type Place = { text: string; write(text: string): void };
    const found: Place[] = [
      {
        text: document.title,
        write(text) {
          document.title = text;
        },
      },
    ];
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const isOwn = (element: Element | null) =>
      element?.closest(own) && element.tagName !== "OPTION";
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node;
      if (text instanceof Text && !isOwn(text.parentElement))
        found.push({
          text: text.data,
          write(other) {
            text.data = other;
          },
        });
    }
    for (const name of ["aria-label", "placeholder", "title", "alt"])
      for (const each of document.body.querySelectorAll(`[${name}]`))
        found.push({
          text: each.getAttribute(name) ?? "",
          write: (text) => each.setAttribute(name, text),
        });
    return found.filter(({ text }) => text.trim() !== "");
  }, OWN);
  const texts = await places.evaluate((all) => all.map(({ text }) => text));
  const sayAll = (say: Say) =>
    texts.map((text) => text.replace(text.trim(), (each) => say(each)));
  const write = (all: string[]) =>
    places.evaluate((each, words) => {
      for (const [index, place] of each.entries())
        place.write(words[index] ?? "");
    }, all);
  try {
    for (const say of ways) {
      await write(sayAll(say));
      await look(say);
    }
  } finally {
    await write(texts);
    await places.dispose();
  }
}

/**
 * Returns the texts that are cut off, in fields too, or that stand out of the
 * window; those of closed lists as well unless these are left out.
 */
export async function findCutOff(
  page: Page,
  { withLists = true } = {},
): Promise<string[]> {
  return page.evaluate(
    async ({ own, withLists }) => {
      // Another font has other widths, and a moving dialog another place.
      await document.fonts.ready;
      const moving = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === "running" &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
      await Promise.all(moving.map((each) => each.finished.catch(() => {})));
      const shown: Text[] = [];
      const texts = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
      );
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (node instanceof Text && !node.parentElement?.closest(own))
          shown.push(node);

      const isHidden = ({ width, height }: DOMRect) => width < 3 || height < 3;
      /** The box that hides what stands out of it, or the window. */
      const whyCut = (node: Text): string | undefined => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (isHidden(box)) return undefined;
        for (
          let around = node.parentElement;
          around && around !== document.body;
          around = around.parentElement
        ) {
          const style = getComputedStyle(around);
          const { overflowX, overflowY, position, opacity } = style;
          const frame = around.getBoundingClientRect();
          // A name that ends in dots is shortened on purpose.
          const isShortened =
            style.textOverflow === "ellipsis" ||
            style.getPropertyValue("-webkit-line-clamp") !== "none";
          if (opacity === "0" || isShortened) return undefined;
          const isClipped = [overflowX, overflowY].some((each) =>
            ["hidden", "clip"].includes(each),
          );
          if (isClipped && isHidden(frame)) return undefined;
          if (["auto", "scroll"].includes(overflowX)) {
            const isList = around.matches("[role=tablist], ul, ol, nav");
            if (!isList && around.scrollWidth > around.clientWidth + 1)
              return `scrolls sideways in ${around.className}`;
            return undefined;
          }
          if (
            isClipped &&
            (box.right > frame.right + 2 ||
              box.left < frame.left - 2 ||
              box.bottom > frame.bottom + 2)
          )
            return `cut off by ${around.className}`;
          if (
            around.matches("button, a, summary") &&
            (box.right > frame.right + 2 || box.left < frame.left - 2)
          )
            return `out of its ${around.tagName} ${around.className}`;
          if (position === "fixed") break;
        }
        const { clientWidth } = document.documentElement;
        return box.right > clientWidth + 1 || box.left < -1
          ? "out of the window"
          : undefined;
      };
      const found = shown.flatMap((node) => {
        const text = node.data.trim();
        const why = text && whyCut(node);
        return why ? [`"${text}" ${why}`] : [];
      });
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) {
        const wide = [...document.querySelectorAll("body *")].findLast(
          (each) => each.getBoundingClientRect().right > clientWidth + 1,
        );
        found.push(
          `the page scrolls by ${scrollWidth - clientWidth} px for ${wide?.outerHTML.slice(0, 200)}`,
        );
      }
      // A field neither grows with the text in it nor wraps it.
      const canvas = document.createElement("canvas").getContext("2d");
      const check = (
        field: HTMLElement,
        text: string,
        { part, own }: { part?: string; own: number },
      ) => {
        const { paddingLeft, paddingRight } = getComputedStyle(field);
        const { font, letterSpacing } = getComputedStyle(field, part);
        if (!canvas) throw new Error("There is no canvas.");
        Object.assign(canvas, { font, letterSpacing });
        const paddings =
          Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
        const room = field.clientWidth - paddings - own;
        const over = canvas.measureText(text).width - room;
        if (field.clientWidth < 3 || over <= 1) return;
        found.push(`"${text}" is ${Math.ceil(over)} px wider than its field`);
      };
      for (const field of document.querySelectorAll("input"))
        check(field, field.placeholder, {
          part: "::placeholder",
          own: 0,
        });
      // The width that the browser's arrow takes of a list. One that is open
      // shows all of a longer text; a long one has names.
      const ARROW_PX = 20;
      const WORDS = 12;
      for (const list of withLists ? document.querySelectorAll("select") : [])
        for (const { text } of list.length <= WORDS ? list.options : [])
          check(list, text, {
            own: getComputedStyle(list).appearance === "none" ? 0 : ARROW_PX,
          });
      return found;
    },
    { own: OWN, withLists },
  );
}
