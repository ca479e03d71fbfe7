// "{}" is where an address or a link goes.

/** Withdrawing from an order, on its page and by the form. */
export const en = {
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
};
export type WithdrawalMessages = typeof en;
