import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { mailStatusQuery } from "./admin-queries.ts";

/** Mails are sent in their own time: how it went is asked a little later. */
const LOOK_AGAIN_MS = [1_500, 5_000];

/** Asks for the mails' state again, soon and once more. */
export function useLookAgain(): () => void {
  const queryClient = useQueryClient();
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const forget = () => {
    for (const timer of timers.current) clearTimeout(timer);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the end
  useEffect(() => forget, []);
  return () => {
    forget();
    timers.current = LOOK_AGAIN_MS.map((ms) =>
      setTimeout(() => queryClient.refetchQueries(mailStatusQuery), ms),
    );
  };
}
