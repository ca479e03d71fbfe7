import type { Call } from "#shared/api/call.ts";

// The maker's calls are apart, so that no page of the shop loads them.

const schemas = () => import("./schema.ts");
const settings = async () => (await schemas()).AdminClipConfig;

/** The settings as the maker edits them. */
export const getAdminClipConfig = {
  id: "getAdminClipConfig",
  method: "GET",
  path: "/api/admin/custom-clip-config",
  reply: settings,
} as const satisfies Call;

export const changeClipConfig = {
  id: "changeClipConfig",
  method: "PUT",
  path: "/api/admin/custom-clip-config",
  body: async () => (await schemas()).ClipConfigInput,
  reply: settings,
} as const satisfies Call;
