// "{}" is where an address or a link goes.

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
    /** Shown to the signed-in maker at an earlier address of her page. */
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
  /** The notes about what the maker's step has done. */
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
  /** The texts of an order's page about its payment. */
  payment: {
    /**
     * The text that a customer writes on the transfer; it is in the QR code,
     * too.
     */
    reference: (number: number) => `Order ${number}`,
    title: "Time to pay, then it travels",
    titleCollect: "Time to pay",
    next: "Pay in one of these ways, and you get an email as soon as your payment has arrived.",
    what: "What to pay",
    holder: "Account holder",
    iban: "IBAN",
    bic: "BIC",
    referenceName: "Reference",
    copy: "Copy",
    copyNamed: (name: string) => `Copy ${name}`,
    copied: "Copied",
    copiedNamed: (name: string) => `${name}: copied`,
    notCopied: (name: string) =>
      `${name} could not be copied. Select it and copy it yourself.`,
    code: "QR code for your banking app",
    scan: "Scan with your banking app: amount and reference are filled in.",
    save: "Save the code",
    payWith: (host: string) => `Pay with ${host}`,
    cash: "You pay in cash when you collect your order.",
    orCash: "Or in cash when you collect your order.",
    ask: "Write to us, and we tell you how to pay.",
    byHand: "We mark it as paid ourselves, usually within a day.",
    paid: (date: string) => `Paid on ${date}. Thank you.`,
    refunded: (amount: string, date: string) =>
      `${amount} paid back on ${date}.`,
    toRefund: (amount: string) =>
      `You have paid for it, and we send ${amount} back.`,
    partToRefund: (amount: string) => `We send ${amount} back to you.`,
    nextPaid:
      "We start crafting your clips, and you get an email when they are on their way.",
    nextPaidCollect:
      "We start crafting your clips, and you get an email when they are ready to collect.",
    notMade: "We will not make it.",
    stands: "How it stands",
    steps: {
      asked: "Payment asked",
      paid: "Paid",
      refunded: "Paid back",
    },
    kept: "Paid in all",
    receipt: "Receipt",
    print: "Print",
    printReceipt: "Print the receipt",
    number: "Order number",
    ordered: "Ordered",
    paidOn: "Paid",
  },
  /** Withdrawing from an order, on its page and by the form. */
  withdrawal: {
    open: "Withdraw from contract here",
    title: "Withdraw from contract",
    close: "Close",
    keep: "Cancel",
    name: "Name",
    order: "Order",
    email: "Email",
    items: "What you withdraw from",
    excepted: "Clips made to order are excepted.",
    confirm: "Confirm withdrawal",
    sending: "Sending...",
    failed: "Your withdrawal was not sent",
    done: {
      title: "We have your withdrawal",
      description: "A receipt is on its way to you by email.",
    },
    withdrawn: (date: string) =>
      `You withdrew on ${date}. The receipt went to you by email.`,
    badge: { whole: "Withdrawn", inPart: "Withdrawn in part" },
    noScript: "To withdraw without scripts, write to {}.",
    /** The page for those without the link to their order. */
    form: {
      text: "Enter your name, the number of your order and the email address that you ordered with. The number is in our emails to you.",
      done: "Your withdrawal has reached us. If the email address is right, a receipt is on its way to it.",
      again: "Withdraw from another order",
    },
    /** On the maker's page. */
    told: (date: string) => `The customer withdrew on ${date}:`,
  },
  /** The maker's page: payment, corrections and what is picked; "you" is her. */
  making: {
    payment: {
      title: "Payment",
      states: {
        open: "Not asked for yet",
        asked: "Asked for",
        paid: "Paid",
        refunded: "Paid back",
      },
      ask: "Ask for payment",
      markPaid: "Mark as paid",
      markRefunded: "Mark as paid back",
      back: {
        open: "Back to “Not asked for”",
        asked: "Back to “Asked for”",
        paid: "Back to “Paid”",
        refunded: "Back to “Paid back”",
      },
      noWay: "Say under Details how you are paid, and you can ask for it here.",
      overdue: "Unpaid for a week or longer.",
      remind: "Send a reminder",
      reminded: (date: string) => `Reminded: ${date}`,
      takeBack: "Take the reminder back",
      toRefund: (amount: string) =>
        `${amount} is to go back. Send it, then mark it here.`,
      payBack: "Pay something back",
      refundAmount: "Amount paid back",
      refunded: (amount: string) => `Paid back so far: ${amount}.`,
      takeRefund: "It did not go back after all",
      nothingOwed: "This order costs nothing.",
      told: {
        open: "Not asked for any more",
        asked: "Asked for payment",
        paid: "Marked as paid",
        refunded: "Marked as paid back",
      },
      reminding: "A reminder goes out",
      notReminding: "No reminder goes out",
      mailed: "The customer is emailed in a minute.",
    },
    /** The beginning of a mail that the maker writes herself. */
    letter: {
      hello: (name: string) => `Hello ${name},`,
      order: (number: number, sum: string) =>
        `about your order ${number}: it comes to ${sum}.`,
      paid: (sum: string) => `You have paid ${sum}, thank you.`,
      how: "This is how you can pay:",
    },
    picked: (name: string, count: number) => `${count} × ${name}`,
    notPicked: "The tick was not kept",
    correct: {
      open: "Correct the order",
      title: (number: number) => `Correct order ${number}`,
      close: "Close without correcting",
      hint: "The customer gets a new confirmation in a minute.",
      items: "What was ordered",
      quantity: "Quantity",
      takeOut: "0 takes it out of the order.",
      letters: "Letters",
      resin: "Resin",
      builtIn: "Plain rose",
      charms: "Charms, from left to right",
      charm: (place: number) => `Charm ${place}`,
      none: "None",
      customer: "Customer",
      name: "Name",
      email: "Email",
      phone: "Phone",
      save: "Save the correction",
      saving: "Saving...",
      saved: "Corrected",
      unchanged: "There was nothing to correct",
      failed: "That was not corrected",
      history: "What was corrected",
      what: {
        quantity: "Quantity",
        letters: "Letters",
        charms: "Charms",
        resin: "Resin",
        total: "Total",
        name: "Name",
        email: "Email",
        phone: "Phone",
        address: "Address",
      },
    },
    confirmation: {
      failed: "The confirmation did not reach the customer.",
      none: "The customer has no confirmation.",
      waiting: "The confirmation waits for the mail server.",
      why: (reason: string) => `The mail server said: ${reason}`,
      correct: "Correct the address",
      send: "Send the confirmation",
      sent: "The confirmation is on its way",
      notSent: "The confirmation was not sent",
    },
  },
};
export type OrderMessages = typeof en;
