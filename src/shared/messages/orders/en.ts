/** The confirmation, the order page and the maker's page. */
export const en = {
  statuses: {
    received: "Received",
    making: "Being made",
    sent: "Sent",
    collect: "Ready to collect",
    cancelled: "Cancelled",
  },
  next: "What happens next?",
  questions: "Questions about this order? Write to {}",
  /** At an order; the day was said before it was placed. */
  readyBy: (day: string) => `Ready about ${day}.`,
  total: "Total",
  parts: { resin: "Resin", charms: "Charms", letters: "Letters" },
  /** Where the beads have a space. */
  gap: "(gap)",
  confirmed: {
    loading: "Loading order details...",
    title: "Order Confirmed!",
    thanks: "Thank you for your order, {}!",
    shop: "Continue Shopping",
    print: "Print Confirmation",
    steps: {
      mail: "A confirmation email reaches you shortly.",
      making: "We start crafting your clips.",
      word: {
        both: "You hear from us as they progress, and about payment and delivery.",
        payment: "You hear from us as they progress, and about payment.",
        delivery: "You hear from us as they progress, and about delivery.",
        none: "You hear from us as they progress.",
      },
      pay: "You pay in one of the ways on your order's page.",
      sending: "We package them carefully and ship them to you.",
      collect: "We tell you when they are ready to collect.",
    },
    /** Where nobody mails the confirmation. */
    keep: "No email comes with this order: its link is your way back to it. Copy it, or print this page.",
    copy: "Copy the link",
    copied: "Copied",
    notCopied: "The link could not be copied. Select it and copy it yourself.",
    follow: "Follow your order",
    receipt: "Receipt",
    number: "Order number",
    email: "Email",
    phone: "Phone",
    date: "Order date",
    total: "Total amount",
  },
  page: {
    received: {
      title: "We have your order",
      next: {
        both: "We write to you about payment and delivery, and start crafting your clips. You get an email when we do.",
        payment:
          "We write to you about payment, and start crafting your clips. You get an email when we do.",
        delivery:
          "We write to you about delivery, and start crafting your clips. You get an email when we do.",
        none: "We start crafting your clips. You get an email when we do.",
      },
    },
    making: {
      title: "We are making it",
      next: "Your clips are on the bench. You get an email when they are on their way.",
      collect:
        "Your clips are on the bench. You get an email when they are ready to collect.",
    },
    sent: {
      title: "It is on its way",
      next: "Finished, wrapped and sent. If it does not arrive, or something is not as it should be, write to us.",
    },
    collect: {
      title: "Your order is ready to collect",
      next: "Finished, and waiting for you. If something is not as it should be, write to us.",
    },
    cancelled: {
      title: "This order is cancelled",
      next: "We will not make it, and you have nothing to pay for it.",
    },
    steps: "How far the order is",
    ready: "About ready",
    fromMaker: "From the maker",
    write: "Write to us",
    parcel: "Follow the parcel",
    ordered: "What you ordered",
    noScript: "To cancel it, write to us before we start.",
  },
  cancel: {
    ask: "Cancel this order",
    question: (number: number) => `Cancel order ${number} for good?`,
    text: "We will not make it, and nothing is to be paid.",
    yes: "Yes, cancel it",
    cancelling: "Cancelling...",
    no: "Keep it",
    done: { title: "Your order is cancelled" },
    failed: "The order was not cancelled",
  },
  /** The maker's page; "you" is the maker here. */
  make: {
    /** For the signed-in maker, at an earlier address of her page. */
    ended: "This link has ended; here is the order.",
    dueIn: (days: number) =>
      days === 0
        ? "This order is due today."
        : days === 1
          ? "This order is due tomorrow."
          : `This order is due in ${days} days.`,
    dueLate: "The day by which this order was to be ready is over.",
    progress: "Progress",
    call: "Call",
    write: "Write",
    subject: (number: number) => `Your order ${number}`,
    noScript:
      "Without scripts this page can be read and printed. To change the order, please allow them.",
    toMake: "What to make",
    ordered: "What was ordered",
    print: "Print the work slip",
    picks: "Pick list",
    resins: "Resins to pour",
    beads: "Letter beads",
    ready: "When is it about ready? (optional)",
    readyHint: "The customer reads it in the email and on their page.",
    word: "A word to the customer (optional)",
    tracking: "Tracking link (optional)",
    start: "Start making",
    send: "Mark as sent",
    collect: "Mark as ready to collect",
    sendNow: "Send it right away",
    collectNow: "It is ready already",
    saveReady: "Save when it is ready",
    saveSent: "Save what the customer sees",
    back: (status: string) => `Back to “${status}”`,
    cancel: "Cancel the order",
    why: "Why? (optional)",
    whyHint: "The customer reads it.",
    comesBack: (names: string) => `Back to your stock: ${names}.`,
    customerCancelled:
      "The customer has cancelled this order. There is nothing to do.",
  },
  /** What the maker's step has done. */
  told: {
    received: "Back to received",
    making: "Started",
    sent: "Marked as sent",
    collect: "Marked as ready to collect",
    cancelled: "The order is cancelled",
    mailed: "The customer is emailed in a minute.",
    saved: "Saved. The customer sees it now.",
    undo: "Undo",
    undone: "Undone",
    failed: "That was not saved",
  },
};
export type OrderMessages = typeof en;
