import { list, plural } from "#shared/messages/words.ts";
import type { FirstMessages } from "./en.ts";

export const nl: FirstMessages = {
  skip: "Naar de inhoud",
  nav: {
    home: "Home",
    products: "Winkel",
    process: "Zo maken we ze",
    contact: "Contact",
    label: "Hoofdmenu",
    menu: "Menu",
    open: "Menu openen",
    close: "Menu sluiten",
  },
  logo: (shopName) => `${shopName}, startpagina`,
  questions: "Vragen? Schrijf naar {}",
  offline:
    "Je bent offline. Je winkelmandje blijft bewaard; bestellen kan zodra je weer online bent.",
  noScript:
    "Het winkelmandje en de ontwerper hebben JavaScript nodig. Zonder kan ook: schrijf naar {} wat je graag wilt en we nemen je bestelling per e-mail op.",
  notifications: "Meldingen (F8)",
  dismiss: "Sluiten",
  opening: "Wordt geopend...",
  loading: "Laden...",
  notStarted:
    "Deze pagina kon niet starten in je browser. Laad de pagina opnieuw of werk de browser bij, of schrijf naar {} wat je graag wilt en we nemen je bestelling per e-mail op.",
  partFailed:
    "Dit deel kon niet worden getoond. Wat je hebt getypt blijft bewaard.",
  loadAgain: "Opnieuw laden",
  tryAgain: "Opnieuw proberen",
  panelFailed: "Het beheer kon niet worden geladen.",
  dialogFailed: {
    title: "Dat ging niet open",
    description: "Controleer je verbinding en probeer het opnieuw.",
  },
  failure: {
    offline: "Controleer je verbinding en probeer het opnieuw.",
    unknown: "Probeer het opnieuw.",
  },
  titles: {
    withdraw: "Overeenkomst herroepen",
    orders: "Mijn bestelling",
    confirmation: "Bevestiging van je bestelling",
    admin: "Beheer",
    notFound: "Pagina niet gevonden",
    page: (page) => `, pagina ${page}`,
    order: (number) => `Bestelling ${number}`,
  },
  customClip: (text) =>
    text === "" ? "Haarklem op maat" : `Haarklem op maat\u00a0– ‘${text}’`,
  drawing: (charms, letters, resin) => {
    const clip = `Een eigen klem${resin ? ` in ${resin}` : ""}`;
    const things = letters ? [...charms, `de letters ${letters}`] : charms;
    if (things.length === 0) return `${clip} zonder bedels of letters`;
    return `${clip} met ${list("nl", things)}`;
  },
  cart: {
    label: "Winkelmandje",
    items: (count) =>
      `Winkelmandje, ${plural("nl", count, { one: `${count} artikel`, other: `${count} artikelen` })}`,
    view: "Mandje bekijken",
    added: "In je mandje!",
    noCookies:
      "Je browser bewaart geen cookies van deze winkel, dus je winkelmandje blijft leeg. Sta ze toe en voeg je klem nog eens toe.",
    failed: {
      title: "Oeps! Er ging iets mis",
      description: "Het artikel kwam niet in je mandje. Probeer het opnieuw.",
    },
  },
  hero: {
    shop: "Naar de winkel",
    play: "Film afspelen",
    pause: "Film pauzeren",
  },
  products: {
    clips: "Klemmen",
    loading: "Klemmen laden...",
    failed: "De klemmen konden niet worden geladen.",
    check: "Controleer je verbinding en probeer het opnieuw.",
    from: (price) => `vanaf ${price}`,
    soldOut: "Uitverkocht",
    oneOfAKind: "Uniek stuk",
    held: "In iemands mandje",
    mine: "In je winkelmandje",
    safety: "Productveiligheid",
    madeBy: "Gemaakt door",
    isNew: "Nieuw",
    bestSeller: "Bestseller",
    add: "In winkelmandje",
    adding: "Toevoegen...",
    color: "Kleur:",
    option: "Uitvoering:",
    optionSoldOut: ", uitverkocht",
    alt: (name) => `Haarklem ${name}`,
    pictures: (name) => `Foto’s van ${name}`,
  },
  design: "Ontwerp je klem",
  footer: {
    links: "Snel naar",
    care: "Klantenservice",
    hello: "Zeg hallo",
    orders: (email) =>
      `Als je bestelt, gaan de gegevens per e-mail naar ${email}.`,
  },
  pages: {
    shipping: "Verzending",
    returns: "Retourneren",
    care: "Onderhoud",
    faq: "Veelgestelde vragen",
    imprint: "Colofon",
    privacy: "Privacy",
  },
  errors: {
    designer_off: "Klemmen op maat hebben even pauze.",
    noBead: (letters) => `We hebben geen kraal voor ${list("nl", letters)}.`,
    emailMissing: "Vul je e-mailadres in.",
    emailInvalid: "Vul een geldig e-mailadres in.",
  },
};
