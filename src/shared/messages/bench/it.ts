import { plural } from "#shared/messages/words.ts";
import type { BenchMessages } from "./en.ts";

const orders = (count: number, written = String(count)) =>
  plural("it", count, {
    one: `${written} ordine`,
    other: `${written} ordini`,
  });
const clips = (count: number) =>
  plural("it", count, { one: `${count} pinza`, other: `${count} pinze` });

const SMALL = [
  "nessuno",
  "uno",
  "due",
  "tre",
  "quattro",
  "cinque",
  "sei",
  "sette",
  "otto",
  "nove",
  "dieci",
];
const inWords = (count: number) => SMALL[count] ?? String(count);
const begun = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const are = (count: number) => (count === 1 ? "è" : "sono");
/** The beginning of a sentence: "Un ordine", "Due ordini". */
const several = (count: number) =>
  count === 1 ? "Un ordine" : `${begun(inWords(count))} ordini`;
const marked = (count: number, as: string) =>
  count === 1
    ? `Un ordine è segnato come ${as}.`
    : `${begun(inWords(count))} ordini sono segnati come ${as}.`;

export const it: BenchMessages = {
  title: "Banco da lavoro",
  late: (count, isFollowed) =>
    `${several(count)} ${are(count)} in ritardo${isFollowed ? "," : "."}`,
  dueToday: (count, follows) => {
    const others = count === 1 ? "un altro" : `altri ${inWords(count)}`;
    return `${follows ? others : several(count)} ${are(count)} per oggi.`;
  },
  onBench: (count) =>
    count === 1
      ? "Una pinza è sul banco."
      : `${begun(inWords(count))} pinze sono sul banco.`,
  groups: {
    late: "In ritardo",
    new: "Nuovi",
    making: "In lavorazione",
    unpaid: "Spediti, non pagati",
    refunds: "Da rimborsare",
    open: "Aperti",
    earlier: "Precedenti",
  },
  more: "Mostra altri",
  orders: "Ordini",
  view: "Vista",
  loading: "Gli ordini si stanno caricando",
  loadFailed: "Non è stato possibile caricare gli ordini.",
  search: {
    label: "Cerca un ordine",
    placeholder: "Numero, nome, indirizzo, pacco",
    clear: "Cancella la ricerca",
    found: (count, words) =>
      count === 1
        ? `Un ordine con «${words}».`
        : `${begun(inWords(count))} ordini con «${words}».`,
    none: (words) => `Nessun ordine contiene «${words}».`,
  },
  row: {
    choose: (order) => `Scegli ${order}`,
    chooseAll: (group) => `Scegli tutto: ${group}`,
    gift: "Regalo",
    note: "Con un messaggio",
    memo: (line) => `La tua nota: ${line}`,
    custom: (letters, resin) =>
      letters === ""
        ? resin
        : resin === ""
          ? `«${letters}»`
          : `«${letters}», ${resin}`,
    plain: "Rosa semplice",
    moreClips: (count) => `altri ${count}`,
  },
  stages: {
    received: "Nuovo",
    making: "In lavorazione",
    sent: "spedito",
    collect: "pronto per il ritiro",
    cancelled: "annullato",
    withdrawn: "recesso",
  },
  due: {
    late: (days) =>
      plural("it", days, {
        one: `${days} giorno di ritardo`,
        other: `${days} giorni di ritardo`,
      }),
    today: "Oggi",
    tomorrow: "Domani",
    ordered: "ordinato",
    none: "Senza data",
  },
  payment: {
    paid: "Pagato",
    open: "Non ancora chiesto",
    asked: (day) => `Chiesto: ${day}`,
    unpaid: (days) =>
      plural("it", days, {
        one: `Non pagato da ${days} giorno`,
        other: `Non pagato da ${days} giorni`,
      }),
    toPayBack: (sum) => `${sum} da rimborsare`,
    paidBack: "Rimborsato",
  },
  empty: {
    title: "Il banco è libero",
    text: "Tutto è fatto, spedito e pagato. Un nuovo ordine compare qui e sul tuo telefono.",
    first: "Qui vedrai il tuo primo ordine.",
  },
  months: {
    title: "Ordini precedenti",
    save: "Salva come CSV",
    sum: (count, written, total) => `${orders(count, written)}, ${total}`,
  },
  chosen: {
    bar: "Ordini scelti",
    count: (count) =>
      plural("it", count, { one: `${count} scelto`, other: `${count} scelti` }),
    none: "Annulla la scelta",
    more: "Altro per gli scelti",
    making: "Inizia a lavorarci",
    sent: "Segna come spedito",
    collect: "Segna pronto al ritiro",
    refunded: (sum) => `Segna ${sum} come rimborsati`,
    pick: "Lista per questi",
    slips: "Stampa le bolle",
    labels: "Stampa le etichette",
    offline: "Non sei in linea. I passi aspettano che torni la connessione.",
    left: (order) => `L’ordine ${order} è stato annullato e non è più scelto.`,
  },
  told: {
    making: (count) =>
      count === 1
        ? "Un ordine è in lavorazione."
        : `${begun(inWords(count))} ordini sono in lavorazione.`,
    sent: (count) => marked(count, count === 1 ? "spedito" : "spediti"),
    collect: (count) =>
      marked(count, `${count === 1 ? "pronto" : "pronti"} per il ritiro`),
    refunded: (count) =>
      marked(count, count === 1 ? "rimborsato" : "rimborsati"),
    failed: (id, reason) => `L’ordine ${id} non è stato salvato: ${reason}`,
    nothing: "Non è stato salvato niente",
    mails: (count) =>
      count === 1
        ? "L’e-mail parte tra un minuto."
        : "Le e-mail partono tra un minuto.",
    undo: "Torna indietro",
    undone: "È come prima",
  },
  send: {
    title: (count) =>
      `Segna ${count} come ${count === 1 ? "spedito" : "spediti"}`,
    titleCollect: (count) =>
      `Segna ${count} come ${count === 1 ? "pronto" : "pronti"} per il ritiro`,
    hint: "Un numero, se c’è. L’Invio di uno scanner passa al campo successivo.",
    tracking: (id) => `Numero di spedizione o link dell’ordine ${id}`,
    placeholder: "Numero di spedizione o link",
    collected: "Riceve «Pronto per il ritiro».",
    mails: (count) =>
      count === 1
        ? "Un’e-mail parte tra un minuto. Fino ad allora puoi tornare indietro."
        : `${begun(inWords(count))} e-mail partono tra un minuto. Fino ad allora puoi tornare indietro.`,
    close: "Chiudi",
  },
  pick: {
    title: "Lista di prelievo",
    of: (done, all) => `${done} di ${all}`,
    bench: (count, ofClips) =>
      `Quello che è sul banco: ${orders(count)}, ${clips(ofClips)}`,
    chosen: (count, ofClips) =>
      count === 1
        ? `Per l’ordine scelto, ${clips(ofClips)}`
        : `Per i ${count} ordini scelti, ${clips(ofClips)}`,
    awake: "Lo schermo resta acceso.",
    undo: "Torna indietro",
    print: "Stampa",
    printList: "Stampa la lista",
    resins: "Resine da colare",
    charms: "Ciondoli",
    letters: "Perline con lettera",
    shelf: "Dallo scaffale",
    nothing: "Non c’è nulla da raccogliere.",
    failed: "Non è stato possibile caricare la lista.",
    notKept: "Una spunta non è stata salvata",
    waiting: (count) =>
      count === 1
        ? "Una spunta parte quando torna la connessione."
        : `${count} spunte partono quando torna la connessione.`,
  },
  paper: {
    byClip: "Pinza per pinza, da sinistra a destra",
    summary: (count, ofClips) => `${orders(count)}, ${clips(ofClips)}`,
    fromShelf: (clip) => `${clip}, dallo scaffale`,
    gift: "regalo",
    format: "Carta",
    a4: "A4",
    a5: "A5",
    sheet: "A4, 24 etichette",
    roll: "Rotolo da 62 mm",
    labels: (count, collected) => {
      const labels = plural("it", count, {
        one: `${count} etichetta`,
        other: `${count} etichette`,
      });
      return collected === 0 ? labels : `${labels}, ${collected} da ritirare`;
    },
    noAddress: "Nessuno di questi ha un indirizzo.",
    preparing: "La stampa è in preparazione...",
    failed: "Non è stato possibile stampare",
  },
  keys: {
    title: "Tasti del banco da lavoro",
    close: "Chiudi",
    search: "Cerca un ordine",
    move: "Su e giù",
    choose: "Scegli l’ordine",
    range: "Scegli fin qui",
    all: "Scegli tutto ciò che si vede",
    open: "Apri l’ordine",
    none: "Annulla la scelta",
    make: "Inizia a lavorarci",
    send: "Segna come spedito",
    print: "Stampa la lista",
    bar: "Vai a ciò che si può fare con gli scelti",
    help: "Mostra questi tasti",
    names: {
      arrows: "Frecce",
      space: "Spazio",
      range: "Maiusc con le frecce o un clic",
      all: "Ctrl o Cmd con A",
      enter: "Invio",
      escape: "Esc",
    },
    offUnderAccount: "I tasti di una sola lettera si disattivano in Account.",
  },
  add: {
    open: "Aggiungi un ordine",
    openFailed: "Non è stato possibile aprire il modulo",
    title: "Aggiungi un ordine",
    close: "Chiudi; quello che hai scritto resta",
    where: "Da dove arriva?",
    sources: { market: "Da un mercato", message: "Da un messaggio" },
    clips: "Pinze",
    find: "Cerca una pinza",
    taken: (count) => `${count} in questo ordine`,
    less: (title) => `Una in meno: ${title}`,
    soldOut: "Esaurito",
    left: (price, left) => `${price}, ancora ${left}`,
    design: "Pinza personalizzata",
    thing: "Qualcos’altro",
    thingName: "Che cos’è?",
    thingPrice: "Prezzo",
    quantity: "Quante",
    remove: "Rimuovi",
    customer: "Cliente",
    name: "Nome",
    market: (day) => `Mercato, ${day}`,
    email: "E-mail (facoltativa)",
    phone: "Telefono (facoltativo)",
    confirm: "Invia la conferma via e-mail",
    noMail: "Senza indirizzo non parte nessuna e-mail.",
    delivery: "Consegna",
    handedOver: "A mano, o ancora da decidere",
    note: "Nota (facoltativa)",
    paid: "È pagato",
    empty: "Scegli una pinza",
    save: (sum) => `Aggiungi, ${sum}`,
    saving: "Aggiunta in corso...",
    added: (id) => `L’ordine ${id} è aggiunto`,
  },
};
