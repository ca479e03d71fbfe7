import {
  CAMPAIGN_PARAM,
  MAX_VISIT_TEXT,
  VISITS_PATH,
} from "#shared/visits/rules.ts";

/** A page counts once it was seen for this long without a break. */
const LOOK_MS = 1_000;

/** The page that led to the shop; the pages that follow come from the shop. */
let referrer: string | undefined = document.referrer;

/**
 * Tells the shop that this page was looked at, once it was: what is fetched or
 * rendered ahead, or lies in another tab, does not count. Call the result when
 * the page is left.
 */
export function countLook(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    // A page that is rendered ahead is hidden, too.
    if (!document.hidden) timer = setTimeout(tell, LOOK_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
  const tell = () => {
    stop();
    const { pathname, search, origin } = location;
    const campaign = new URLSearchParams(search).get(CAMPAIGN_PARAM) ?? "";
    const cut = (text: string) => text.slice(0, MAX_VISIT_TEXT);
    const visit = {
      path: cut(pathname),
      referrer: cut(referrer ?? origin),
      campaign: cut(campaign),
    };
    referrer = undefined;
    // It neither waits for an answer nor delays what the page asks for.
    navigator.sendBeacon(
      VISITS_PATH,
      new Blob([JSON.stringify(visit)], { type: "application/json" }),
    );
  };
  document.addEventListener("visibilitychange", look);
  look();
  return stop;
}
