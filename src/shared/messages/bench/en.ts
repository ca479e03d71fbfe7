import { plural } from "#shared/messages/words.ts";

const orders = (count: number, written = String(count)) =>
  plural("en", count, { one: `${written} order`, other: `${written} orders` });
const clips = (count: number) =>
  plural("en", count, { one: `${count} clip`, other: `${count} clips` });

const SMALL = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];
const inWords = (count: number) => SMALL[count] ?? String(count);
const begun = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The workbench: what is open, and what is next; "you" is the maker. */
export const en = {
  title: "Workbench",
  /** The first two are of one sentence, of which the first is strong. */
  late: (count: number, isFollowed: boolean) =>
    `${begun(inWords(count))} ${count === 1 ? "is" : "are"} late${isFollowed ? "," : "."}`,
  dueToday: (count: number, follows: boolean) => {
    const number = follows ? inWords(count) : begun(inWords(count));
    return `${number} ${count === 1 ? "is" : "are"} due today.`;
  },
  onBench: (count: number) =>
    `${begun(inWords(count))} ${count === 1 ? "clip is" : "clips are"} on the bench.`,
  groups: {
    late: "Late",
    new: "New",
    making: "Being made",
    unpaid: "Sent, not paid",
    refunds: "To pay back",
    open: "Open",
    earlier: "Earlier",
  },
  more: "Show more",
  orders: "Orders",
  view: "View",
  loading: "The orders are loading",
  loadFailed: "The orders could not be loaded.",
  search: {
    label: "Find an order",
    placeholder: "Number, name, address, tracking",
    clear: "Clear the search",
    found: (count: number, words: string) =>
      `${begun(inWords(count))} ${count === 1 ? "order" : "orders"} found for “${words}”.`,
    none: (words: string) => `No order has “${words}” in it.`,
  },
  row: {
    choose: (order: string) => `Choose ${order}`,
    chooseAll: (group: string) => `Choose all: ${group}`,
    gift: "Gift",
    note: "Note",
    memo: (line: string) => `Your memo: ${line}`,
    /** The letters on a custom clip, and its resin. */
    custom: (letters: string, resin: string) =>
      letters === ""
        ? resin
        : resin === ""
          ? `“${letters}”`
          : `“${letters}” in ${resin}`,
    plain: "Plain rose",
    moreClips: (count: number) => `${count} more`,
  },
  stages: {
    received: "New",
    making: "Being made",
    sent: "sent",
    collect: "ready to collect",
    cancelled: "cancelled",
    withdrawn: "withdrawn",
  },
  due: {
    late: (days: number) =>
      plural("en", days, {
        one: `${days} day late`,
        other: `${days} days late`,
      }),
    today: "Today",
    tomorrow: "Tomorrow",
    ordered: "ordered",
    none: "No day said",
  },
  payment: {
    paid: "Paid",
    open: "Not asked for yet",
    asked: (day: string) => `Asked for ${day}`,
    unpaid: (days: number) =>
      plural("en", days, {
        one: `Unpaid for ${days} day`,
        other: `Unpaid for ${days} days`,
      }),
    toPayBack: (sum: string) => `${sum} to pay back`,
    paidBack: "Paid back",
  },
  empty: {
    title: "The bench is clear",
    text: "Everything is made, sent and paid. A new order shows here and on your phone.",
    first: "Here you see your first order.",
  },
  months: {
    title: "Earlier orders",
    save: "Save as CSV",
    sum: (count: number, written: string, total: string) =>
      `${orders(count, written)}, ${total}`,
  },
  chosen: {
    bar: "Chosen orders",
    count: (count: number) => `${count} chosen`,
    none: "Choose none",
    more: "More to do with these",
    making: "Start making",
    sent: "Mark as sent",
    collect: "Mark as ready to collect",
    refunded: (sum: string) => `Mark ${sum} as paid back`,
    pick: "Pick list for these",
    slips: "Print slips",
    labels: "Print labels",
    offline: "You are offline. Steps wait until you are connected again.",
    left: (order: string) => `${order} was cancelled and is no longer chosen.`,
  },
  told: {
    making: (count: number) =>
      `${begun(inWords(count))} ${count === 1 ? "is" : "are"} being made.`,
    sent: (count: number) =>
      `${begun(inWords(count))} ${count === 1 ? "is" : "are"} marked as sent.`,
    collect: (count: number) =>
      `${begun(inWords(count))} ${count === 1 ? "is" : "are"} marked as ready to collect.`,
    refunded: (count: number) =>
      `${begun(inWords(count))} ${count === 1 ? "is" : "are"} marked as paid back.`,
    failed: (id: number, reason: string) => `${id} was not saved: ${reason}`,
    nothing: "Nothing was saved",
    mails: (count: number) =>
      `The ${count === 1 ? "email goes" : "emails go"} out in a minute.`,
    undo: "Undo",
    undone: "Undone",
  },
  send: {
    title: (count: number) => `Mark ${count} as sent`,
    titleCollect: (count: number) => `Mark ${count} as ready to collect`,
    hint: "A number if there is one. A scanner's Enter goes to the next.",
    tracking: (id: number) => `Tracking number or link of ${id}`,
    placeholder: "Tracking number or link",
    collected: "Gets “Ready to collect”.",
    mails: (count: number) =>
      count === 1
        ? "One email goes out in a minute. Until then you can undo it."
        : `${begun(inWords(count))} emails go out in a minute. Until then you can undo it.`,
    close: "Close",
  },
  pick: {
    title: "Pick list",
    of: (done: number, all: number) => `${done} of ${all}`,
    bench: (count: number, ofClips: number) =>
      `What lies on the bench: ${orders(count)}, ${clips(ofClips)}`,
    chosen: (count: number, ofClips: number) =>
      count === 1
        ? `For the chosen order, ${clips(ofClips)}`
        : `For the ${count} chosen orders, ${clips(ofClips)}`,
    awake: "The screen stays awake.",
    undo: "Undo",
    print: "Print",
    printList: "Print the pick list",
    resins: "Resins to pour",
    charms: "Charms",
    letters: "Letter beads",
    shelf: "From the shelf",
    nothing: "Nothing is to be picked.",
    failed: "The pick list could not be loaded.",
    notKept: "A tick was not kept",
    waiting: (count: number) =>
      plural("en", count, {
        one: "One tick is sent once you are connected again.",
        other: `${begun(inWords(count))} ticks are sent once you are connected again.`,
      }),
  },
  paper: {
    byClip: "Clip by clip, left to right",
    summary: (count: number, ofClips: number) =>
      `${orders(count)}, ${clips(ofClips)}`,
    fromShelf: (clip: string) => `${clip}, from the shelf`,
    gift: "gift",
    format: "Paper",
    a4: "A4",
    a5: "A5",
    sheet: "A4, 24 labels",
    roll: "Roll of 62 mm",
    labels: (count: number, collected: number) => {
      const labels = plural("en", count, {
        one: `${count} label`,
        other: `${count} labels`,
      });
      return collected === 0
        ? labels
        : `${labels}, ${collected} ${collected === 1 ? "is" : "are"} collected`;
    },
    noAddress: "None of these has an address.",
    preparing: "Getting them ready to print...",
    failed: "That could not be printed",
  },
  keys: {
    title: "Keys of the workbench",
    close: "Close",
    search: "Find an order",
    move: "Go up and down",
    choose: "Choose the order",
    range: "Choose as far as here",
    all: "Choose all that is shown",
    open: "Open the order",
    none: "Choose none",
    make: "Start making",
    send: "Mark as sent",
    print: "Print the pick list",
    bar: "To what can be done with the chosen ones",
    help: "Show these keys",
    /** The names of keys. */
    names: {
      arrows: "Arrow keys",
      space: "Space",
      range: "Shift with arrow keys or a click",
      all: "Ctrl or Cmd with A",
      enter: "Enter",
      escape: "Escape",
    },
    offUnderAccount: "Keys of one letter can be switched off under Account.",
  },
  add: {
    open: "Add an order",
    openFailed: "The form could not be opened",
    title: "Add an order",
    close: "Close; what you entered is kept",
    where: "Where does it come from?",
    sources: { market: "A market", message: "A message" },
    clips: "Clips",
    find: "Find a clip",
    taken: (count: number) => `${count} in this order`,
    less: (title: string) => `One ${title} less`,
    soldOut: "Sold out",
    left: (price: string, left: number) => `${price}, ${left} left`,
    design: "A custom clip",
    thing: "Something else",
    thingName: "What is it?",
    thingPrice: "Price",
    quantity: "How many",
    remove: "Remove",
    customer: "Customer",
    name: "Name",
    market: (day: string) => `Market, ${day}`,
    email: "Email (optional)",
    phone: "Phone (optional)",
    confirm: "Email them the confirmation",
    noMail: "Without an address nobody is emailed about it.",
    delivery: "Delivery",
    handedOver: "Handed over, or not said yet",
    note: "Note (optional)",
    paid: "It is paid",
    empty: "Choose a clip",
    save: (sum: string) => `Add the order, ${sum}`,
    saving: "Adding...",
    added: (id: number) => `Order ${id} is added`,
  },
};
export type BenchMessages = typeof en;
