// The yardstick for a start: Elysia with one route, compiled as the shop is.

import { Elysia } from "elysia";

new Elysia()
  .get("/healthz", () => ({ ok: true }))
  .listen({ port: Number(process.env.PORT), hostname: "127.0.0.1" });
