import * as calls from "#shared/account/calls.ts";
import type { PushState } from "#shared/account/schema.ts";
import { OK } from "#shared/api/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { browserName } from "#server/auth/browser.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/exchange.ts";
import { invalidField } from "#server/http/problem.ts";
import { routes } from "#server/http/routes.ts";
import { toIso } from "#server/runtime/clock.ts";
import { getPushKeys } from "./keys.ts";
import { listDevices, removeDevice, saveDevice } from "./store.ts";

/** Adds the routes of the devices that ring for a new order. */
export function pushRoutes(deps: Deps) {
  const { clock, commit } = deps;
  return routes(calls, {
    getPush: ({ session }) => readState(deps, session),

    addDevice: async ({ request, session, body }) => {
      checkEndpoint(body.endpoint);
      const { adminId, tokenHash: sessionHash } = session;
      const agent = request.headers.get("user-agent");
      const device = browserName(agent) ?? null;
      const now = clock.now();
      await commit(NO_LOCK, (tx) =>
        saveDevice(tx, { ...body, adminId, sessionHash, device, now }),
      );
      return readState(deps, session);
    },

    removeDevice: async ({ session: { adminId }, params: { id } }) => {
      await commit(NO_LOCK, (tx) => removeDevice(tx, { adminId, id }));
      return OK;
    },
  });
}

/**
 * Refuses what is no address of a push service. Whether its host is public is
 * looked up whenever something is sent there.
 */
function checkEndpoint(endpoint: string): void {
  const url = URL.parse(endpoint);
  if (url?.protocol !== "https:" || url.username || url.password)
    throw invalidField("endpoint", errorKey("webUrl"));
}

async function readState(
  deps: Deps,
  { adminId, tokenHash }: Session,
): Promise<PushState> {
  const { db } = deps;
  const { publicKey } = await getPushKeys(deps);
  const devices = await listDevices(db, adminId);
  return {
    publicKey,
    devices: devices.map(({ id, device, createdAt, sessionHash }) => ({
      id,
      device,
      createdAt: toIso(createdAt),
      isOwn: sessionHash === tokenHash,
    })),
  };
}
