/** One line of the doctor: the state of one thing, and advice on a problem. */
export type Finding = {
  level: "ok" | "warn" | "fail";
  what: string;
  says: string;
};

type Say = (says: string) => Finding;

/** Returns the functions that make findings of each level about one thing. */
export function about(what: string): Record<Finding["level"], Say> {
  const at =
    (level: Finding["level"]): Say =>
    (says) => ({ level, what, says });
  return { ok: at("ok"), warn: at("warn"), fail: at("fail") };
}
