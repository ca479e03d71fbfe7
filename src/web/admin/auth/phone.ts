import { getOpenOrders } from "#shared/workbench/calls.ts";
import { addDevice, removeDevice } from "#shared/account/calls.ts";
import type { PushState } from "#shared/account/schema.ts";
import { ADMIN_WORKER, PAGES } from "#shared/api/paths.ts";
import { sendAsMaker } from "#web/admin/data/session.ts";
import { send } from "#web/data/api.ts";

/** Why this browser cannot ring; undefined if it can. */
export function whyNot(): "unsupported" | "blocked" | undefined {
  const canRing =
    "serviceWorker" in navigator &&
    "PushManager" in globalThis &&
    "Notification" in globalThis;
  if (!canRing) return "unsupported";
  return Notification.permission === "denied" ? "blocked" : undefined;
}

/** The push service refused, or the maker did not allow notifications. */
export class NotRingingError extends Error {}

async function findSubscription(): Promise<PushSubscription | null> {
  if (whyNot()) return null;
  const worker = await navigator.serviceWorker.getRegistration(PAGES.admin);
  return worker?.pushManager ? worker.pushManager.getSubscription() : null;
}

/** Whether this device rings. */
export const isRinging = async () => (await findSubscription()) !== null;

/** Lets this device ring. Throws a NotRingingError. */
export async function turnOn(publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted")
    throw new NotRingingError();
  const worker = await navigator.serviceWorker.register(ADMIN_WORKER, {
    scope: PAGES.admin,
  });
  await hasBegun(worker);
  // One that was made for another key of the shop is of no use.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => {
      throw new NotRingingError();
    });
  return keep(subscription);
}

/** A worker that was just registered cannot subscribe yet. */
function hasBegun(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
    });
  });
}

function keep(subscription: PushSubscription): Promise<PushState> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  const body = { endpoint: endpoint ?? "", keys: { p256dh, auth } };
  return sendAsMaker(addDevice, { body });
}

/** Lets this device ring no more, and the shop forget it. */
export async function turnOff(own: number | undefined): Promise<void> {
  await (await findSubscription())?.unsubscribe();
  if (own !== undefined)
    await sendAsMaker(removeDevice, { params: { id: own } });
}

/**
 * Says to the shop that this device is still there, in the name of this session,
 * and shows on the icon of the installed panel how many orders are open.
 */
export async function keepPhone(): Promise<void> {
  const subscription = await findSubscription();
  if (subscription) await keep(subscription);
  if (!("setAppBadge" in navigator)) return;
  if (!subscription && !matchMedia("(display-mode: standalone)").matches)
    return;
  const { open } = await send(getOpenOrders, {});
  await navigator.setAppBadge(open);
}
