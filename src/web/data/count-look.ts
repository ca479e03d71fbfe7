import { countVisit } from "#shared/numbers/calls.ts";
import { CAMPAIGN_PARAM, MAX_VISIT_TEXT } from "#shared/numbers/rules.ts";

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
    if (document.visibilityState === "visible")
      timer = setTimeout(tell, LOOK_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
  const tell = () => {
    stop();
    const { pathname, search, origin } = location;
    const campaign = new URLSearchParams(search).get(CAMPAIGN_PARAM) ?? "";
    const visit = {
      path: pathname.slice(0, MAX_VISIT_TEXT),
      referrer: (referrer ?? origin).slice(0, MAX_VISIT_TEXT),
      campaign: campaign.slice(0, MAX_VISIT_TEXT),
    };
    referrer = undefined;
    const body = new Blob([JSON.stringify(visit)], {
      type: "application/json",
    });
    // It neither waits for an answer nor delays what the page asks for.
    navigator.sendBeacon(countVisit.path, body);
  };
  document.addEventListener("visibilitychange", look);
  look();
  return stop;
}
