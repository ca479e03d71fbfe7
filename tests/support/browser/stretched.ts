import type { Page } from "playwright";

/**
 * Shows the page's texts in another language: each as `dictionary` says it, or
 * without one in a language that is not there, in which every word is 40 %
 * longer and has accents. Returns the texts that are cut off then or that stand
 * out of the window, and shows the real ones again. What people typed stays.
 */
export function findCutOff(
  page: Page,
  dictionary?: ReadonlyMap<string, string>,
): Promise<string[]> {
  return page.evaluate(
    async (entries) => {
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
      // The units of a drawing are the same in every language.
      const OWN =
        "[dir=auto], bdi, noscript, script, style, textarea, select, svg";
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
        if (node instanceof Text && !node.parentElement?.closest(OWN))
          changed.push([node, node.data]);
      const translations = entries && new Map(entries);
      const translate = (text: string) =>
        translations
          ? text.replace(text.trim(), (each) => translations.get(each) ?? each)
          : stretch(text);
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
      return found;
    },
    dictionary && [...dictionary],
  );
}
