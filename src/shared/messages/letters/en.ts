import { plural } from "#shared/messages/words.ts";

// "{}" is where an element goes.

/** What became of the addresses of a table. */
type ImportSum = Record<
  "added" | "known" | "left" | "unasked" | "invalid",
  number
>;

/** The letters of the panel, and the list of their readers. */
export const en = {
  title: "Letters",
  back: "Products, charms, orders",
  readers: (count: string, number: number) =>
    plural("en", number, { one: `${count} reader`, other: `${count} readers` }),
  add: "New letter",
  untitled: "[A new letter]",
  proposed: (open: string) =>
    `The subject is still the proposed one, ${open}. Write your own first.`,
  empty:
    "Nothing written yet. Your first letter begins with a press on New letter.",
  loadFailed: "The letters could not be loaded.",
  states: {
    draft: (when: string) => `Draft, saved ${when}`,
    scheduled: (when: string) => `Goes out ${when}`,
    sending: (sent: string, readers: string) => `${sent} of ${readers} sent`,
    paused: (sent: string, readers: string) =>
      `Paused: ${sent} of ${readers} sent`,
    sent: (when: string, readers: string) => `Sent ${when} to ${readers}`,
    sentToSome: (when: string, sent: string, readers: string) =>
      `Sent ${when} to ${sent} of ${readers}`,
    stopped: (sent: string, readers: string) =>
      `Stopped: ${sent} of ${readers} sent`,
  },
  /** The Orders tab. */
  orders: {
    inWeek: (count: number) =>
      plural("en", count, {
        one: "order in seven days",
        other: "orders in seven days",
      }),
    total: (total: string) => `${total}, delivery included`,
    first: "You will see your first order here.",
    bars: "Orders of the last seven days",
    today: "Today",
    lost: {
      title: "An email went missing?",
      text: "Type an order number or a customer's address. We send you those orders' emails again, with new links.",
      label: "Order number or email address",
      placeholder: "1048 or mila@example.com",
      send: "Send again",
      sent: (owner: string) => `Sent to ${owner}`,
      none: (query: string) => `Nothing found for ${query}`,
      failed: "That could not be looked up.",
    },
    weekMail: {
      title: "The week's email",
      off: "Off. One email a week can tell you what is open, late or unpaid, and what runs low.",
      on: (day: string, time: string) =>
        `${day} at ${time}: what is open, late or unpaid, and what runs low.`,
      change: "Change",
      day: "Day",
      none: "No email",
      hour: "Time",
      skipEmpty: "Only where there is something to say",
      save: "Save",
      saved: "Saved",
      failed: "That could not be saved.",
    },
  },
  editor: {
    label: "Letter",
    subject: "Subject",
    text: "Text",
    picture: "Picture",
    clip: "Clip",
    alt: "What the picture shows",
    upToDate: "Name, price and picture stay up to date",
    moveUp: (name: string) => `Move ${name} up`,
    remove: (name: string) => `Remove ${name}`,
    chooseClip: "Choose a clip",
    uploading: "Uploading",
    uploadFailed: "The picture could not be uploaded.",
    notSaved: "Not saved yet. What you typed stays here; we keep trying.",
    changed: "Someone changed this letter in the meantime.",
    publicAt: (path: string) => `Public at ${path} once sent`,
    published: "Read it in the shop",
  },
  send: {
    test: "Send me a test",
    tested: (address: string) => `A test is on its way to ${address}`,
    at: "Send at...",
    now: (count: string) => `Send to ${count}`,
    confirmTitle: "Send this letter?",
    confirm: (subject: string, count: string, number: number) =>
      plural("en", number, {
        one: `“${subject}” goes to one address. A letter that is sent cannot be changed.`,
        other: `“${subject}” goes to ${count} addresses. A letter that is sent cannot be changed.`,
      }),
    atTitle: "When shall it go out?",
    day: "Day",
    time: "Time",
    zone: (zone: string) => `Times are those of ${zone}.`,
    schedule: "Set the time",
    cancel: "Not yet",
    failed: "That did not work.",
    pause: "Pause",
    resume: "Go on",
    stop: "Stop",
    stopTitle: "Stop this letter?",
    stopText: "Whoever has not got it does not get it any more.",
    takeBack: "Take it back",
    done: (when: string) => `done about ${when}`,
    refused: (count: number) =>
      plural("en", count, {
        one: "one refused it",
        other: `${count} refused it`,
      }),
    noServer: "No mail server is set up, so the letter waits.",
    remove: "Delete letter",
    removeText: "The letter and its page are gone for good.",
  },
  preview: {
    title: "How it arrives",
    mail: "Email",
    phone: "Phone",
    page: "Page",
    failed: "The preview could not be drawn.",
  },
  list: {
    title: "Readers",
    search: "Search",
    add: "Add an address",
    email: "Email address",
    note: "Where you have it from",
    noteHint: "For example: market in Freiburg, May 3, on paper",
    addOne: "Add",
    added: "On the list",
    importTitle: "From a table",
    importFile: "Choose a CSV file",
    imported: (sum: ImportSum) =>
      `${sum.added} added, ${sum.known} known already, ${sum.left} had left, ${sum.unasked} have not agreed, ${sum.invalid} no address.`,
    export: "Save as CSV",
    takeOff: (email: string) => `Take ${email} off`,
    takeOffForGood: "For good? Only this person can join again.",
    takeOffNow: "Take off",
    keep: "Keep",
    waits: "has not confirmed yet",
    left: "has left",
    bounced: "does not exist any more",
    close: "Close",
    shown: (shown: number, count: string) => `${shown} of ${count}`,
  },
};
export type LettersMessages = typeof en;
