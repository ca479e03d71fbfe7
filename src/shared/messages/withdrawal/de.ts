import type { WithdrawalMessages } from "./en.ts";

export const de: WithdrawalMessages = {
  open: "Vertrag widerrufen",
  title: "Vertrag widerrufen",
  close: "Schließen",
  keep: "Abbrechen",
  name: "Name",
  order: "Bestellung",
  email: "E-Mail-Adresse",
  items: "Was du widerrufst",
  excepted: "Klammern nach Wunsch sind ausgenommen.",
  confirm: "Widerruf bestätigen",
  sending: "Wird gesendet\u00a0...",
  failed: "Dein Widerruf wurde nicht gesendet",
  done: {
    title: "Dein Widerruf ist eingegangen",
    description: "Die Eingangsbestätigung ist per E-Mail zu dir unterwegs.",
  },
  withdrawn: (date) =>
    `Du hast am ${date} widerrufen. Die Bestätigung ging dir per E-Mail zu.`,
  badge: { whole: "Widerrufen", inPart: "Teilweise widerrufen" },
  noScript: "Ohne JavaScript widerrufst du mit einer Nachricht an {}.",
  form: {
    text: "Gib deinen Namen, die Nummer deiner Bestellung und die E-Mail-Adresse ein, mit der du bestellt hast. Die Nummer steht in unseren E-Mails an dich.",
    done: "Dein Widerruf ist bei uns eingegangen. Stimmt die E-Mail-Adresse, ist eine Eingangsbestätigung dorthin unterwegs.",
    again: "Andere Bestellung widerrufen",
  },
  told: (date) => `Widerrufen am ${date}:`,
};
