import { plural } from "#shared/messages/words.ts";

// "{}" is where an address or a link goes.

/**
 * The texts that the server writes to people: mails, and the pages of their
 * links.
 */
export const en = {
  order: {
    placed: (number: number, date: string) => `Order number ${number}, ${date}`,
    about: (number: number, sentence: string) =>
      `Order number ${number}. ${sentence}`,
    preview: (number: number, sentence: string) =>
      `Order ${number}: ${sentence}`,
    /** The subject of a mail that the customer writes about it. */
    subject: (number: number) => `Order ${number}`,
    yours: "Your order",
    resin: (name: string) => `Resin: ${name}`,
    letters: (letters: string) => `Letters: ${letters}`,
    withdrawnLine: "Withdrawn",
    charm: (name: string) => `Charm, in the middle: ${name}`,
    charms: (names: string) => `Charms, from left to right: ${names}`,
    each: (price: string) => `${price} each`,
    see: "Follow your order",
    questions: "Questions? Reply to this email or write to {}.",
  },
  confirmation: {
    subject: (number: number, shop: string) =>
      `Your order ${number} at ${shop}`,
    preview: {
      both: "we write to you about payment and delivery.",
      payment: "we write to you about payment.",
      delivery: "we write to you about delivery.",
      none: "we start crafting your clips.",
    },
    word: {
      both: "We write to you about payment and delivery. Nothing has been charged yet.",
      payment: "We write to you about payment. Nothing has been charged yet.",
      delivery: "We write to you about delivery. Nothing has been charged yet.",
      none: "Nothing has been charged yet.",
    },
    thanks: "Thank you for your order!",
    thanksTo: (name: string) => `Thank you for your order, ${name}!`,
    steps: {
      making: "We start crafting your clips.",
      progress: "You hear from us as they progress.",
      sending: "We package them carefully and ship them to you.",
      collect: "We tell you when they are ready to collect.",
    },
    contact: (email: string, phone: string) =>
      `We reach you at ${phone ? `${email} or ${phone}` : email}.`,
    change: "Something to change?",
    changeText:
      "Until we start on it you can cancel on your order's page. For anything else reply to this email, or write to {}.",
  },
  /** The mail about each step, and about what comes next. */
  making: {
    subject: (number: number, shop: string) =>
      `Your order ${number} at ${shop} is being made`,
    heading: "Your order is being made",
    text: "We have started on it.",
    next: "You hear from us again when it is on its way.",
    nextCollect: "You hear from us again when it is ready to collect.",
  },
  sent: {
    subject: (number: number, shop: string) =>
      `Your order ${number} at ${shop} is on its way`,
    heading: "Your order is on its way",
    text: "It is finished, wrapped and sent.",
    next: "If it does not arrive, or something is not as it should be, write to us.",
  },
  collect: {
    subject: (number: number, shop: string) =>
      `Your order ${number} at ${shop} is ready to collect`,
    heading: "Your order is ready to collect",
    text: "It is finished and ready to collect.",
    next: "If something is not as it should be, write to us.",
  },
  cancelled: {
    subject: (number: number, shop: string) =>
      `Your order ${number} at ${shop} is cancelled`,
    heading: "Your order is cancelled",
    text: "We will not make it, and you have nothing to pay for it.",
    next: "If you have a question about it, write to us.",
  },
  /** About an order's payment. */
  payment: {
    asked: {
      subject: (number: number, total: string, shop: string) =>
        `Please pay order ${number} at ${shop}: ${total}`,
      heading: "Time to pay, then it travels",
      headingCollect: "Time to pay",
      text: (total: string) => `Your order comes to ${total}.`,
    },
    reminder: {
      subject: (number: number, total: string, shop: string) =>
        `A reminder: order ${number} at ${shop}, ${total}`,
      heading: "A little reminder",
      text: (total: string) =>
        `We have not seen your payment of ${total} yet. If you have paid by now, there is nothing to do.`,
    },
    paid: {
      subject: (number: number, shop: string) =>
        `Thank you: order ${number} at ${shop} is paid`,
      heading: "Your payment has arrived",
      text: (total: string) => `We have received ${total}. Thank you!`,
      receipt: "Your order's page can be printed as a receipt.",
    },
    refunded: {
      subject: (number: number, amount: string, shop: string) =>
        `${amount} for order ${number} at ${shop} is on its way back`,
      heading: "Your money is on its way back",
      text: (total: string) =>
        `We have sent ${total} back to you. Depending on your bank it takes a few days.`,
    },
    amount: "Amount",
    /** In the mail about a cancelled order. */
    cancelledPaid: (amount: string) =>
      `We will not make it. You have paid for it, and we send ${amount} back.`,
    cancelledRefunded: (amount: string) =>
      `We will not make it. We have sent ${amount} back.`,
    /** In the confirmation of an order that asks for its money at once. */
    step: "Pay in one of the ways below. Nothing has been charged yet.",
    /** To the maker, about a cancelled order. */
    toRefund: (amount: string) =>
      `The order was paid. Send ${amount} back, then mark it on the order's page.`,
    /** To the maker, where the confirmation has asked already. */
    toldHow:
      "The customer has been told how to pay. Mark the order as paid once the payment has arrived.",
    /** To the maker: orders that nobody has paid for a week. */
    unpaid: "Unpaid for a week or longer",
    unpaidOrder: (number: number, total: string, date: string) =>
      `Order ${number}: ${total}, asked for on ${date}`,
    unpaidMore: (count: number) =>
      plural("en", count, { one: "and one more", other: `and ${count} more` }),
  },
  /** About an order that the maker corrected. */
  corrected: {
    subject: (number: number, shop: string) =>
      `Your corrected order ${number} at ${shop}`,
    heading: "Your corrected order",
    text: "We have corrected it as you asked. This is your order now.",
    changes: "What changed",
  },
  /** To the maker, about a new order; "you" is the maker here. */
  maker: {
    subject: (number: number, total: string, name: string) =>
      `New order ${number}: ${total} from ${name}`,
    preview: (total: string, name: string) => `${total} from ${name}`,
    heading: (clips: number, name: string) =>
      `${plural("en", clips, { one: "1 clip", other: `${clips} clips` })} for ${name}`,
    open: "Open the order",
    openNote:
      "There you start making it, ask for payment, say that it is finished and print its slip.",
    toMake: "What to make",
    noPayment: {
      both: "No payment was taken. Please write to the customer about payment and delivery: a reply to this email reaches them.",
      payment:
        "No payment was taken. Please write to the customer about payment: a reply to this email reaches them.",
      delivery:
        "Nothing is to be paid. Please write to the customer about delivery: a reply to this email reaches them.",
      none: "Nothing is to be paid.",
    },
    write: "Write to them now",
    drawers: "From the drawers",
    contact: "Contact",
    low: "Running low",
    lowLast: (name: string) => `${name}: that was the last one`,
    lowLeft: (name: string, left: number) => `${name}: ${left} left`,
    remarks: "Please note",
    largeTake: (name: string, taken: number, before: number) =>
      `This order took ${taken} of the last ${before} of ${name}.`,
    large: (clips: number) =>
      `This order asks for ${clips} clips. Until you open it, it adds at most a week to what others are promised.`,
    unconfirmed: {
      limit:
        "The customer got no confirmation: that mailbox had several orders confirmed today. Is this order meant?",
      origin:
        "The customer got no confirmation: very many orders came from one network today. Is this order meant?",
      program:
        "The customer got no confirmation: a field that no person sees was filled, as programs do. Is this order meant?",
    },
  },
  /** To the maker, about an order that its customer has cancelled. */
  withdrawn: {
    subject: (number: number, total: string, name: string) =>
      `Order ${number} is cancelled: ${total} from ${name}`,
    heading: (name: string, number: number) =>
      `${name} has cancelled order ${number}`,
    text: "You had not started on it, and the customer is told.",
    comesBack: (names: string) => `Back in your stock: ${names}.`,
    open: "Open the order",
    notToMake: "What not to make",
  },
  /** A withdrawal from an order, by its page or by the form. */
  withdrawal: {
    /** To the customer: what was declared, and when. */
    receipt: {
      subject: (order: string, shop: string) =>
        `Your withdrawal from order ${order} at ${shop}`,
      heading: "We have your withdrawal",
      text: (order: string, date: string) =>
        `You have withdrawn from order ${order}. Your declaration reached us on ${date}.`,
      formText: (order: string, date: string) =>
        `On ${date} our form received this: a withdrawal from order ${order}, with this email address.`,
      from: "You withdraw from",
      next: "We write to you about sending back and about your money. Questions? Reply to this email or write to {}.",
      notYou:
        "If that was not you, reply to this email. Nothing has been changed yet.",
      preview: "Keep this email as your receipt.",
    },
    /** To the maker, who is "you" here. */
    maker: {
      subject: (order: string, name: string) =>
        `Withdrawal from order ${order} by ${name}`,
      late: (subject: string) => `Late: ${subject}`,
      heading: (name: string, order: string) =>
        `${name} has withdrawn from order ${order}`,
      text: (date: string) =>
        `The declaration came on ${date}, and the customer has a receipt.`,
      /** After a declaration by the form alone. */
      keeps: "The order keeps its status.",
      todo: "Write to the customer about sending back and the money; stock is yours to put back.",
      lateSent: (days: number, date: string) =>
        `This is late by the shop's reckoning: more than ${days} days after ${date}, when the order was marked as sent. The days run from the receipt, which the shop does not know.`,
      latePlaced: (days: number, date: string) =>
        `This may be late: more than ${days} days after ${date}, when the order was placed. It was never marked as sent, and the days run from the receipt, which the shop does not know.`,
      open: "Open the order",
      formText: (date: string) =>
        `It was declared by the form on ${date}, where anybody can write. Compare it with the order before you act.`,
      matches: "Number and address fit an order of your shop.",
      unknown:
        "No order has this number and this email address. Perhaps one of them is mistyped.",
    },
  },
  welcome: {
    see: "See what is in the shop",
    reason: (shop: string) =>
      `You get this email because this address joined the newsletter of ${shop}.`,
    unsubscribe: "Unsubscribe",
  },
  invoice: {
    invoice: "Invoice",
    correction: "Correction",
    date: "Date",
    order: "Order",
    ordered: "Ordered on",
    supplied: "Delivery",
    later: "after payment",
    taxNumber: "Tax number",
    what: "What",
    quantity: "Quantity",
    each: "Each",
    sum: "Sum",
    discount: "Discount",
    net: "Net",
    total: "Total",
    takenBack: "Paid back",
    cancelled: "Paid back: the order was cancelled",
    withdrawn: "Paid back after a withdrawal",
    reduced: "Paid back: the price was lowered afterwards",
    unpaid: "The payment did not arrive",
    cameAgain: "Paid after all",
    noTax: "No tax is shown.",
    of: (number: string, day: string) =>
      `This corrects invoice ${number} of ${day}.`,
    tax: (rate: string) => `VAT ${rate}`,
  },
  year: {
    columns: {
      day: "Day",
      order: "Order",
      kind: "What",
      country: "Country",
      currency: "Currency",
      paid: "Paid",
      delivery: "of which delivery",
      discount: "Discount",
      refunded: "Paid back",
      rate: "Tax rate",
      tax: "Tax in it",
    },
    kinds: { paid: "Payment", refunded: "Refund" },
  },
  week: {
    subject: (open: number) =>
      plural("en", open, {
        one: "Your week: one order to make",
        other: `Your week: ${open} orders to make`,
      }),
    heading: "Your week",
    open: (orders: number, clips: number) =>
      `Open: ${plural("en", orders, { one: "1 order", other: `${orders} orders` })}, ${plural("en", clips, { one: "1 clip", other: `${clips} clips` })}`,
    late: (orders: number) => `Late: ${orders}`,
    sentUnpaid: (orders: number, total: string) =>
      `Sent or collected, not paid: ${plural("en", orders, { one: "1 order", other: `${orders} orders` })}, ${total}`,
    notAsked: (orders: number, total: string) =>
      `Open for a week, not asked for: ${plural("en", orders, { one: "1 order", other: `${orders} orders` })}, ${total}`,
    toRefund: (orders: number, total: string) =>
      `To pay back: ${plural("en", orders, { one: "1 order", other: `${orders} orders` })}, ${total}`,
    unpaid: (orders: number) =>
      `Asked for a week ago, not paid: ${plural("en", orders, { one: "1 order", other: `${orders} orders` })}`,
    low: (items: string) => `Running low: ${items}`,
    lowItem: (name: string, left: number) => `${name} (${left} left)`,
    noneLow: "Running low: nothing",
    sold: (orders: number, total: string) =>
      `Sold in the last seven days: ${plural("en", orders, { one: "1 order", other: `${orders} orders` })}, ${total}`,
    visits: (shown: string, visits: number) =>
      `Looked at in the last seven days: ${plural("en", visits, { one: `${shown} visit`, other: `${shown} visits` })}`,
    best: (clip: string, count: number) => `Most ordered: ${clip} (${count})`,
    custom: "Custom clips",
    cameFrom: (source: string) => `Most came from: ${source}`,
    sources: {
      direct: "Straight to the shop",
      search: "Search",
      chat: "Messages",
      mail: "Email",
      other: "Elsewhere",
      letter: (id: number) => `Letter no. ${id}`,
    },
    below: "Each order is below, with its page.",
    free: "All done: nothing waits for you.",
    orders: "Open orders",
    owed: "Sent or collected, not paid",
    unasked: "Open for a week, not asked for",
    refunds: "To pay back",
    order: (id: number, name: string, clips: number) =>
      `${id}, ${name}: ${plural("en", clips, { one: "1 clip", other: `${clips} clips` })}`,
    readyBy: (day: string) => `ready by ${day}`,
    isLate: "late",
    isUnpaid: "not paid",
    why: (shop: string) =>
      `You chose this email under Orders in the admin panel of ${shop}.`,
  },
  letter: {
    inBrowser: "Read it in the browser",
    see: "See the clip",
  },
  test: {
    subject: (shop: string) => `Test email from ${shop}`,
    heading: "It works",
    text: "This is a test. The shop's email works: orders will reach you, and your customers get their confirmations.",
  },
  /** To somebody who waits for a clip. */
  reminder: {
    open: {
      title: (clip: string) => `${clip} is here`,
      text: "You asked us to tell you: it is in the shop now. First come, first served.",
    },
    moved: {
      title: (clip: string) => `${clip} opens at another time`,
      text: (when: string) => `It opens on ${when} now.`,
      unknown:
        "It has no time any more. We write to you once the clip is here.",
    },
    off: {
      title: (clip: string) => `${clip} will not come`,
      text: "It has been taken out of the shop. Thank you for waiting.",
    },
    see: "See it in the shop",
    reason: (shop: string) =>
      `You get this email because this address was left at ${shop} for this clip. It was the only one, and we forget the address with it.`,
    later: (shop: string) =>
      `You get this email because this address was left at ${shop} for this clip. We write once more when the clip is here, and then forget the address.`,
    forget: "Take my address off",
  },
  /** The pages of the link that takes an address off. */
  forgetReminder: {
    title: "Take your address off?",
    text: "We delete it at once and write no more about this clip.",
    confirm: "Take it off",
    doneTitle: "Your address is deleted",
    done: "We will not write to you about this clip.",
    unknownTitle: "Nothing to take off",
    unknown:
      "This address is not with us any more: we forget it with the email that it waited for.",
  },
  /** The mail that asks for a confirmation, and the pages of its link. */
  confirmSubscription: {
    subject: (shop: string) => `Please confirm: newsletters of ${shop}`,
    title: "Join the newsletter?",
    text: (shop: string) =>
      `${shop} got this address for its newsletter. It counts once you confirm it.`,
    confirm: "Confirm",
    notYou:
      "Did you not ask for it? Then do nothing: the address is forgotten after a month.",
    doneTitle: "You are on the list",
    done: "Thank you! You can leave at any time by the link in every newsletter.",
    offTitle: "You are not on the list",
    off: "This address has left the newsletter. To get it again, please sign up once more in the shop.",
  },
  /** To the maker, who has lost her password. */
  passwordLink: {
    subject: (shop: string) => `A new password for ${shop}`,
    heading: "A new password",
    text: (shop: string) =>
      `Someone, most likely you, asked for a new password for the admin panel of ${shop}.`,
    choose: "Choose a new password",
    once: (minutes: number) =>
      `The link works once, and for ${minutes} minutes.`,
    username: (name: string) => `Your username is ${name}.`,
    notYou:
      "Was it not you? Then do nothing: your password stays as it is, and only this mailbox has the link.",
  },
  /** The pages of the link with which one leaves the newsletter. */
  unsubscribe: {
    title: "Leave the newsletter?",
    text: (shop: string) =>
      `You will get no more newsletters from ${shop}. You can join again at any time.`,
    confirm: "Unsubscribe",
    doneTitle: "You have left the newsletter",
    done: "No more newsletters will come to you. If that was a mistake, you can join again in the shop.",
    unknownTitle: "This link does not work any more",
    unknown:
      "We could not find your address by this link. Perhaps it was cut short, or you have been taken off the list already. Please open the link in our email once more, or reply to that email and we take you off.",
    back: "Back to the shop",
  },
  /** Between a label and what follows it, in plain text. */
  colon: ": ",
  /** Why a mail could not be sent; "server" is the mail server's address. */
  /** The lines that a phone shows of new orders, on its locked screen. */
  push: {
    one: (number: number) => `New order ${number}`,
    many: (orders: number) => `${orders} new orders`,
    body: (total: string, shop: string) =>
      `${total}, ${shop}. Everything about it is in your email.`,
  },
  failures: {
    login: () =>
      "The mail server refused the login. Check the user and the password in SMTP_URL.",
    certificate: (server: string) =>
      `The certificate of the mail server at ${server} could not be trusted.`,
    unencrypted: (server: string) =>
      `The mail server at ${server} expects no encryption from the start. Write smtp:// instead of smtps:// in SMTP_URL, or give the port for TLS (mostly 465).`,
    encrypted: (server: string) =>
      `The mail server at ${server} did not answer in time. If it expects encryption from the start (mostly port 465), write smtps:// instead of smtp:// in SMTP_URL.`,
    insecure: (server: string) =>
      `The mail server at ${server} offers no secure connection, so nothing was sent.`,
    allowance: () =>
      "The mail server takes no more emails from this shop just now, or refuses its address. They are tried again. Check the allowance of the account, and MAIL_FROM.",
    sender: () => "The mail server refused the sender. Check MAIL_FROM.",
    recipient: () => "The mail server refused the recipient's address.",
    mail: () => "The mail server refused the email.",
    shop: (server: string) =>
      `The mail server at ${server} refused to talk to this shop.`,
    notNow: () => "The mail server could not take the email just now.",
    late: (server: string) =>
      `The mail server at ${server} did not answer in time.`,
    unknown: (server: string) =>
      `The mail server's name ${server} could not be found. Check SMTP_URL and the network.`,
    tooLarge: () => "The email is larger than the server takes.",
    unreachable: (server: string) =>
      `The mail server could not be reached at ${server}.`,
    uncomposed: () => "The email could not be put together; the log says why.",
    folder: () => "The email could not be written to the folder.",
    recipients: () => "This email does not have exactly one recipient.",
    replied: (sentence: string, reply: string) =>
      `${sentence} It said: ${reply}`,
  },
};
export type MailMessages = typeof en;
