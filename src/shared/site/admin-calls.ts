import type { Call } from "#shared/api/call.ts";

// The maker's calls are apart, so that no page of the shop loads them.

const pages = () => import("./pages.ts");
const adminSite = async () => (await import("./admin-site.ts")).AdminSite;

/** The site with what only the maker may read. */
export const getAdminSite = {
  id: "getAdminSite",
  method: "GET",
  path: "/api/admin/site",
  reply: adminSite,
} as const satisfies Call;

export const changeSite = {
  id: "changeSite",
  method: "PUT",
  path: "/api/admin/site",
  body: async () => (await import("./site-input.ts")).SiteInput,
  reply: adminSite,
} as const satisfies Call;

/** What is not sent stays as it is. */
export const changePartOfSite = {
  id: "changePartOfSite",
  method: "PATCH",
  path: "/api/admin/site",
  body: async () => (await import("./site-input.ts")).SitePatch,
  reply: adminSite,
} as const satisfies Call;

export const listAdminPages = {
  id: "listAdminPages",
  method: "GET",
  path: "/api/admin/pages",
  reply: async () => (await pages()).AdminPageList,
} as const satisfies Call;

export const previewPage = {
  id: "previewPage",
  method: "POST",
  path: "/api/admin/pages/preview",
  body: async () => (await pages()).PreviewInput,
  reply: async () => (await pages()).PreviewReply,
} as const satisfies Call;

export const writePage = {
  id: "writePage",
  method: "PUT",
  path: "/api/admin/pages/:slug",
  body: async () => (await pages()).PageInput,
  reply: async () => (await pages()).AdminPage,
} as const satisfies Call;

export const removePage = {
  id: "removePage",
  method: "DELETE",
  path: "/api/admin/pages/:slug",
  reply: async () => (await import("#shared/api/errors.ts")).OkReply,
} as const satisfies Call;
