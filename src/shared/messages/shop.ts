/** A notification: a title and, for most, a sentence. */
export type Message = { title: string; description?: string };
