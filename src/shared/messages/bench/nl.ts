import { plural } from "#shared/messages/words.ts";
import type { BenchMessages } from "./en.ts";

const orders = (count: number, written = String(count)) =>
  plural("nl", count, {
    one: `${written} bestelling`,
    other: `${written} bestellingen`,
  });
const clips = (count: number) =>
  plural("nl", count, { one: `${count} klem`, other: `${count} klemmen` });

const SMALL = [
  "geen",
  "één",
  "twee",
  "drie",
  "vier",
  "vijf",
  "zes",
  "zeven",
  "acht",
  "negen",
  "tien",
];
const inWords = (count: number) => SMALL[count] ?? String(count);
const begun = (words: string) =>
  words === "één" ? "Eén" : words.charAt(0).toUpperCase() + words.slice(1);
const are = (count: number) => (count === 1 ? "is" : "zijn");
/** The beginning of a sentence: "Eén bestelling", "Twee bestellingen". */
const several = (count: number) => orders(count, begun(inWords(count)));

export const nl: BenchMessages = {
  title: "Werkbank",
  late: (count, isFollowed) =>
    `${several(count)} ${are(count)} te laat${isFollowed ? "," : "."}`,
  dueToday: (count, follows) =>
    `${follows ? inWords(count) : several(count)} ${count === 1 ? "moet" : "moeten"} vandaag klaar zijn.`,
  onBench: (count) =>
    count === 1
      ? "Eén klem ligt op de werkbank."
      : `${begun(inWords(count))} klemmen liggen op de werkbank.`,
  groups: {
    late: "Te laat",
    new: "Nieuw",
    making: "In de maak",
    unpaid: "Verzonden, niet betaald",
    refunds: "Terug te betalen",
    open: "Open",
    earlier: "Eerder",
  },
  more: "Meer tonen",
  orders: "Bestellingen",
  view: "Weergave",
  loading: "De bestellingen worden geladen",
  loadFailed: "De bestellingen konden niet worden geladen.",
  search: {
    label: "Bestelling zoeken",
    placeholder: "Nummer, naam, adres, zending",
    clear: "Zoekopdracht wissen",
    found: (count, words) =>
      `${begun(inWords(count))} ${count === 1 ? "bestelling" : "bestellingen"} met ‘${words}’.`,
    none: (words) => `Er is geen bestelling met ‘${words}’.`,
  },
  row: {
    choose: (order) => `Kies ${order}`,
    chooseAll: (group) => `Alles kiezen: ${group}`,
    gift: "Cadeau",
    note: "Met een bericht",
    memo: (line) => `Jouw notitie: ${line}`,
    custom: (letters, resin) =>
      letters === ""
        ? resin
        : resin === ""
          ? `‘${letters}’`
          : `‘${letters}’ in ${resin}`,
    plain: "Effen roze",
    moreClips: (count) => `nog ${count}`,
  },
  stages: {
    received: "Nieuw",
    making: "In de maak",
    sent: "verzonden",
    collect: "klaar om af te halen",
    cancelled: "geannuleerd",
    withdrawn: "herroepen",
  },
  due: {
    late: (days) =>
      plural("nl", days, {
        one: `${days} dag te laat`,
        other: `${days} dagen te laat`,
      }),
    today: "Vandaag",
    tomorrow: "Morgen",
    ordered: "besteld",
    none: "Geen dag genoemd",
  },
  payment: {
    paid: "Betaald",
    open: "Nog niet gevraagd",
    asked: (day) => `Gevraagd op ${day}`,
    unpaid: (days) =>
      plural("nl", days, {
        one: `Al ${days} dag onbetaald`,
        other: `Al ${days} dagen onbetaald`,
      }),
    toPayBack: (sum) => `${sum} terug te betalen`,
    paidBack: "Terugbetaald",
  },
  empty: {
    title: "De werkbank is leeg",
    text: "Alles is gemaakt, verzonden en betaald. Een nieuwe bestelling zie je hier en op je telefoon.",
    first: "Hier zie je je eerste bestelling.",
  },
  months: {
    title: "Eerdere bestellingen",
    save: "Opslaan als CSV",
    sum: (count, written, total) => `${orders(count, written)}, ${total}`,
  },
  chosen: {
    bar: "Gekozen bestellingen",
    count: (count) => `${count} gekozen`,
    none: "Keuze opheffen",
    more: "Meer voor de gekozen",
    making: "Beginnen met maken",
    sent: "Markeren als verzonden",
    collect: "Markeren als afhaalklaar",
    refunded: (sum) => `${sum} markeren als terugbetaald`,
    pick: "Picklijst voor deze",
    slips: "Pakbonnen afdrukken",
    labels: "Etiketten afdrukken",
    offline: "Je bent offline. De stappen wachten tot je weer verbonden bent.",
    left: (order) =>
      `Bestelling ${order} is geannuleerd en is niet meer gekozen.`,
  },
  told: {
    making: (count) => `${several(count)} ${are(count)} in de maak.`,
    sent: (count) =>
      `${several(count)} ${are(count)} gemarkeerd als verzonden.`,
    collect: (count) =>
      `${several(count)} ${are(count)} gemarkeerd als klaar om af te halen.`,
    refunded: (count) =>
      `${several(count)} ${are(count)} gemarkeerd als terugbetaald.`,
    failed: (id, reason) => `Bestelling ${id} is niet opgeslagen: ${reason}`,
    nothing: "Er is niets opgeslagen",
    mails: (count) =>
      count === 1
        ? "De e-mail gaat over een minuut de deur uit."
        : "De e-mails gaan over een minuut de deur uit.",
    undo: "Ongedaan maken",
    undone: "Ongedaan gemaakt",
  },
  send: {
    title: (count) => `${count} markeren als verzonden`,
    titleCollect: (count) => `${count} markeren als klaar om af te halen`,
    hint: "Een nummer, als er een is. De entertoets van een scanner gaat naar het volgende veld.",
    tracking: (id) => `Volgnummer of link van bestelling ${id}`,
    placeholder: "Volgnummer of link",
    collected: "Krijgt ‘Klaar om af te halen’.",
    mails: (count) =>
      count === 1
        ? "Er gaat over een minuut één e-mail uit. Tot dan kun je het ongedaan maken."
        : `Er gaan over een minuut ${inWords(count)} e-mails uit. Tot dan kun je het ongedaan maken.`,
    close: "Sluiten",
  },
  pick: {
    title: "Picklijst",
    of: (done, all) => `${done} van ${all}`,
    bench: (count, ofClips) =>
      `Wat op de werkbank ligt: ${orders(count)}, ${clips(ofClips)}`,
    chosen: (count, ofClips) =>
      count === 1
        ? `Voor de gekozen bestelling, ${clips(ofClips)}`
        : `Voor de ${count} gekozen bestellingen, ${clips(ofClips)}`,
    awake: "Het scherm blijft aan.",
    undo: "Ongedaan maken",
    print: "Afdrukken",
    printList: "Picklijst afdrukken",
    resins: "Te gieten",
    charms: "Bedels",
    letters: "Letterkralen",
    shelf: "Van de plank",
    nothing: "Hier valt niets bijeen te zoeken.",
    failed: "De picklijst kon niet worden geladen.",
    notKept: "Een vinkje is niet opgeslagen",
    waiting: (count) =>
      count === 1
        ? "Eén vinkje wordt verstuurd zodra je weer verbonden bent."
        : `${count} vinkjes worden verstuurd zodra je weer verbonden bent.`,
  },
  paper: {
    byClip: "Klem voor klem, van links naar rechts",
    summary: (count, ofClips) => `${orders(count)}, ${clips(ofClips)}`,
    fromShelf: (clip) => `${clip}, van de plank`,
    gift: "cadeau",
    format: "Papier",
    a4: "A4",
    a5: "A5",
    sheet: "A4, 24 etiketten",
    roll: "Rol van 62 mm",
    labels: (count, collected) => {
      const labels = plural("nl", count, {
        one: `${count} etiket`,
        other: `${count} etiketten`,
      });
      return collected === 0
        ? labels
        : `${labels}, ${collected} ${collected === 1 ? "wordt" : "worden"} afgehaald`;
    },
    noAddress: "Geen van deze heeft een adres.",
    preparing: "Het afdrukken wordt voorbereid...",
    failed: "Dat kon niet worden afgedrukt",
  },
  keys: {
    title: "Toetsen van de werkbank",
    close: "Sluiten",
    search: "Bestelling zoeken",
    move: "Omhoog en omlaag",
    choose: "De bestelling kiezen",
    range: "Tot hier kiezen",
    all: "Alles kiezen wat je ziet",
    open: "De bestelling openen",
    none: "Keuze opheffen",
    make: "Beginnen met maken",
    send: "Markeren als verzonden",
    print: "De picklijst afdrukken",
    bar: "Naar wat je met de gekozen kunt doen",
    help: "Deze toetsen tonen",
    names: {
      arrows: "Pijltoetsen",
      space: "Spatiebalk",
      range: "Shift met pijltoetsen of een klik",
      all: "Ctrl of Cmd met A",
      enter: "Enter",
      escape: "Escape",
    },
    offUnderAccount: "Toetsen van één letter kun je uitzetten onder Account.",
  },
  add: {
    open: "Bestelling toevoegen",
    openFailed: "Het formulier kon niet worden geopend",
    title: "Bestelling toevoegen",
    close: "Sluiten; wat je hebt ingevuld blijft staan",
    where: "Waar komt de bestelling vandaan?",
    sources: { market: "Van een markt", message: "Uit een bericht" },
    clips: "Klemmen",
    find: "Klem zoeken",
    taken: (count) => `${count} in deze bestelling`,
    less: (title) => `Eén ${title} minder`,
    soldOut: "Uitverkocht",
    left: (price, left) => `${price}, nog ${left}`,
    design: "Klem op maat",
    thing: "Iets anders",
    thingName: "Wat is het?",
    thingPrice: "Prijs",
    quantity: "Hoeveel",
    remove: "Verwijderen",
    customer: "Klant",
    name: "Naam",
    market: (day) => `Markt, ${day}`,
    email: "E-mail (optioneel)",
    phone: "Telefoon (optioneel)",
    confirm: "De bevestiging mailen",
    noMail: "Zonder adres wordt er niemand gemaild.",
    delivery: "Levering",
    handedOver: "Overhandigd, of nog niet bekend",
    note: "Opmerking (optioneel)",
    paid: "Ze is betaald",
    empty: "Kies een klem",
    save: (sum) => `Toevoegen, ${sum}`,
    saving: "Toevoegen...",
    added: (id) => `Bestelling ${id} is toegevoegd`,
  },
};
