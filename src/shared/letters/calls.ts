import type { Call } from "#shared/api/call.ts";

const schemas = () => import("./schema.ts");
const letter = async () => (await schemas()).Letter;
const ok = async () => (await import("#shared/api/schema.ts")).OkReply;

export const getLetterPage = {
  id: "getLetterPage",
  method: "GET",
  path: "/api/letters/:slug",
  summary: "A letter that was sent to the newsletter's readers",
  reply: async () => (await schemas()).LetterPage,
} as const satisfies Call;

export const listMakerLetters = {
  id: "listMakerLetters",
  method: "GET",
  path: "/api/admin/letters",
  summary: "The letters",
  reply: async () => (await schemas()).LetterList,
} as const satisfies Call;

export const getLetter = {
  id: "getLetter",
  method: "GET",
  path: "/api/admin/letters/:id",
  summary: "A letter and how far it is",
  reply: letter,
} as const satisfies Call;

export const writeLetter = {
  id: "writeLetter",
  method: "POST",
  path: "/api/admin/letters",
  summary: "Write a letter",
  body: async () => (await schemas()).LetterInput,
  reply: letter,
  status: 201,
} as const satisfies Call;

export const changeLetter = {
  id: "changeLetter",
  method: "PUT",
  path: "/api/admin/letters/:id",
  summary: "Change a letter that is not sent",
  headers: ["If-Match"],
  errors: [409],
  body: async () => (await schemas()).LetterInput,
  reply: letter,
} as const satisfies Call;

export const removeLetter = {
  id: "removeLetter",
  method: "DELETE",
  path: "/api/admin/letters/:id",
  summary: "Remove a letter and its page",
  errors: [409],
  reply: ok,
} as const satisfies Call;

export const previewLetter = {
  id: "previewLetter",
  method: "POST",
  path: "/api/admin/letters/preview",
  summary: "Show how a letter arrives",
  body: async () => (await schemas()).LetterPreviewInput,
  reply: async () => (await schemas()).LetterPreview,
} as const satisfies Call;

export const testLetter = {
  id: "testLetter",
  method: "POST",
  path: "/api/admin/letters/:id/test",
  summary: "Send a letter to the maker alone",
  reply: ok,
} as const satisfies Call;

export const sendLetter = {
  id: "sendLetter",
  method: "POST",
  path: "/api/admin/letters/:id/send",
  summary: "Send a letter to everyone on the list, now or later",
  errors: [409],
  body: async () => (await schemas()).SendInput,
  reply: letter,
} as const satisfies Call;

export const pauseLetter = {
  id: "pauseLetter",
  method: "POST",
  path: "/api/admin/letters/:id/pause",
  summary: "Let a letter's mails wait",
  errors: [409],
  reply: letter,
} as const satisfies Call;

export const resumeLetter = {
  id: "resumeLetter",
  method: "POST",
  path: "/api/admin/letters/:id/resume",
  summary: "Go on with a letter",
  errors: [409],
  reply: letter,
} as const satisfies Call;

/** Ends a sending for good; one that has not begun is a draft again. */
export const stopLetter = {
  id: "stopLetter",
  method: "POST",
  path: "/api/admin/letters/:id/stop",
  summary: "End the sending of a letter",
  errors: [409],
  reply: letter,
} as const satisfies Call;
