import { CODE_PARAM } from "#shared/api/paths.ts";
import { checkDiscount } from "#shared/discounts/calls.ts";
import { send } from "#web/data/api.ts";
import { applyCode, isPatient } from "#web/data/discount.ts";
import { reasonOf } from "#web/data/failure.ts";
import { loadedMessages, loadRoom } from "#web/data/messages.ts";
import { showToast } from "#web/ui/toasts.ts";

/**
 * Applies the code of a link, says so, and takes it out of the address. A code
 * that counts from a sum on waits for it. Without a connection nothing happens.
 */
export async function applyLinkedCode(): Promise<void> {
  const url = new URL(location.href);
  const code = url.searchParams.get(CODE_PARAM);
  if (!code) return;
  await loadRoom("buy");
  try {
    const { code: known } = await send(checkDiscount, { body: { code } });
    applyCode(known);
    const title = loadedMessages.buy?.discount.applied(known) ?? known;
    showToast({ title });
  } catch (reason) {
    if (isPatient(reason)) applyCode(code);
    showToast({ title: reasonOf(reason) }, isPatient(reason) ? "ok" : "error");
  }
  url.searchParams.delete(CODE_PARAM);
  history.replaceState(history.state, "", url);
}
