import { useQueryClient } from "@tanstack/react-query";
import { isRefusal } from "./api.ts";
import { usePage } from "./shop-context.ts";

/**
 * Returns what follows a failed request to buy. After a refusal the page asks
 * what may be bought, so that the thing that was pressed shows it.
 */
export function useAskAgain(): (error: Error) => Promise<void> {
  const queryClient = useQueryClient();
  const { change } = usePage();
  return async (error) => {
    if (!isRefusal(error)) return;
    try {
      const { ask } = await import("./follow-availability.ts");
      await ask(queryClient, change);
    } catch {
      // Without its code the page learns of it from the shop's next word.
    }
  };
}
