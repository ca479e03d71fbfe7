import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getPace } from "#shared/pace/calls.ts";
import type { Pace, Pause } from "#shared/pace/schema.ts";
import { changeSite } from "#shared/site/admin-calls.ts";
import { getSite } from "#shared/site/calls.ts";
import { withSession } from "#web/admin/data/session.ts";
import { ifMatch } from "#web/admin/form/form-versions.ts";
import { send } from "#web/data/api.ts";
import { errorText } from "#web/data/failure.ts";
import { useMessages } from "#web/data/messages.ts";
import { callQuery } from "#web/data/queries.ts";
import { showToast } from "#web/ui/toast/toasts.ts";

export type Change = { pause?: Pause | null; pace?: Pace | null };

/** Saves pause or pace in the site as it is now. */
export function useSavePacing(onSaved: () => void) {
  const queryClient = useQueryClient();
  const { timeOff: t } = useMessages("planning");
  const { failure } = useMessages("storefront");
  return useMutation({
    mutationFn: (change: Change) =>
      withSession(async () => {
        // All else stays as it is, also what was saved a moment ago.
        const site = await send(getSite, {});
        const body = { ...site, ...change };
        const headers = ifMatch(site.updatedAt);
        return send(changeSite, { body, headers });
      }),
    onSuccess: (site) => {
      queryClient.setQueryData(callQuery(getSite, {}).queryKey, site);
      void queryClient.invalidateQueries({ queryKey: [getPace.path] });
      showToast({ title: t.saved });
      onSaved();
    },
    onError: (error) =>
      showToast(
        { title: t.failed, description: errorText(error, failure) },
        "error",
      ),
  });
}

export type SavePacing = ReturnType<typeof useSavePacing>;
