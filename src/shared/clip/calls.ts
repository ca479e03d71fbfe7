import type { Call } from "#shared/api/call.ts";

const schemas = () => import("./schema.ts");

export const listCharms = {
  id: "listCharms",
  method: "GET",
  path: "/api/charms",
  summary: "The charms, in the maker's order",
  reply: async () => (await import("./parts.ts")).CharmList,
} as const satisfies Call;

export const listResins = {
  id: "listResins",
  method: "GET",
  path: "/api/resins",
  summary: "The resins, in the maker's order",
  reply: async () => (await import("./parts.ts")).ResinList,
} as const satisfies Call;

export const listBeads = {
  id: "listBeads",
  method: "GET",
  path: "/api/letters",
  summary: "The letter beads that can be drawn",
  reply: async () => (await import("./schema.ts")).BeadList,
} as const satisfies Call;

export const getClipConfig = {
  id: "getClipConfig",
  method: "GET",
  path: "/api/custom-clip-config",
  summary: "The custom clip designer",
  reply: async () => (await schemas()).CustomClipConfig,
} as const satisfies Call;

export const saveDesign = {
  id: "saveDesign",
  method: "POST",
  path: "/api/custom-clip-designs",
  summary: "Save a design to share",
  body: async () => (await schemas()).DesignInput,
  reply: async () => (await schemas()).SavedDesign,
  status: 201,
} as const satisfies Call;

export const getDesign = {
  id: "getDesign",
  method: "GET",
  path: "/api/custom-clip-designs/:code",
  summary: "A saved design",
  reply: async () => (await schemas()).DesignReply,
} as const satisfies Call;
