import type { ClipsMessages } from "./en.ts";

export const it: ClipsMessages = {
  allClips: "Tutte le pinze",
  zoom: "Mostra l’immagine in grande",
  close: "Chiudi",
  payLater: "Ora non paghi nulla. Prima ti scriviamo.",
  deliveryAt: (price) => `Consegna: ${price}`,
  deliveryFrom: (price) => `Consegna da ${price}, da scegliere all’ordine`,
  deliveryFree: "La consegna non costa nulla",
  deliveryFreeFrom: (price) => `Consegna gratis da ${price}`,
  inDrop: (count) => `${count} pinze in questa vendita`,
  details: "Dettagli",
  care: "Cura",
  careText:
    "La resina si ammorbidisce con il calore: non lasciarla in un’auto calda o in sauna. Basta un panno morbido e asciutto.",
  careLink: "Altro sulla cura",
  deliveryReturns: "Consegna e resi",
  questions: "Domande? Scrivi a {}",
  inHand: "Nella tua mano",
  scaleText:
    "Disegnata in scala accanto a una carta di credito, così sai cosa va bene per i tuoi capelli prima che arrivi.",
  lifeSize: "A grandezza naturale sul tuo schermo",
  lifeSizeHelp:
    "Appoggia una carta allo schermo e scorri finché i bordi combaciano. Lo ricordiamo su questo dispositivo.",
  bankCard: "Carta di credito",
  more: "Altre da questa colata",
  failed: "Non siamo riusciti a caricare questa pinza.",
  gone: "Questa pinza non c’è più",
  goneText: "Forse ha trovato la sua chioma. Le altre tengono ancora.",
  wide: (width) => `larga ${width}`,
  drawing: (width) =>
    `La pinza, larga ${width}, disegnata in scala su una carta di credito`,
  picture: (number, count) => `Immagine ${number} di ${count}`,
};
