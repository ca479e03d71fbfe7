import type { WithdrawalMessages } from "./en.ts";

export const nl: WithdrawalMessages = {
  open: "Overeenkomst hier herroepen",
  title: "Overeenkomst herroepen",
  close: "Sluiten",
  keep: "Annuleren",
  name: "Naam",
  order: "Bestelling",
  email: "E-mailadres",
  items: "Wat je herroept",
  excepted: "Klemmen op maat zijn uitgezonderd.",
  confirm: "Herroeping bevestigen",
  sending: "Versturen...",
  failed: "Je herroeping is niet verstuurd",
  done: {
    title: "We hebben je herroeping ontvangen",
    description: "De ontvangstbevestiging komt per e-mail naar je toe.",
  },
  withdrawn: (date) =>
    `Je hebt herroepen op ${date}. De ontvangstbevestiging is je gemaild.`,
  badge: { whole: "Herroepen", inPart: "Deels herroepen" },
  noScript: "Zonder JavaScript herroep je met een bericht aan {}.",
  form: {
    text: "Vul je naam in, het nummer van je bestelling en het e-mailadres waarmee je bestelde. Het nummer staat in onze e-mails.",
    done: "Je herroeping is bij ons binnen. Klopt het e-mailadres, dan is er een ontvangstbevestiging naar onderweg.",
    again: "Nog een bestelling herroepen",
  },
  told: (date) => `Herroepen op ${date}:`,
};
