import { list } from "#shared/messages/words.ts";
import type { DesignMessages } from "./en.ts";

export const de: DesignMessages = {
  title: "Gestalte deine Klammer",
  editTitle: "Ändere deine Klammer",
  sharedTitle: "Jemand hat diese Klammer entworfen",
  close: "Gestalter schließen",
  parts: {
    label: "Teile deiner Klammer",
    letters: "Buchstaben",
    resin: "Harz",
    charms: "Charms",
  },
  message: {
    label: "Dein Schriftzug",
    hint: "Buchstaben sind im Preis enthalten.",
    placeholder: (max) => `Bis zu ${max} Buchstaben`,
    used: "Verwendete Zeichen: ",
    count: (count, max) => `${count} von ${max} Zeichen verwendet`,
  },
  charms: {
    onClip: "Charms auf deiner Klammer",
    choose: (max) => `Charms, wähl bis zu ${max}`,
    sides: { left: "links", middle: "in der Mitte", right: "rechts" },
    free: (side) => `Platz ${side}, frei`,
    lies: (name, side) => `${name}, ${side}`,
    swap: "Tauschen",
    swapName: (name) => `${name} tauschen`,
    remove: "Entfernen",
    removeName: (name) => `${name} entfernen`,
    exchange: (one, other) => `${one} und ${other} die Plätze tauschen lassen`,
    goesHere: "Wähl, was hierhin kommt.",
    keep: (name) => `${name} behalten`,
    full: "Das sind alle drei. Tipp einen auf der Klammer an, um ihn zu tauschen.",
    loading: "Die Charms werden geladen\u00a0...",
    none: "Gerade liegen keine Charms bereit. Buchstaben gehen trotzdem.",
    failed: "Die Charms ließen sich nicht laden.",
    check:
      "Prüf deine Verbindung und versuch es noch einmal. Buchstaben gehen trotzdem.",
  },
  unavailable: {
    out: "Ausverkauft",
    gone: "Nicht mehr da",
    outName: (name) => `${name}, ausverkauft`,
    goneName: (name) => `${name}, nicht mehr da`,
  },
  areOut: (names) =>
    `${list("de", names)} ${names.length > 1 ? "sind" : "ist"} ausverkauft.`,
  areGone: (names) => `${list("de", names)} gibt es nicht mehr.`,
  swapCharm: "Tausch ihn oder nimm ihn ab.",
  swapCharms: "Tausch sie oder nimm sie ab.",
  otherResin: "Wähl ein anderes Harz.",
  plus: (name, price) => `${name}, plus ${price}`,
  price: {
    clip: (price) => `${price} Klammer`,
    resin: (price) => `${price} Harz`,
    charms: (price) => `${price} Charms`,
    announced: (price) => `Preis ${price}`,
  },
  description:
    "Deine eigene Klammer mit Charms und Buchstaben, für dich gefertigt.",
  promise:
    "Jeder Guss verwirbelt auf seine Art, deshalb sieht deine am Ende ein wenig anders aus.",
  kept: "Dein Entwurf bleibt so lange hier.",
  noWithdrawal:
    "Diese Klammer wird nach deinem Wunsch gefertigt: Für sie gilt kein Widerrufsrecht.",
  surprise: "Überrasch mich",
  undo: "Rückgängig",
  update: "Änderung übernehmen",
  updating: "Wird geändert\u00a0...",
  shared: {
    lead: "Nimm sie genau so, oder ändere, was du magst, und mach sie zu deiner.",
    change: "Ändern",
  },
  share: {
    save: "Merken & teilen",
    saving: "Wird gespeichert\u00a0...",
    subject: (shopName) => `Schau dir diese Klammer an · ${shopName}`,
    link: "Link zu deinem Entwurf",
    hint: "Kopiere ihn zum Teilen: Er öffnet deinen Entwurf.",
    close: "Link schließen",
    copied: "Der Link ist kopiert.",
  },
  told: {
    updated: { title: "Geändert!" },
    addedAgain: {
      title: "Als neue Klammer hineingelegt",
      description:
        "Die Klammer, die du geändert hast, ist nicht mehr in deinem Warenkorb.",
    },
    addFailed: {
      title:
        "Deine Klammer kam nicht in den Warenkorb. Bitte versuch es noch einmal.",
    },
    updateFailed: {
      title:
        "Deine Klammer ließ sich nicht ändern. Bitte versuch es noch einmal.",
    },
    saved: {
      title: "Geschafft!",
      description: "Dein Entwurf ist gespeichert.",
    },
    saveFailed: {
      title: "Das hat nicht geklappt",
      description:
        "Dein Entwurf ließ sich nicht speichern. Bitte versuch es noch einmal.",
    },
    sharedFailed: {
      title: "Der Entwurf ließ sich nicht öffnen",
      description: "Prüf den Link, oder gestalte selbst eine Klammer.",
    },
    empty: "Gestalte deine Klammer",
    limit: "Mehr passt nicht darauf",
  },
};
