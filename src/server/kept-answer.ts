/** Answers from what is kept ready, with every header that belongs to it. */
export type KeptAnswer = (request: Request) => Response | Promise<Response>;

/** The answers that are the same for everyone, by their path. */
export type KeptAnswers = Map<string, KeptAnswer>;
