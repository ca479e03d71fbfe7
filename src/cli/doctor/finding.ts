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

/** "3 minutes", "5 hours", "12 days" */
export function formatAge(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}
