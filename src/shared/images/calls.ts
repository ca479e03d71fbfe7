import type { Call } from "#shared/api/call.ts";
import { FILM_TYPES } from "./schema.ts";

// The bodies are forms with a file, or the file itself.
const uploaded = async () => (await import("./schema.ts")).UploadReply;

export const uploadPicture = {
  id: "uploadPicture",
  method: "POST",
  path: "/api/admin/upload",
  summary: "Upload a picture",
  takes: ["multipart/form-data"],
  reply: uploaded,
  status: 201,
} as const satisfies Call;

export const uploadMark = {
  id: "uploadMark",
  method: "POST",
  path: "/api/admin/mark",
  summary: "Upload the shop's logo",
  takes: ["multipart/form-data"],
  reply: uploaded,
  status: 201,
} as const satisfies Call;

export const uploadFilm = {
  id: "uploadFilm",
  method: "POST",
  path: "/api/admin/film",
  summary: "Upload a film",
  takes: Object.values(FILM_TYPES),
  reply: async () => (await import("./schema.ts")).FilmReply,
  status: 201,
} as const satisfies Call;
