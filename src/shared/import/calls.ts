import type { Call } from "#shared/api/call.ts";

const schemas = () => import("./schema.ts");

export const previewImport = {
  id: "previewImport",
  method: "POST",
  path: "/api/admin/import",
  summary: "What a file of another shop would bring",
  takes: ["text/csv"],
  reply: async () => (await schemas()).ImportPreview,
} as const satisfies Call;

export const importItem = {
  id: "importItem",
  method: "POST",
  path: "/api/admin/import/items",
  summary: "Add a clip of another shop, hidden",
  body: async () => (await schemas()).ImportItem,
  reply: async () => (await schemas()).ImportedItem,
  status: 201,
} as const satisfies Call;
