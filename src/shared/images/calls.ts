import type { Call } from "#shared/api/call.ts";

// The bodies are forms with a file, or the file itself.
const uploaded = async () => (await import("./schema.ts")).UploadReply;

export const uploadPicture = {
  id: "uploadPicture",
  method: "POST",
  path: "/api/admin/upload",
  reply: uploaded,
  status: 201,
} as const satisfies Call;

export const uploadMark = {
  id: "uploadMark",
  method: "POST",
  path: "/api/admin/mark",
  reply: uploaded,
  status: 201,
} as const satisfies Call;

export const uploadFilm = {
  id: "uploadFilm",
  method: "POST",
  path: "/api/admin/film",
  reply: async () => (await import("./schema.ts")).FilmReply,
  status: 201,
} as const satisfies Call;
