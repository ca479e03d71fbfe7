import type { Call } from "#shared/api/call.ts";

const keys = () => import("./schema.ts");
const push = () => import("./schema.ts");
const pushState = async () => (await push()).PushState;
const ok = async () => (await import("#shared/api/schema.ts")).OkReply;

export const changePassword = {
  id: "changePassword",
  method: "PUT",
  path: "/api/admin/password",
  body: async () => (await import("./schema.ts")).PasswordInput,
  reply: ok,
} as const satisfies Call;

/** Mails the maker a link for a new password; takes and tells nothing. */
export const sendPasswordLink = {
  id: "sendPasswordLink",
  method: "POST",
  path: "/api/admin/login/forgotten",
  reply: ok,
} as const satisfies Call;

export const setPasswordByLink = {
  id: "setPasswordByLink",
  method: "POST",
  path: "/api/admin/login/password",
  body: async () => (await import("./schema.ts")).NewPasswordInput,
  reply: async () => (await import("#shared/admin/schema.ts")).Me,
} as const satisfies Call;

export const listPasskeys = {
  id: "listPasskeys",
  method: "GET",
  path: "/api/admin/passkeys",
  reply: async () => (await keys()).PasskeyList,
} as const satisfies Call;

export const offerPasskey = {
  id: "offerPasskey",
  method: "POST",
  path: "/api/admin/passkeys/offer",
  body: async () => (await keys()).PasskeyOfferInput,
  reply: async () => (await keys()).PasskeyOffer,
} as const satisfies Call;

export const addPasskey = {
  id: "addPasskey",
  method: "POST",
  path: "/api/admin/passkeys",
  status: 201,
  body: async () => (await keys()).NewPasskey,
  reply: async () => (await keys()).Passkey,
} as const satisfies Call;

export const removePasskey = {
  id: "removePasskey",
  method: "DELETE",
  path: "/api/admin/passkeys/:id",
  reply: ok,
} as const satisfies Call;

export const offerSignIn = {
  id: "offerSignIn",
  method: "POST",
  path: "/api/admin/login/passkey/offer",
  reply: async () => (await keys()).SignInOffer,
} as const satisfies Call;

export const signInByPasskey = {
  id: "signInByPasskey",
  method: "POST",
  path: "/api/admin/login/passkey",
  body: async () => (await keys()).SignInAnswer,
  reply: async () => (await import("#shared/admin/schema.ts")).Me,
} as const satisfies Call;

export const getPush = {
  id: "getPush",
  method: "GET",
  path: "/api/admin/push",
  reply: pushState,
} as const satisfies Call;

export const addDevice = {
  id: "addDevice",
  method: "POST",
  path: "/api/admin/push",
  body: async () => (await push()).PushInput,
  reply: pushState,
} as const satisfies Call;

export const removeDevice = {
  id: "removeDevice",
  method: "DELETE",
  path: "/api/admin/push/:id",
  reply: ok,
} as const satisfies Call;

export const getOpenOrders = {
  id: "getOpenOrders",
  method: "GET",
  path: "/api/admin/orders/open",
  reply: async () => (await push()).OpenOrders,
} as const satisfies Call;
