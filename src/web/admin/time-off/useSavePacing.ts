import { useQueryClient } from "@tanstack/react-query";
import { getPace } from "#shared/pace/calls.ts";
import type { Pace, Pause } from "#shared/pace/schema.ts";
import { changeSite } from "#shared/site/admin-calls.ts";
import { getSite } from "#shared/site/calls.ts";
import { useAction } from "#web/admin/data/useCall.ts";
import { ifMatch } from "#web/admin/form/form-versions.ts";
import { send } from "#web/data/api.ts";
import { useMessages } from "#web/data/messages.ts";
import { callQuery } from "#web/data/queries.ts";

export type Change = { pause?: Pause | null; pace?: Pace | null };

/** Saves pause or pace in the site as it is now. */
export function useSavePacing(onSaved: () => void) {
  const queryClient = useQueryClient();
  const { timeOff: t } = useMessages("planning");
  const act = async (change: Change) => {
    // All else stays as it is, also what was saved a moment ago.
    const site = await send(getSite, {});
    const body = { ...site, ...change };
    const headers = ifMatch(site.updatedAt);
    return send(changeSite, { body, headers });
  };
  return useAction(act, {
    saved: t.saved,
    failed: t.failed,
    into: callQuery(getSite, {}),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [getPace.path] });
      onSaved();
    },
  });
}

export type SavePacing = ReturnType<typeof useSavePacing>;
