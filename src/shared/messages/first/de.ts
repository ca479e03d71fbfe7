import { list } from "#shared/messages/words.ts";
import type { FirstMessages } from "./en.ts";

export const de: FirstMessages = {
  skip: "Zum Inhalt springen",
  nav: {
    home: "Start",
    products: "Shop",
    process: "So entstehen sie",
    contact: "Kontakt",
    label: "Hauptmenü",
    menu: "Menü",
    open: "Menü öffnen",
    close: "Menü schließen",
  },
  logo: (shopName) => `${shopName}, Startseite`,
  questions: "Fragen? Schreib an {}",
  offline:
    "Du bist offline. Dein Warenkorb bleibt erhalten; bestellen kannst du, sobald du wieder verbunden bist.",
  noScript:
    "Warenkorb und Gestalter brauchen JavaScript. Ohne geht es auch: Schreib an {}, was du gern hättest, und wir nehmen deine Bestellung per E-Mail auf.",
  notifications: "Mitteilungen (F8)",
  dismiss: "Schließen",
  opening: "Wird geöffnet\u00a0...",
  loading: "Wird geladen\u00a0...",
  notStarted:
    "Diese Seite konnte in deinem Browser nicht starten. Lade sie noch einmal oder aktualisiere den Browser, oder schreib an {}, was du möchtest, und wir nehmen deine Bestellung per E-Mail auf.",
  partFailed:
    "Dieser Teil konnte nicht angezeigt werden. Was du geschrieben hast, bleibt erhalten.",
  loadAgain: "Noch einmal laden",
  tryAgain: "Noch einmal versuchen",
  panelFailed: "Die Verwaltung konnte nicht geladen werden.",
  dialogFailed: {
    title: "Das ließ sich nicht öffnen",
    description: "Prüf deine Verbindung und versuch es noch einmal.",
  },
  failure: {
    offline: "Prüf deine Verbindung und versuch es noch einmal.",
    unknown: "Bitte versuch es noch einmal.",
  },
  titles: {
    withdraw: "Vertrag widerrufen",
    orders: "Meine Bestellung",
    confirmation: "Bestellbestätigung",
    admin: "Verwaltung",
    notFound: "Seite nicht gefunden",
    page: (page) => `, Seite ${page}`,
    order: (number) => `Bestellung ${number}`,
  },
  customClip: (text) =>
    text === ""
      ? "Haarklammer nach Wunsch"
      : `Haarklammer nach Wunsch\u00a0– „${text}“`,
  drawing: (charms, letters, resin) => {
    const clip = `Eine eigene Klammer${resin ? ` in ${resin}` : ""}`;
    const things = letters ? [...charms, `den Buchstaben ${letters}`] : charms;
    if (things.length === 0) return `${clip} ohne Charms und Buchstaben`;
    return `${clip} mit ${list("de", things)}`;
  },
  cart: {
    label: "Warenkorb",
    items: (count) => `Warenkorb, ${count} Artikel`,
    view: "Warenkorb ansehen",
    added: "Im Warenkorb!",
    noCookies:
      "Dein Browser behält keine Cookies dieses Shops, deshalb bleibt dein Warenkorb leer. Erlaub sie ihm und leg deine Klammer noch einmal hinein.",
    failed: {
      title: "Hoppla! Da ist etwas schiefgegangen",
      description:
        "Das kam nicht in deinen Warenkorb. Bitte versuch es noch einmal.",
    },
  },
  hero: {
    shop: "Zum Shop",
    play: "Film abspielen",
    pause: "Film anhalten",
  },
  products: {
    clips: "Klammern",
    loading: "Die Klammern werden geladen\u00a0...",
    failed: "Die Klammern ließen sich nicht laden.",
    check: "Prüf deine Verbindung und versuch es noch einmal.",
    from: (price) => `ab ${price}`,
    soldOut: "Ausverkauft",
    oneOfAKind: "Einzelstück",
    held: "In einem Warenkorb",
    mine: "In deinem Warenkorb",
    safety: "Produktsicherheit",
    madeBy: "Hergestellt von",
    isNew: "Neu",
    bestSeller: "Bestseller",
    add: "In den Warenkorb",
    adding: "Kommt hinein\u00a0...",
    color: "Farbe:",
    option: "Ausführung:",
    optionSoldOut: ", ausverkauft",
    alt: (name) => `Haarklammer ${name}`,
    pictures: (name) => `Bilder von ${name}`,
  },
  design: "Gestalte deine Klammer",
  footer: {
    links: "Schnell gefunden",
    care: "Gut zu wissen",
    hello: "Sag hallo",
    orders: (email) =>
      `Wenn du bestellst, geht deine Bestellung per E-Mail an ${email}.`,
  },
  pages: {
    shipping: "Versand",
    returns: "Rückgabe",
    care: "Pflege",
    faq: "Häufige Fragen",
    imprint: "Impressum",
    privacy: "Datenschutz",
  },
  errors: {
    designer_off: "Klammern nach Wunsch machen gerade eine kleine Pause.",
    noBead: (letters) => `Für ${list("de", letters)} haben wir keine Perle.`,
    emailMissing: "Gib deine E-Mail-Adresse ein.",
    emailInvalid: "Gib eine gültige E-Mail-Adresse ein.",
  },
};
