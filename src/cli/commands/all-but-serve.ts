// Exports every command but `serve` from one module. With a module for each,
// the bundler would split the code they share with the shop into many small
// files, and reading those files would slow down the start.

export * as adminPassword from "./admin-password.ts";
export * as backup from "./backup.ts";
export * as backups from "./backups.ts";
export * as doctor from "./doctor.ts";
export * as erase from "./erase.ts";
export * as healthcheck from "./healthcheck.ts";
export * as mailRetry from "./mail-retry.ts";
export * as mailTest from "./mail-test.ts";
export * as move from "./move.ts";
export * as newsletterExport from "./newsletter-export.ts";
export * as ordersExport from "./orders-export.ts";
export * as ordersOpen from "./orders-open.ts";
export * as restore from "./restore.ts";
export * as systemd from "./systemd.ts";
export * as version from "./version.ts";
