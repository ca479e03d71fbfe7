/** What an order's page says about its payment. */
export const en = {
  /** What a customer writes on the transfer; it is in the QR code, too. */
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
  refunded: (amount: string, date: string) => `${amount} paid back on ${date}.`,
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
};
export type PaymentMessages = typeof en;
