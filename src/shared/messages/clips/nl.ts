import type { ClipsMessages } from "./en.ts";

export const nl: ClipsMessages = {
  allClips: "Alle klemmen",
  zoom: "De afbeelding groot tonen",
  close: "Sluiten",
  payLater: "Je betaalt nu niets. We schrijven je eerst.",
  deliveryAt: (price) => `Levering ${price}`,
  deliveryFrom: (price) =>
    `Levering vanaf ${price}, te kiezen bij het bestellen`,
  deliveryFree: "De levering kost niets",
  deliveryFreeFrom: (price) => `Levering gratis vanaf ${price}`,
  inDrop: (count) => `${count} klemmen in deze verkoop`,
  details: "Details",
  care: "Onderhoud",
  careText:
    "Hars wordt zacht in de warmte: laat de klem niet in een hete auto of sauna liggen. Een zachte, droge doek is genoeg.",
  careLink: "Meer over onderhoud",
  deliveryReturns: "Levering en retour",
  questions: "Vragen? Schrijf naar {}",
  inHand: "In je hand",
  scaleText:
    "Op schaal getekend naast een bankpas, zodat je weet wat bij je haar past voordat hij er is.",
  lifeSize: "Op ware grootte op je scherm",
  lifeSizeHelp:
    "Houd een bankpas tegen het scherm en schuif tot de randen gelijk zijn. We onthouden het op dit apparaat.",
  bankCard: "Bankpas",
  more: "Meer uit deze gietronde",
  failed: "We konden deze klem niet laden.",
  gone: "Deze klem is er niet meer",
  goneText: "Misschien heeft hij zijn haar gevonden. De andere houden nog.",
  wide: (width) => `${width} breed`,
  drawing: (width) =>
    `De klem, ${width} breed, op schaal getekend over een bankpas`,
  picture: (number, count) => `Afbeelding ${number} van ${count}`,
};
