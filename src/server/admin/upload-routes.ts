import { Elysia } from "elysia";
import { API } from "#shared/paths.ts";
import type { Deps } from "#server/deps.ts";
import { storePicture } from "#server/images/files.ts";
import { readUpload } from "#server/images/upload.ts";
import { createTurns } from "#server/turns.ts";

// 5 MB over a slow phone line takes minutes, and the idle time of the server
// is not prolonged by what trickles in.
const UPLOAD_TIMEOUT_SECONDS = 255;

/** Unfolding a large picture takes 150 MB. */
const TURNS = { atOnce: 1, maxWaiting: 7, retryAfterSeconds: 10 };

/** Takes pictures, one at a time. */
export function uploadRoutes(deps: Deps) {
  const inTurn = createTurns(TURNS);
  return new Elysia({ name: "admin-upload" }).post(
    API.upload,
    async ({ request, server, set }) => {
      server?.timeout(request, UPLOAD_TIMEOUT_SECONDS);
      const bytes = await readUpload(request);
      const reply = await inTurn(() => storePicture(deps, bytes));
      set.status = 201;
      return reply;
    },
    // The handler counts the body while it streams: nothing parses it before.
    { parse: () => null },
  );
}
