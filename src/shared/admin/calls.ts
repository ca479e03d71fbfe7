import type { Call } from "#shared/api/call.ts";

const schemas = () => import("./schema.ts");
const mailStatus = async () => (await schemas()).MailStatus;
const ok = async () => (await import("#shared/api/schema.ts")).OkReply;

export const logIn = {
  id: "logIn",
  method: "POST",
  path: "/api/admin/login",
  summary: "Log in",
  errors: [429],
  body: async () => (await schemas()).LoginInput,
  reply: async () => (await schemas()).Me,
} as const satisfies Call;

export const getMe = {
  id: "getMe",
  method: "GET",
  path: "/api/admin/me",
  summary: "The session",
  reply: async () => (await schemas()).Me,
} as const satisfies Call;

export const logOut = {
  id: "logOut",
  method: "POST",
  path: "/api/admin/logout",
  summary: "Log out",
  reply: ok,
} as const satisfies Call;

export const listSessions = {
  id: "listSessions",
  method: "GET",
  path: "/api/admin/sessions",
  summary: "Where the administrator is logged in",
  reply: async () =>
    (await import("#shared/account/schema.ts")).AdminSessionList,
} as const satisfies Call;

export const endOtherSessions = {
  id: "endOtherSessions",
  method: "DELETE",
  path: "/api/admin/sessions",
  summary: "End all sessions but this one",
  reply: ok,
} as const satisfies Call;

export const endSession = {
  id: "endSession",
  method: "DELETE",
  path: "/api/admin/sessions/:id",
  summary: "End a session",
  params: async () => (await import("#shared/account/schema.ts")).SessionPath,
  reply: ok,
} as const satisfies Call;

export const getMailStatus = {
  id: "getMailStatus",
  method: "GET",
  path: "/api/admin/mail",
  summary: "The state of the mails",
  reply: mailStatus,
} as const satisfies Call;

export const retryMails = {
  id: "retryMails",
  method: "POST",
  path: "/api/admin/mail/retry",
  summary: "Try waiting and failed mails now",
  reply: mailStatus,
} as const satisfies Call;

export const sendTestMail = {
  id: "sendTestMail",
  method: "POST",
  path: "/api/admin/mail/test",
  summary: "Send a test mail",
  body: async () => (await schemas()).TestMailInput,
  reply: ok,
} as const satisfies Call;

export const getBackupStatus = {
  id: "getBackupStatus",
  method: "GET",
  path: "/api/admin/backup",
  summary: "The newest backup",
  reply: async () => (await schemas()).BackupStatus,
} as const satisfies Call;
