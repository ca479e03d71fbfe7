import { italianDate } from "#shared/messages/words.ts";
import type { PaymentMessages } from "./en.ts";

export const it: PaymentMessages = {
  reference: (number) => `Ordine ${number}`,
  title: "Manca solo il pagamento, poi parte",
  next: "Paga in uno di questi modi: quando il pagamento arriva, ricevi un’e-mail.",
  what: "Quanto c’è da pagare",
  holder: "Intestatario del conto",
  iban: "IBAN",
  bic: "BIC",
  referenceName: "Causale",
  copy: "Copia",
  copyNamed: (name) => `Copia: ${name}`,
  copied: "Copiato",
  copiedNamed: (name) => `${name}: copiato`,
  notCopied: (name) =>
    `${name}: non è stato possibile copiare. Seleziona il testo e copialo tu.`,
  code: "Codice QR per l’app della tua banca",
  scan: "Inquadralo con l’app della tua banca: importo e causale sono già compilati.",
  save: "Salva il codice",
  payWith: (host) => `Paga con ${host}`,
  cash: "Paghi in contanti al ritiro.",
  ask: "Scrivici e ti diciamo come pagare.",
  byHand: "Registriamo il pagamento a mano, di solito entro un giorno.",
  paid: (date) => `Pagato ${italianDate("", date)}. Grazie.`,
  refunded: (date) => `Rimborsato ${italianDate("", date)}.`,
  toRefund: "L’hai pagato e ti restituiamo il denaro.",
  nextPaid:
    "Cominciamo con le tue pinze e ricevi un’e-mail quando sono in viaggio.",
  notMade: "Non lo faremo.",
  stands: "A che punto è",
  steps: {
    asked: "Pagamento richiesto",
    paid: "Pagato",
    refunded: "Rimborsato",
  },
  receipt: "Ricevuta",
  print: "Stampa",
  printReceipt: "Stampa la ricevuta",
  number: "Numero d’ordine",
  ordered: "Ordinato",
  paidOn: "Pagato",
};
