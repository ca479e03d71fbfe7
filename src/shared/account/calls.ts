import type { Call } from "#shared/api/call.ts";

const keys = () => import("./schema.ts");
const push = () => import("./schema.ts");
const pushState = async () => (await push()).PushState;
const ok = async () => (await import("#shared/api/schema.ts")).OkReply;

export const changePassword = {
  id: "changePassword",
  method: "PUT",
  path: "/api/admin/password",
  summary: "Change the password",
  errors: [409, 429],
  body: async () => (await import("./schema.ts")).PasswordInput,
  reply: ok,
} as const satisfies Call;

/** Mails the maker a link for a new password; takes and tells nothing. */
export const sendPasswordLink = {
  id: "sendPasswordLink",
  method: "POST",
  path: "/api/admin/login/forgotten",
  summary: "Mail a link for a new password",
  errors: [429],
  reply: ok,
} as const satisfies Call;

export const setPasswordByLink = {
  id: "setPasswordByLink",
  method: "POST",
  path: "/api/admin/login/password",
  summary: "Set a new password by a link",
  errors: [404, 429],
  body: async () => (await import("./schema.ts")).NewPasswordInput,
  reply: async () => (await import("#shared/admin/schema.ts")).Me,
} as const satisfies Call;

export const listPasskeys = {
  id: "listPasskeys",
  method: "GET",
  path: "/api/admin/passkeys",
  summary: "The passkeys of the administrator",
  reply: async () => (await keys()).PasskeyList,
} as const satisfies Call;

export const offerPasskey = {
  id: "offerPasskey",
  method: "POST",
  path: "/api/admin/passkeys/offer",
  summary: "What a new passkey needs",
  errors: [409, 429],
  body: async () => (await keys()).PasskeyOfferInput,
  reply: async () => (await keys()).PasskeyOffer,
} as const satisfies Call;

export const addPasskey = {
  id: "addPasskey",
  method: "POST",
  path: "/api/admin/passkeys",
  summary: "Add a passkey",
  errors: [401, 409],
  status: 201,
  body: async () => (await keys()).NewPasskey,
  reply: async () => (await keys()).Passkey,
} as const satisfies Call;

export const removePasskey = {
  id: "removePasskey",
  method: "DELETE",
  path: "/api/admin/passkeys/:id",
  summary: "Remove a passkey",
  reply: ok,
} as const satisfies Call;

export const offerSignIn = {
  id: "offerSignIn",
  method: "POST",
  path: "/api/admin/login/passkey/offer",
  summary: "What a passkey has to sign",
  errors: [409, 429],
  reply: async () => (await keys()).SignInOffer,
} as const satisfies Call;

export const signInByPasskey = {
  id: "signInByPasskey",
  method: "POST",
  path: "/api/admin/login/passkey",
  summary: "Sign in by a passkey",
  errors: [401, 409],
  body: async () => (await keys()).SignInAnswer,
  reply: async () => (await import("#shared/admin/schema.ts")).Me,
} as const satisfies Call;

export const getPush = {
  id: "getPush",
  method: "GET",
  path: "/api/admin/push",
  summary: "Which devices ring for a new order",
  reply: pushState,
} as const satisfies Call;

export const addDevice = {
  id: "addDevice",
  method: "POST",
  path: "/api/admin/push",
  summary: "Let a device ring for a new order",
  body: async () => (await push()).PushInput,
  reply: pushState,
} as const satisfies Call;

export const removeDevice = {
  id: "removeDevice",
  method: "DELETE",
  path: "/api/admin/push/:id",
  summary: "Let a device ring no more",
  reply: ok,
} as const satisfies Call;
