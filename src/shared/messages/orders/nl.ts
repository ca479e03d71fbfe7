import type { OrderMessages } from "./en.ts";

export const nl: OrderMessages = {
  statuses: {
    received: "Ontvangen",
    making: "In de maak",
    sent: "Verzonden",
    collect: "Klaar om af te halen",
    cancelled: "Geannuleerd",
  },
  next: "Hoe gaat het verder?",
  questions: "Vragen over deze bestelling? Schrijf naar {}",
  readyBy: (day) => `Klaar rond ${day}.`,
  total: "Totaal",
  parts: { resin: "Hars", charms: "Bedels", letters: "Letters" },
  gap: "(spatie)",
  confirmed: {
    loading: "Je bestelling laden...",
    title: "Je bestelling is binnen!",
    thanks: "Bedankt voor je bestelling, {}!",
    shop: "Verder winkelen",
    print: "Bevestiging afdrukken",
    steps: {
      mail: "Je krijgt zo een bevestiging per e-mail.",
      making: "We beginnen met het maken van je klemmen.",
      word: {
        both: "We houden je op de hoogte en schrijven je over betaling en levering.",
        payment: "We houden je op de hoogte en schrijven je over de betaling.",
        delivery: "We houden je op de hoogte en schrijven je over de levering.",
        none: "We houden je op de hoogte.",
      },
      pay: "Op de pagina van je bestelling staat hoe je kunt betalen.",
      sending: "We pakken ze zorgvuldig in en sturen ze naar je toe.",
      collect: "We laten je weten wanneer je ze kunt afhalen.",
    },
    keep: "Bij deze bestelling komt geen e-mail: met de link vind je haar terug. Kopieer de link of druk deze pagina af.",
    copy: "Link kopiëren",
    copied: "Gekopieerd",
    notCopied:
      "De link kon niet worden gekopieerd. Selecteer en kopieer hem zelf.",
    follow: "Volg je bestelling",
    receipt: "Bon",
    number: "Bestelnummer",
    email: "E-mail",
    phone: "Telefoon",
    date: "Besteldatum",
    total: "Totaal",
  },
  page: {
    received: {
      title: "We hebben je bestelling",
      next: {
        both: "We schrijven je over betaling en levering en beginnen met het maken van je klemmen. Je krijgt een e-mail zodra het zover is.",
        payment:
          "We schrijven je over de betaling en beginnen met het maken van je klemmen. Je krijgt een e-mail zodra het zover is.",
        delivery:
          "We schrijven je over de levering en beginnen met het maken van je klemmen. Je krijgt een e-mail zodra het zover is.",
        none: "We beginnen met het maken van je klemmen. Je krijgt een e-mail zodra het zover is.",
      },
    },
    making: {
      title: "We zijn ermee bezig",
      next: "Je klemmen liggen op de werkbank. Je krijgt een e-mail zodra ze onderweg zijn.",
      collect:
        "Je klemmen liggen op de werkbank. Je krijgt een e-mail zodra je ze kunt afhalen.",
    },
    sent: {
      title: "Je bestelling is onderweg",
      next: "Klaar, ingepakt en verzonden. Komt je bestelling niet aan of klopt er iets niet, schrijf ons dan.",
    },
    collect: {
      title: "Je bestelling ligt klaar",
      next: "Alles is klaar en wacht op je. Klopt er iets niet, schrijf ons dan.",
    },
    cancelled: {
      title: "Deze bestelling is geannuleerd",
      next: "We maken je klemmen niet en je hoeft niets te betalen.",
    },
    steps: "Hoe ver de bestelling is",
    ready: "Ongeveer klaar",
    fromMaker: "Uit het atelier",
    write: "Schrijf ons",
    parcel: "Het pakket volgen",
    ordered: "Dit heb je besteld",
    noScript: "Wil je annuleren, schrijf ons dan voordat we beginnen.",
  },
  cancel: {
    ask: "Deze bestelling annuleren",
    question: (number) => `Bestelling ${number} definitief annuleren?`,
    text: "We maken je klemmen niet en je hoeft niets te betalen.",
    yes: "Ja, annuleren",
    cancelling: "Annuleren...",
    no: "Behouden",
    done: { title: "Je bestelling is geannuleerd" },
    failed: "De bestelling is niet geannuleerd",
  },
  make: {
    ended: "Deze link is verlopen; hier is de bestelling.",
    dueIn: (days) =>
      days === 0
        ? "Deze bestelling moet vandaag klaar zijn."
        : days === 1
          ? "Deze bestelling moet morgen klaar zijn."
          : `Deze bestelling moet over ${days} dagen klaar zijn.`,
    dueLate: "De dag waarop deze bestelling klaar zou zijn, is voorbij.",
    progress: "Voortgang",
    call: "Bellen",
    write: "Schrijven",
    subject: (number) => `Je bestelling ${number}`,
    noScript:
      "Zonder JavaScript kun je deze pagina lezen en afdrukken. Sta het toe om de bestelling te wijzigen.",
    toMake: "Dit moet er gemaakt worden",
    ordered: "Dit was er besteld",
    print: "Werkbon afdrukken",
    picks: "Onderdelenlijst",
    resins: "Hars om te gieten",
    beads: "Letterkralen",
    ready: "Wanneer is het ongeveer klaar? (optioneel)",
    readyHint: "Je klant leest het in de e-mail en op de bestelpagina.",
    word: "Een woordje voor je klant (optioneel)",
    tracking: "Link om het pakket te volgen (optioneel)",
    start: "Beginnen",
    send: "Als verzonden melden",
    collect: "Als klaar om af te halen melden",
    sendNow: "Meteen verzenden",
    collectNow: "Ligt al klaar",
    saveReady: "Datum opslaan",
    saveSent: "Gegevens opslaan",
    back: (status) => `Terug naar ‘${status}’`,
    cancel: "De bestelling annuleren",
    why: "Waarom? (optioneel)",
    whyHint: "Je klant leest het.",
    comesBack: (names) => `Terug naar je voorraad: ${names}.`,
    customerCancelled:
      "Je klant heeft deze bestelling geannuleerd. Je hoeft niets te doen.",
  },
  told: {
    received: "Weer ontvangen",
    making: "Begonnen",
    sent: "Als verzonden gemeld",
    collect: "Als klaar om af te halen gemeld",
    cancelled: "De bestelling is geannuleerd",
    mailed: "Je klant krijgt over een minuut een e-mail.",
    saved: "Opgeslagen. Je klant ziet het nu al.",
    undo: "Ongedaan maken",
    undone: "Ongedaan gemaakt",
    failed: "Dat is niet opgeslagen",
  },
};
