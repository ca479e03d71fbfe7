import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { wrap } from "#web/ui/layout.css.ts";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { getPace } from "#shared/pace/calls.ts";
import { isPaused, nextChange } from "#shared/pace/rules.ts";
import type { PacingWords } from "#shared/pace/schema.ts";
import { callQuery, cartQuery } from "#web/data/queries.ts";
import { usePage } from "#web/data/shop-context.ts";
import { pause } from "./NoticeBars.css.ts";

/** Says that the maker takes no orders, and until when. */
export function PacingBar() {
  const { pause: words } = usePacing();
  return (
    <div role="status">
      {words?.isOn && (
        <div className={pause}>
          <p className={wrap} dir="auto">
            <strong>{words.fact}</strong> <span>{words.text}</span>
          </p>
        </div>
      )}
    </div>
  );
}

/**
 * Keeps what the page says about the maker's time true: a pause begins and ends
 * by itself, by the server's clock, and a cart has a day of its own.
 */
export function usePacing(): PacingWords {
  const { pacing = {}, change } = usePage();
  const { data: cart = [] } = useQuery({ ...cartQuery, enabled: false });
  const clips = cart.reduce((sum, { quantity }) => sum + quantity, 0);
  const { data } = useQuery({
    ...callQuery(getPace, {}, [getPace.path, clips]),
    // The page may have been open for days.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  useEffect(() => {
    if (!data) return;
    const { pause, ready: cartReady } = data;
    change(({ pacing: before, ...page }) => ({
      ...page,
      pacing: { ready: before?.ready, pause, cartReady },
    }));
  }, [data, change]);
  usePauseTurns(pacing.pause, data && Date.parse(data.now));
  return pacing;
}

/** Begins and ends a pause on the page; `now` is the server's, once known. */
function usePauseTurns(pause: PacingWords["pause"], now: number | undefined) {
  const { change } = usePage();
  const [ahead, setAhead] = useState<number>();
  useEffect(() => {
    if (now !== undefined) setAhead(now - performance.now());
  }, [now]);
  useEffect(() => {
    if (!pause || ahead === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const at = ahead + performance.now();
      const isOn = isPaused(pause, at);
      const changeAt = nextChange(pause, at);
      if (isOn !== pause.isOn)
        return change(({ pacing, ...page }) => ({
          ...page,
          pacing: { ...pacing, pause: { ...pause, isOn } },
        }));
      // A longer wait would be off after the computer has slept.
      if (changeAt !== undefined)
        timer = setTimeout(look, Math.min(changeAt - at, MINUTE_MS));
    };
    look();
    return () => clearTimeout(timer);
  }, [pause, ahead, change]);
}
