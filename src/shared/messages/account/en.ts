/** The maker's account: her devices, passkeys, password and sessions. */
export const en = {
  title: "Your account",
  loadFailed: (reason: string) => `This could not be loaded. ${reason}`,
  remove: "Remove",
  removeOne: (name: string) => `Remove ${name}`,
  since: (since: string) => `Since ${since}.`,
  insecure: (url: string) =>
    `For this the shop needs https and a name of its own. Open the panel at ${url}.`,
  phone: {
    title: "This phone or computer",
    intro: "A new order can ring here, without a name on the locked screen.",
    turnOn: "Ring on this device",
    turnOff: "Stop ringing here",
    isOn: "This device rings for new orders.",
    unsupported:
      "This browser cannot ring. On an iPhone, first choose Share, then Add to Home Screen, and open the panel from there.",
    blocked:
      "Notifications of this shop are blocked. Allow them in the settings of your browser, then come back.",
    failed: "It does not ring yet",
    noAnswer: "The browser's push service did not answer. Please try again.",
    others: "Other devices that ring",
    unknown: "Unknown browser",
    install:
      "Add the panel to your home screen by your browser's menu: it opens like an app, and its icon shows how many orders are open.",
  },
  passkeys: {
    title: "Passkeys",
    intro:
      "Sign in by your fingerprint, your face or your device's code. Your password stays as the way back.",
    none: "No passkeys yet.",
    name: "Name",
    nameHint: "For example the device it is on.",
    password: "Your password",
    add: "Add a passkey",
    adding: "Waiting for your device...",
    added: "Passkey added",
    failed: "The passkey was not added",
    notMade:
      "Your device did not make a passkey. There may be one of this shop on it already.",
    lastUsed: (when: string) => `Last used ${when}.`,
    never: "Not used yet.",
    removed: "Passkey removed",
    removeFailed: "The passkey could not be removed",
  },
  password: {
    title: "Password",
    intro:
      "A new password ends all other sessions and the links to your pages in the emails about orders. The Orders tab sends you new ones.",
    now: "Your password now",
    next: "New password",
    hint: (min: number) =>
      `At least ${min} characters. Three or four words that do not belong together are easy to keep.`,
    save: "Change the password",
    saved: {
      title: "Password changed",
      description: "You stay logged in here.",
    },
    failed: "The password was not changed",
  },
  /** The page of the link for somebody who lost her password. */
  byLink: {
    title: "Choose a new password",
    intro:
      "It ends all sessions, and the links to your pages in the emails about orders. The Orders tab sends you new ones.",
    save: "Save and log in",
    done: "You are logged in with it.",
    incomplete:
      "This link is not complete. Open it from the email once more, or ask for a new one on the login page.",
    toLogin: "To the login",
  },
  sessions: {
    title: "Where you are logged in",
    intro:
      "“End all others” also ends the links to your pages in the emails about orders. The Orders tab sends you new ones.",
  },
};
export type AccountMessages = typeof en;
