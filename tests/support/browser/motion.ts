import type { Page } from "playwright";

/**
 * Runs in the page. Reports to the watched console whatever moves, fades or
 * scrolls in its own time though its visitor asked for less motion.
 */
export function reportMotion(): void {
  const MOST_MS = 20;
  const less = matchMedia("(prefers-reduced-motion: reduce)");
  const isLess = () => less.matches;
  // What began before its visitor asked may tell of itself after that.
  let askedAt = -1;
  less.addEventListener("change", () => {
    askedAt = Number(document.timeline.currentTime);
  });
  const report = (what: string, target: unknown) => {
    if (!isLess()) return;
    const where = target instanceof Element ? target.outerHTML : "the page";
    console.error(`motion: ${what} of ${where.slice(0, 200)}`);
  };
  for (const type of ["animationstart", "transitionstart"])
    document.addEventListener(type, ({ target }) => {
      if (!(target instanceof Element)) return;
      const lasting = target.getAnimations({ subtree: true }).filter((each) => {
        const { activeDuration = 0 } = each.effect?.getComputedTiming() ?? {};
        const isAfter = Number(each.startTime) > askedAt;
        return isAfter && Number(activeDuration) > MOST_MS;
      });
      if (lasting.length > 0) report(type, target);
    });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    report("an animation", this);
    return animate.apply(this, given);
  };
  const isSmooth = (given: unknown) =>
    typeof given === "object" &&
    given !== null &&
    "behavior" in given &&
    given.behavior === "smooth";
  const { scrollTo, scrollBy, scrollIntoView } = Element.prototype;
  const watched = { scrollTo, scrollBy, scrollIntoView };
  for (const [name, scroll] of Object.entries(watched))
    Object.defineProperty(Element.prototype, name, {
      configurable: true,
      writable: true,
      value(this: Element, ...given: unknown[]) {
        if (given.some(isSmooth)) report(`a smooth ${name}`, this);
        return Reflect.apply(scroll, this, given);
      },
    });
}

/** Returns what can be pressed in the window and does not look pressed then. */
export const unansweredPresses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MARK = "data-is-pressed";
    const PRESSED =
      "a[href], button:not(:disabled, [aria-disabled=true]), summary, label:has([type=checkbox], [type=radio], [type=file]), [role=tab]";
    // A script cannot press: what a press would style follows a mark as well.
    const added: [CSSStyleSheet | CSSGroupingRule, number][] = [];
    const mark = (parent: CSSStyleSheet | CSSGroupingRule) => {
      for (let at = parent.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = parent.cssRules[at];
        if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule))
          mark(rule);
        const isActive =
          rule instanceof CSSStyleRule && rule.selectorText.includes(":active");
        if (!isActive) continue;
        const css = rule.cssText.replaceAll(":active", `[${MARK}]`);
        parent.insertRule(css, at + 1);
        added.push([parent, at + 1]);
      }
    };
    for (const sheet of document.styleSheets) mark(sheet);
    const look = (element: Element) =>
      [element, ...element.querySelectorAll("*")]
        .map((each) => {
          const style = getComputedStyle(each);
          const { opacity, transform, filter, color, boxShadow } = style;
          const { backgroundColor, borderTopColor, outline } = style;
          const lines = [backgroundColor, borderTopColor, outline, boxShadow];
          return [opacity, transform, filter, color, ...lines].join();
        })
        .join("|");
    const dialogs = document.querySelectorAll("[role=dialog], dialog[open]");
    const root = [...dialogs].at(-1) ?? document;
    const unanswered = [...root.querySelectorAll(PRESSED)].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width < 3 || height < 3 || !element.checkVisibility()) return false;
      const before = look(element);
      element.setAttribute(MARK, "");
      const after = look(element);
      element.removeAttribute(MARK);
      return before === after;
    });
    // Those that were added last come first in their sheet.
    for (const [parent, at] of added.toReversed()) parent.deleteRule(at);
    return unanswered.map((each) => each.outerHTML.slice(0, 160));
  });
