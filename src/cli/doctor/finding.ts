/** One line of the doctor: how it stands, and what to do if it is not well. */
export type Finding = {
  level: "ok" | "warn" | "fail";
  what: string;
  says: string;
};

type Say = (says: string) => Finding;

/** The three ways to speak of one thing. */
export function about(what: string): Record<Finding["level"], Say> {
  const at =
    (level: Finding["level"]): Say =>
    (says) => ({ level, what, says });
  return { ok: at("ok"), warn: at("warn"), fail: at("fail") };
}
