import { useEffect, useState } from "react";
import { MINUTE_MS, minutesUntil } from "#shared/text/dates.ts";
import { shopNow } from "./availability.ts";

/** Returns how many minutes are left until a moment, by the shop's clock. */
export function useMinutesLeft(moment: string | null | undefined): number {
  const [, setLooked] = useState(0);
  const leftMs = moment ? Date.parse(moment) - shopNow() : 0;
  useEffect(() => {
    if (leftMs <= 0) return;
    const turn = leftMs % MINUTE_MS || MINUTE_MS;
    const timer = setTimeout(() => setLooked(Date.now()), turn);
    return () => clearTimeout(timer);
  }, [leftMs]);
  return minutesUntil(leftMs, 0);
}
