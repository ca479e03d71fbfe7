import { list } from "#shared/messages/words.ts";
import type { DesignMessages } from "./en.ts";

export const nl: DesignMessages = {
  title: "Ontwerp je klem",
  editTitle: "Wijzig je klem",
  sharedTitle: "Iemand heeft deze klem ontworpen",
  close: "Ontwerper sluiten",
  parts: {
    label: "Onderdelen van je klem",
    letters: "Letters",
    resin: "Hars",
    charms: "Bedels",
  },
  message: {
    label: "Jouw tekst",
    hint: "Letters zijn bij de prijs inbegrepen.",
    placeholder: (max) => `Tot ${max} letters`,
    used: "Gebruikte tekens: ",
    count: (count, max) => `${count} van ${max} tekens gebruikt`,
  },
  charms: {
    onClip: "Bedels op je klem",
    choose: (max) => `Bedels, kies er maximaal ${max}`,
    sides: { left: "links", middle: "in het midden", right: "rechts" },
    free: (side) => `Plaats ${side}, vrij`,
    lies: (name, side) => `${name}, ${side}`,
    swap: "Ruilen",
    swapName: (name) => `${name} ruilen`,
    remove: "Weghalen",
    removeName: (name) => `${name} weghalen`,
    exchange: (one, other) => `${one} en ${other} van plaats laten wisselen`,
    goesHere: "Kies wat hier komt.",
    keep: (name) => `${name} houden`,
    full: "Dat zijn ze alle drie. Druk op een bedel op je klem om te ruilen.",
    loading: "Bedels laden...",
    none: "Er zijn nu even geen bedels. Letters kunnen wel.",
    failed: "De bedels konden niet worden geladen.",
    check:
      "Controleer je verbinding en probeer het opnieuw. Letters kunnen wel.",
  },
  unavailable: {
    out: "Uitverkocht",
    gone: "Niet meer te koop",
    outName: (name) => `${name}, uitverkocht`,
    goneName: (name) => `${name}, niet meer te koop`,
  },
  areOut: (names) =>
    `${list("nl", names)} ${names.length > 1 ? "zijn" : "is"} uitverkocht.`,
  areGone: (names) =>
    `${list("nl", names)} ${names.length > 1 ? "zijn" : "is"} niet meer in de winkel.`,
  swapCharm: "Ruil hem of haal hem eraf.",
  swapCharms: "Ruil ze of haal ze eraf.",
  otherResin: "Kies een andere hars.",
  plus: (name, price) => `${name}, plus ${price}`,
  price: {
    clip: (price) => `${price} klem`,
    resin: (price) => `${price} hars`,
    charms: (price) => `${price} bedels`,
    announced: (price) => `Prijs ${price}`,
  },
  description: "Je eigen klem, met bedels en letters, voor jou gemaakt.",
  promise:
    "Elke gietronde wervelt op zijn eigen manier, dus die van jou wordt een beetje anders.",
  kept: "Je ontwerp blijft zolang hier.",
  noWithdrawal:
    "Deze klem wordt op jouw wens gemaakt: er is geen herroepingsrecht.",
  surprise: "Verras me",
  undo: "Ongedaan maken",
  update: "Klem bijwerken",
  updating: "Bijwerken...",
  shared: {
    lead: "Neem hem precies zo, of verander wat je wilt en maak hem van jou.",
    change: "Veranderen",
  },
  share: {
    save: "Bewaren & delen",
    saving: "Bewaren...",
    subject: (shopName) => `Kijk eens naar deze klem · ${shopName}`,
    link: "Link naar je ontwerp",
    hint: "Kopieer hem om te delen: hij opent je ontwerp.",
    close: "Link sluiten",
    copied: "De link is gekopieerd.",
  },
  told: {
    updated: { title: "Bijgewerkt!" },
    addedAgain: {
      title: "Toegevoegd als nieuwe klem",
      description:
        "De klem die je aan het wijzigen was, ligt niet meer in je mandje.",
    },
    addFailed: {
      title: "Je klem kwam niet in je mandje. Probeer het opnieuw.",
    },
    updateFailed: {
      title: "Je klem kon niet worden bijgewerkt. Probeer het opnieuw.",
    },
    saved: { title: "Gelukt!", description: "Je ontwerp is bewaard." },
    saveFailed: {
      title: "Niet bewaard",
      description: "Je ontwerp kon niet worden bewaard. Probeer het opnieuw.",
    },
    sharedFailed: {
      title: "Dat ontwerp ging niet open",
      description: "Controleer de link, of ontwerp zelf een klem.",
    },
    empty: "Ontwerp je klem",
    limit: "Er past niets meer bij",
  },
};
