// The baseline for start times: Elysia with one route, compiled like the shop.

import { Elysia } from "elysia";

new Elysia()
  .get("/healthz", () => ({ ok: true }))
  .listen({ port: Number(process.env.PORT), hostname: "127.0.0.1" });
