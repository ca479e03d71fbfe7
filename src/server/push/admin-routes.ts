import * as calls from "#shared/account/calls.ts";
import type { Elysia } from "elysia";
import type { PushState } from "#shared/account/schema.ts";
import { OK } from "#shared/api/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { browserName } from "#server/auth/browser-name.ts";
import { requireSession } from "#server/auth/guard.ts";
import type { Session } from "#server/auth/sessions.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { invalidField } from "#server/http/problem.ts";
import { route, ROW_PATH } from "#server/http/route.ts";
import { toIso } from "#server/runtime/clock.ts";
import { getPushKeys } from "./keys.ts";
import {
  countOpenOrders,
  listDevices,
  removeDevice,
  saveDevice,
} from "./store.ts";

/** Adds the routes of the devices that ring for a new order. */
export function pushRoutes(deps: Deps) {
  const { clock, commit, db } = deps;
  return (app: Elysia) =>
    app
      .use(
        route(
          calls.getPush,
          { summary: "Which devices ring for a new order" },
          async ({ request }) =>
            readState(deps, await requireSession(deps, request)),
        ),
      )
      .use(
        route(
          calls.addDevice,
          { summary: "Let a device ring for a new order" },
          async ({ request, body }) => {
            const session = await requireSession(deps, request);
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
        ),
      )
      .use(
        route(
          calls.removeDevice,
          { summary: "Let a device ring no more", params: ROW_PATH },
          async ({ request, params: { id } }) => {
            const { adminId } = await requireSession(deps, request);
            await commit(NO_LOCK, (tx) => removeDevice(tx, { adminId, id }));
            return OK;
          },
        ),
      )
      .use(
        route(
          calls.getOpenOrders,
          { summary: "How many orders are still to be made or sent" },
          async () => ({ open: await countOpenOrders(db) }),
        ),
      );
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
