import * as z from "zod/mini";

/** The size limit of a film, which is checked while the upload streams. */
export const MAX_FILM_BYTES = 20 * 1024 * 1024;

/** The types that the file chooser offers. The server checks the content. */
export const FILM_TYPES = { mp4: "video/mp4", webm: "video/webm" } as const;
export type FilmFormat = keyof typeof FILM_TYPES;

export const FilmReply = z.object({ filmUrl: z.string() });
export type FilmReply = z.infer<typeof FilmReply>;
