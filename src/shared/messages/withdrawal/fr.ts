import type { WithdrawalMessages } from "./en.ts";

export const fr: WithdrawalMessages = {
  open: "Renoncer au contrat ici",
  title: "Renoncer au contrat",
  close: "Fermer",
  keep: "Annuler",
  name: "Nom",
  order: "Commande",
  email: "Adresse e-mail",
  items: "Articles concernés",
  excepted: "Les pinces personnalisées sont exclues.",
  confirm: "Confirmer la rétractation",
  sending: "Envoi...",
  failed: "Votre rétractation n’a pas été envoyée",
  done: {
    title: "Nous avons reçu votre rétractation",
    description: "Un accusé de réception vous est envoyé par e-mail.",
  },
  withdrawn: (date) =>
    `Vous avez exercé votre droit de rétractation le ${date}. L’accusé de réception vous a été envoyé par e-mail.`,
  badge: { whole: "Rétractation", inPart: "Rétractation partielle" },
  noScript: "Pour vous rétracter sans JavaScript, écrivez à {}.",
  form: {
    text: "Indiquez votre nom, le numéro de votre commande et l’adresse e-mail utilisée pour commander. Le numéro figure dans nos e-mails.",
    done: "Votre rétractation nous est parvenue. Si l’adresse e-mail est exacte, un accusé de réception y est envoyé.",
    again: "Pour une autre commande",
  },
  told: (date) => `Rétractation le ${date}\u00a0:`,
};
