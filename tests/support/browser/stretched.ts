import type { Page } from "playwright";

// The units of a drawing are the same in every language.
const OWN = "[dir=auto], bdi, noscript, script, style, textarea, select, svg";

/** The texts of the page, and those that stand in its fields. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate((own) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (node instanceof Text && !node.parentElement?.closest(own))
        found.push(node.data);
    for (const { placeholder } of document.querySelectorAll("input"))
      found.push(placeholder);
    for (const { text } of document.querySelectorAll("option"))
      found.push(text);
    return found;
  }, OWN);
}

/**
 * Shows the page's texts in another language: each as `say` says it, or without
 * it in a language that is not there, in which every word is 40 % longer and has
 * accents. Returns the texts that are cut off then, in fields too, or that stand
 * out of the window, and shows the real ones again. What people typed stays.
 */
export async function findCutOff(
  page: Page,
  say?: (english: string) => string,
): Promise<string[]> {
  const said =
    say &&
    [...new Set((await textsOf(page)).map((text) => text.trim()))].map(
      (text): [string, string] => [text, say(text)],
    );
  return page.evaluate(
    async ({ entries, own }) => {
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
      const ACCENTS = new Map(
        [..."aeiouAEIOUcn"].map((letter, index) => [
          letter,
          [..."äéîöûÄÉÎÖÛçñ"][index] ?? letter,
        ]),
      );
      const stretch = (text: string) =>
        text.replaceAll(/[A-Za-z]{2,}/g, (word) =>
          [
            ...word,
            ...word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase(),
          ]
            .map((letter) => ACCENTS.get(letter) ?? letter)
            .join(""),
        );
      const changed: [Text, string][] = [];
      const texts = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
      );
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (node instanceof Text && !node.parentElement?.closest(own))
          changed.push([node, node.data]);
      const translations = entries && new Map(entries);
      const translate = (text: string) =>
        translations
          ? text.replace(text.trim(), (each) => translations.get(each) ?? each)
          : // An address is as long in every language.
            text.replaceAll(/\S+/g, (word) =>
              /@|:\/\//.test(word) ? word : stretch(word),
            );
      for (const [node, text] of changed) node.data = translate(text);

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
      const found = changed.flatMap(([node, text]) => {
        const why = text.trim() && whyCut(node);
        return why ? [`"${text.trim()}" ${why}`] : [];
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
      for (const [node, text] of changed) node.data = text;

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
        check(field, translate(field.placeholder), {
          part: "::placeholder",
          own: 0,
        });
      // What the browser's arrow takes of a list. One that is open shows all of a
      // longer text; a long one has names.
      const ARROW_PX = 20;
      const WORDS = 12;
      for (const list of entries ? document.querySelectorAll("select") : [])
        for (const { text } of list.length <= WORDS ? list.options : [])
          check(list, translate(text), {
            own: getComputedStyle(list).appearance === "none" ? 0 : ARROW_PX,
          });
      return found;
    },
    { entries: said, own: OWN },
  );
}
