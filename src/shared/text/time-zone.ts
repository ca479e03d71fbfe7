/** Whether this is a time zone's name in the IANA list: "Europe/Berlin". */
export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en-US", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
