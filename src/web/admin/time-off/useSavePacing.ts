import { useQueryClient } from "@tanstack/react-query";
import { getPace } from "#shared/pace/calls.ts";
import type { Pace, Pause } from "#shared/pace/schema.ts";
import { changeSite } from "#shared/admin/item-calls.ts";
import { getSite } from "#shared/site/calls.ts";
import type { Site } from "#shared/site/schema.ts";
import { useAction } from "#web/admin/data/useCall.ts";
import { ifMatch } from "#web/admin/form/form-versions.ts";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { callQuery } from "#web/data/queries.ts";

export type Change = { pause?: Pause | null; pace?: Pace | null };

/**
 * Saves pause or pace in the site as it is now. What another window changed of
 * the same since `seen` was read is not replaced unseen.
 */
export function useSavePacing(seen: Site | undefined, onSaved: () => void) {
  const queryClient = useQueryClient();
  const { timeOff: t } = useMessages("panel").planning;
  const act = async (change: Change) => {
    // All else stays as it is, also what was saved a moment ago.
    const site = await send(getSite, {});
    const body = { ...site, ...change };
    const collides =
      seen &&
      (["pause", "pace"] as const).some(
        (part) =>
          part in change &&
          JSON.stringify(site[part]) !== JSON.stringify(seen[part]),
      );
    // The server then refuses it in words.
    const headers = ifMatch((collides ? seen : site).updatedAt);
    return send(changeSite, { body, headers });
  };
  return useAction(act, {
    saved: t.saved,
    failed: t.failed,
    into: callQuery(getSite, {}),
    // She sees what there is now, above the form with what she typed.
    onError: () =>
      void queryClient.invalidateQueries({ queryKey: [getSite.path] }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [getPace.path] });
      onSaved();
    },
  });
}

export type SavePacing = ReturnType<typeof useSavePacing>;
