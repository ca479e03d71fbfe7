import { italianDate, plural } from "#shared/messages/words.ts";
import type { ErrorMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("it", count, {
    one: `${count}\u00a0minuto`,
    other: `${count}\u00a0minuti`,
  });

export const it: ErrorMessages = {
  malformed_json: "Non siamo riusciti a leggere la richiesta. Riprova.",
  malformed_request: "Non siamo riusciti a leggere la richiesta. Riprova.",
  unauthorized: "Accedi di nuovo. La tua sessione è terminata.",
  login_failed: "Nome utente o password non validi",
  passkey_refused:
    "Questa passkey non è stata accettata. Riprova o usa la tua password.",
  passkeys_unavailable:
    "Le passkey richiedono https e un nome. Apri il pannello all’indirizzo del negozio.",
  foreign_origin:
    "Questa richiesta veniva da un altro sito ed è stata rifiutata. Apri il negozio stesso e riprova.",
  not_found:
    "Qui non c’è nulla. Controlla l’indirizzo o riparti dalla pagina iniziale.",
  method_not_allowed: "Qui non si può fare. Ricarica la pagina.",
  not_yet: "Non è ancora in vendita.",
  on_sale: "È già in vendita.",
  out_of_stock: "È esaurito. Scegli qualcos’altro.",
  variant_unavailable: "Questa variante è esaurita. Scegline un’altra.",
  charm_out_of_stock:
    "Uno dei tuoi ciondoli è appena andato esaurito. Scegline un altro.",
  resin_out_of_stock:
    "Questa resina è appena andata esaurita. Scegline un’altra.",
  held: "In questo momento è nel carrello di un’altra persona.",
  not_enough: "Non ce ne sono così tante.",
  cart_full:
    "Nel tuo carrello non entrano altre pinze diverse. Invia prima questo ordine, oppure togli qualcosa.",
  cart_empty: "Il tuo carrello è vuoto. Aggiungi prima una pinza.",
  orderPlaced: (number, time) =>
    `L’ordine ${number} è stato inviato alle ${time}.`,
  line_unavailable:
    "Qualcosa nel tuo carrello non si può più acquistare. Toglilo per ordinare il resto.",
  price_changed:
    "Un prezzo è cambiato da quando hai aperto il carrello. Guarda il nuovo totale e invia di nuovo l’ordine.",
  paused: "In questo momento il negozio non accetta ordini.",
  pausedUntil: (date: string) =>
    `Riprendiamo gli ordini ${italianDate("da", date)}. Il tuo carrello resta com’è.`,
  discount_unknown: "Non conosciamo questo codice. Controlla le lettere.",
  discount_over: "Questo codice non vale in questo momento.",
  discount_minimum: "Questo codice vale da un totale più alto.",
  discount_used_up: "Questo codice è esaurito.",
  discount_used: "Hai già usato questo codice.",
  saleAbove: "Un prezzo scontato è inferiore a quello regolare.",
  saleOfOptions:
    "Questa pinza ha delle varianti. Assegna il prezzo scontato a una variante.",
  codeUnknown: (code: string) =>
    `Non conosciamo ${code}. Controlla le lettere.`,
  codeEnded: (code: string, day: string) => `${code} valeva fino al ${day}.`,
  codeBegins: (code: string, day: string) => `${code} vale dal ${day}.`,
  codeOver: (code: string) => `${code} non vale più.`,
  codeMinimum: (code: string, from: string, missing: string) =>
    `${code} vale da ${from}. Mancano ${missing}.`,
  codeUsedUp: (code: string) => `${code} è esaurito.`,
  codeUsed: (code: string) => `Hai già usato ${code}.`,
  codeSigns: "Usa da 3 a 24 lettere e cifre. Tra loro può stare un trattino.",
  codeTaken: (code: string) =>
    `C’è già un codice che si legge allo stesso modo: ${code}.`,
  discountKind: "Scegli una percentuale, un importo o la consegna gratis.",
  discountPercent: "Usa un numero intero da 1 a 100.",
  discountZero: "Inserisci un importo maggiore di zero.",
  discountUses: (max: number) => `Usa un numero intero da 1 a ${max}.`,
  endsFirst: "La fine viene dopo l’inizio.",
  key_reused:
    "Questo ordine è già stato inviato con altri dati. Ricarica la pagina e riprova.",
  not_cancellable:
    "Questo ordine è già in lavorazione e non si può più annullare qui. Scrivici, per favore.",
  not_withdrawable:
    "Da questo ordine non si può recedere qui. Scrivici, per favore.",
  withdrawLines: "Scegli da che cosa recedere.",
  orderMissing: "Inserisci il numero del tuo ordine.",
  letter_sent: "Questa lettera è già partita o è in viaggio.",
  letter_waiting: "Questa lettera ora non è in invio. Dalle un’altra occhiata.",
  no_readers: "Non ci sono ancora lettori. La lettera resta una bozza.",
  status_changed:
    "Nel frattempo questo ordine è andato avanti. Guardalo ancora una volta.",
  status_skipped:
    "Un ordine avanza un passo alla volta. Ricarica la pagina e fai il prossimo.",
  payment_unset:
    "Il negozio non sa ancora come ricevi i pagamenti. Indicalo in Dettagli, poi chiedi il pagamento.",
  payment_changed:
    "Nel frattempo il pagamento di questo ordine è andato avanti. Guardalo di nuovo.",
  payment_skipped:
    "Il pagamento di questo ordine non può passare lì. Ricarica la pagina per vedere a che punto è.",
  reminded_already: "Un promemoria è partito meno di un giorno fa.",
  not_correctable:
    "Questo ordine è già in lavorazione, quindi non si può più correggere.",
  stale:
    "Nel frattempo qualcuno ha fatto delle modifiche. Guarda entrambe le versioni e salva di nuovo.",
  too_large: "È troppo grande. Manda qualcosa di più piccolo.",
  unsupported_type:
    "Questo tipo di contenuto qui non si può accettare. Mandalo dalle pagine del negozio.",
  misdirected:
    "Questo negozio non risponde a quel nome. Usa l’indirizzo che indica il laboratorio.",
  invalid: "Controlla quello che hai inserito.",
  no_bead:
    "Non abbiamo una perlina per uno di questi caratteri. Toglilo, per favore.",
  too_many_requests: "Troppe richieste in una volta. Aspetta un po’.",
  internal: "Qualcosa è andato storto da parte nostra. Riprova.",
  unavailable:
    "In questo momento il negozio è molto occupato. Riprova tra poco.",
  storage_full:
    "Il disco del negozio è pieno e non è stato possibile salvare nulla. Riprova più tardi.",

  passwordWrong: "Questa non è la tua password.",
  passwordShort: (min: number) => `Usa almeno ${min} caratteri.`,
  passwordLong: (max: number) => `Usa al massimo ${max} caratteri.`,
  passwordCommon:
    "Questa password è tra quelle che si provano per prime. Tre o quattro parole senza legame tra loro si ricordano facilmente.",
  passwordName:
    "È un nome che conosce chiunque veda il negozio. Tre o quattro parole senza legame tra loro si ricordano facilmente.",
  passwordWord:
    "È una sola parola, al massimo con cifre o segni, e le parole si provano presto. Tre o quattro parole senza legame tra loro si ricordano facilmente.",
  passwordLinkEnded:
    "Questo link non vale più. Chiedine uno nuovo nella pagina di accesso.",
  passkeyName: "Dai un nome alla passkey.",
  loggedOut: "La sessione è chiusa. Riprova e inserisci la password.",

  sentences: (...sentences) => sentences.join(" "),
  waitMinutes: (minutes) =>
    `Troppe richieste in una volta. Aspetta ${minutes > 1 ? `${minutes} minuti` : "un minuto"} e riprova.`,

  mustBeList: "Dev’essere un elenco.",
  mustBeBoolean: "Dev’essere true o false.",
  mustBeNumber: "Dev’essere un numero.",
  mustBeObject: "Invia i campi come oggetto JSON.",
  mustBeText: "Dev’essere un testo.",
  unexpected: "Qui ci vuole qualcos’altro. Controlla, per favore.",
  tooMuch: "È troppo. Inserisci meno.",
  tooLittle: "È troppo poco. Inserisci di più.",
  invisible: "Togli i caratteri invisibili.",
  lineBreaks: "Togli gli a capo e i caratteri invisibili.",
  textLong: (max) => `Al massimo ${max} caratteri.`,
  tooManyChosen: (most) => `Scegli al massimo ${most} ordini alla volta.`,
  nameLong: (max) => `Il nome può avere al massimo ${max} caratteri.`,
  titleLong: (max) => `Il titolo può avere al massimo ${max} caratteri.`,
  descriptionLong: (max) =>
    `La descrizione può avere al massimo ${max} caratteri.`,
  noteLong: (max) => `La nota può avere al massimo ${max} caratteri.`,
  price: "Inserisci un prezzo da 0 a 99999,99 con al massimo due decimali.",
  priceWhole:
    "Inserisci un prezzo senza decimali: la valuta del negozio non ne ha.",
  amount: "Indica un importo come 24.00.",
  imageUrl:
    "Usa un’immagine caricata o un indirizzo che comincia con https://.",
  webUrl: "Usa un indirizzo che comincia con https://.",

  nameMissing: "Inserisci nome e cognome.",
  nameAddress: "Inserisci solo il tuo nome, senza indirizzi web o e-mail.",
  contactEmailMissing:
    "Inserisci la tua e-mail, così possiamo confermare l’ordine.",
  phoneMissing: "Inserisci un numero di telefono.",
  phone: (min, max) =>
    `Inserisci un numero di telefono da ${min} a ${max} cifre.`,
  idempotencyKey: "L’Idempotency-Key deve avere da 1 a 128 caratteri visibili.",

  // Delivery
  deliveryMissing: "Scegli come ricevere il tuo ordine.",
  deliveryGone: "Questo tipo di consegna non c’è più. Scegline un altro.",
  countryNotServed:
    "Questo tipo di consegna non raggiunge quel paese. Scegline un altro.",
  streetMissing: "Scrivi la via e il numero.",
  addressMissing: "Scrivi l’indirizzo.",
  postalCodeMissing: "Scrivi il CAP.",
  postcodeMissing: "Scrivi il codice postale.",
  zipMissing: "Scrivi il codice ZIP.",
  cityMissing: "Scrivi la città.",
  regionMissing: "Scrivi lo stato.",
  countryMissing: "Scegli un paese.",
  addressLong: (max: number) =>
    `Questa riga può avere al massimo ${max} caratteri.`,
  countryCode: "Usa le due lettere dei paesi, per esempio IT.",
  tierFrom: (most: number) => `Usa un numero intero di pinze, da 2 a ${most}.`,
  tierMany: (max: number) => `Usa al massimo ${max} fasce.`,
  tierTwice: (from: number) => `C’è già un prezzo da ${from} pinze.`,
  deliveryNameMissing: "Dai un nome a questo tipo di consegna.",
  deliveryMany: (max: number) =>
    `Ci possono essere al massimo ${max} tipi di consegna.`,

  quantity: (min, max) => `Scegli una quantità da ${min} a ${max}.`,
  quantitySum: (max, present) =>
    `Puoi ordinarne al massimo ${max} per tipo, e nel carrello ne hai già ${present}.`,
  lineGone: "Questo non è più nel tuo carrello. Guarda che cosa contiene ora.",
  notCustom:
    "Nello strumento di creazione si può cambiare solo una pinza personalizzata.",
  productGone: "Questa pinza non è più in negozio. Scegline un’altra.",
  notYet: (name: string, when: string) =>
    `${name} sarà in vendita ${italianDate("da", when)}. Torna allora.`,
  onSale: (name: string) =>
    `${name} si può acquistare subito: non serve aspettare.`,
  remindLater:
    "Da questa rete sono arrivati moltissimi indirizzi. Riprova più tardi o scrivici.",
  lineNotYet: (when: string) => `In vendita ${italianDate("da", when)}.`,
  orderNotYet: (line: string, when: string) =>
    `${line} sarà in vendita solo ${italianDate("da", when)}.`,
  productSoldOut: (name) => `${name} è esaurita.`,
  otherOption: "Questa variante è di un’altra pinza.",
  optionGone: (name, option) =>
    `${name} non è più disponibile come ${option}. Scegli un’altra variante.`,
  lineRemoved: "Non è più in negozio.",
  lineSoldOut: "È esaurita.",
  lineOptions: "Ora esiste in più varianti.",
  lineOptionGone: "Questa variante non si fa più.",
  lineOptionSoldOut: "Questa variante è esaurita.",
  lineSwitchedOff: "Le pinze personalizzate si prendono una piccola pausa.",
  lineCharmGone: (name) =>
    `Il ciondolo ${name} non è più in negozio. Modifica la pinza per cambiarlo.`,
  lineResinGone: (name) =>
    `La resina ${name} non è più in negozio. Modifica la pinza per sceglierne un’altra.`,
  lineCharmSoldOut: (name) =>
    `Il ciondolo ${name} è esaurito. Modifica la pinza per cambiarlo.`,
  lineResinSoldOut: (name) =>
    `La resina ${name} è esaurita. Modifica la pinza per sceglierne un’altra.`,
  orderRemoved: (line) => `${line} non è più in negozio.`,
  orderSoldOut: (line) => `${line} è andata esaurita.`,
  orderOptions: (line) =>
    `${line} non si può più acquistare così: ora esiste in più varianti.`,
  orderOptionGone: (line) =>
    `${line} non si può più acquistare: questa variante non si fa più.`,
  orderOptionSoldOut: (line) =>
    `${line} non si può più acquistare: questa variante è esaurita.`,
  orderSwitchedOff: (line) =>
    `${line} ora non si può acquistare: le pinze personalizzate si prendono una piccola pausa.`,
  orderCharmGone: (line, name) =>
    `${line} non si può più acquistare: il ciondolo ${name} non è più in negozio.`,
  orderResinGone: (line, name) =>
    `${line} non si può più acquistare: la resina ${name} non è più in negozio.`,
  orderCharmSoldOut: (line, name) =>
    `${line} non si può più acquistare: il ciondolo ${name} è esaurito.`,
  orderResinSoldOut: (line, name) =>
    `${line} non si può più acquistare: la resina ${name} è esaurita.`,
  changeOrRemove:
    "Cambia o rimuovi ciò che non è disponibile e invia di nuovo l’ordine.",
  cartChanged:
    "Il tuo carrello è cambiato da quando l’hai aperto. Guardalo e invia di nuovo l’ordine.",
  lookAgain: "Guarda il nuovo totale e invia di nuovo l’ordine.",
  costsNow: (clip, price, before) =>
    `${clip} ora costa ${price}, prima ${before}.`,

  charmsMany: (max) => `Puoi scegliere al massimo ${max} ciondoli.`,
  charmsDoubled: "Ogni ciondolo si può scegliere una volta.",
  lettersMany: (max) => `La tua scritta può avere al massimo ${max} caratteri.`,
  lettersOnly: "La tua scritta può avere solo lettere, numeri e segni.",
  designEmpty: "Scegli almeno un ciondolo o aggiungi una scritta.",
  designGone: "Questa creazione non esiste. Cominciane una tua.",
  charmSoldOut: (name) => `Il ciondolo ${name} è esaurito. Scegline un altro.`,
  resinSoldOut: (name) => `La resina ${name} è esaurita. Scegline un’altra.`,
  charmGone: (name) =>
    `Il ciondolo ${name} non è più in negozio. Scegline un altro.`,
  resinGone: (name) =>
    `La resina ${name} non è più in negozio. Scegline un’altra.`,
  charmUnknown:
    "Il ciondolo che hai scelto non è più in negozio. Scegline un altro.",
  resinUnknown:
    "La resina che hai scelto non è più in negozio. Scegline un’altra.",
  charmsFew: (left, charm, wanted) =>
    `Del ciondolo ${charm} ${plural("it", left, { one: "ne resta", other: "ne restano" })} solo ${left}, e al tuo carrello ne servono ${wanted}. Scegline meno o un altro ciondolo.`,
  charmSoldSince: (name) =>
    `Nel frattempo il ciondolo ${name} è stato venduto, quindi questo ordine non si può ripristinare.`,

  alreadyMaking: (email) =>
    `Abbiamo già cominciato il tuo ordine, quindi qui non si può più annullare. Scrivi a ${email}.`,
  customerCancelled:
    "Chi aveva fatto questo ordine lo ha annullato. Se lo vuole ancora, chiedi di ordinare di nuovo.",
  orderCancelled: "Questo ordine è annullato.",
  orderGone: "Questo ordine non c’è più.",
  alreadySent: "Questo ordine è già concluso, quindi non si può più fare.",
  withdrawnAll:
    "Il cliente ha esercitato il recesso da questo ordine: non c’è nulla da fare o spedire.",
  tracking: "Usa il link del corriere, che comincia con https://.",
  trackingUnknown:
    "Non conosciamo questo numero. Scegli il corriere o usa il suo link.",
  trackingUnsent:
    "Il link di tracciamento si aggiunge solo a un ordine già spedito.",
  status: (statuses) => `Indica uno stato: ${statuses}.`,

  ownNameMissing: "Dai un nome a questo ordine.",
  itemNameMissing: "Scrivi che cos’è.",
  itemsMissing: "Aggiungi almeno una cosa.",
  itemsMany: (most) => `Un ordine contiene al massimo ${most} cose.`,
  itemsWrong:
    "Non è una delle tue pinze, né una creazione, né qualcosa con nome e prezzo.",
  noCustomerAddress:
    "Questo ordine non ha un indirizzo e-mail, quindi non si può scrivere a nessuno.",

  holderMissing: "Inserisci l’intestatario del conto.",
  ibanMissing: "Inserisci l’IBAN.",
  iban: "C’è un errore in questo IBAN. Confrontalo con quello della tua banca.",
  ibanLength: (country, length, typed) =>
    `Un IBAN che comincia con ${country} ha ${length} caratteri; questo ne ha ${typed}.`,
  ibanCountry: "Nessun IBAN comincia con queste lettere.",
  bic: "Un BIC ha 8 o 11 lettere e cifre.",
  payLink: "Usa un link che comincia con https://.",
  payLinkPlaces:
    "Vengono compilati solo {amount} e {order}, e non nel nome del sito.",
  paymentState: (states) => `Indica uno stato: ${states}.`,
  notAskedYet:
    "Prima chiedi il pagamento; il promemoria segue una settimana dopo.",
  nothingToAsk:
    "Questo ordine non è più valido, quindi non c’è nulla da chiedere.",
  nothingOwed:
    "Questo ordine non costa nulla, quindi non c’è nulla da chiedere.",
  refundFirst:
    "Una parte del pagamento è stata rimborsata. Annulla prima il rimborso.",
  refundedAll: "Tutto ciò che è stato pagato è già stato rimborsato.",
  refundNothing: "Inserisci l’importo che hai rimborsato; è maggiore di zero.",
  refundWhole:
    "Inserisci un importo senza decimali: la valuta di quest’ordine non ne ha.",
  refundMost: (most: string) =>
    `Puoi rimborsare al massimo ${most}: è quanto è stato pagato e non ancora rimborsato.`,

  orderChanged:
    "Questo ordine è stato corretto in un’altra finestra. Guardalo com’è adesso e correggilo di nuovo.",
  overCorrect: "Questo ordine non è più valido, quindi non si può correggere.",
  noAddress: "Questo ordine non ha un indirizzo da correggere.",
  lastLine: "Un ordine ha almeno una pinza. Per toglierla, annulla l’ordine.",
  lineUnknown: "Questo ordine non ha questa riga. Ricarica la pagina.",
  notACustomLine:
    "Solo una pinza personalizzata ha lettere, ciondoli e una resina.",
  paidTotal:
    "Questo ordine è pagato e la correzione ne cambierebbe il totale. Prima torna indietro con il pagamento.",
  otherCurrency:
    "Il negozio ora ha un’altra valuta, quindi si può solo tenere o togliere ciò che la pinza ha già.",
  stockFew: (left, name, wanted) =>
    `Di ${name} ${plural("it", left, { one: "ne resta", other: "ne restano" })} solo ${left}, e ne servono ${wanted} in più.`,
  confirmationLimit:
    "Questa casella ha già ricevuto oggi tutte le e-mail previste su questo ordine.",

  productNameMissing: "Dai un nome alla pinza.",
  charmNameMissing: "Dai un nome al ciondolo.",
  resinNameMissing: "Dai un nome alla resina.",
  optionTitleMissing: "Dai un titolo alla variante.",
  descriptionMissing: "Aggiungi una breve descrizione.",
  stock: (max) => `Inserisci una giacenza da 0 a ${max}.`,
  // What is counted
  heldFor: (name, left) =>
    `${name} è nel carrello di un’altra persona. Forse tornerà disponibile tra ${minutes(left)}.`,
  fewLeft: (name, left) =>
    left === 1
      ? `C’è un solo pezzo di ${name}.`
      : `Ci sono solo ${left} pezzi di ${name}. Scegline meno.`,
  lineHeld: (left) =>
    `Ora è nel carrello di un’altra persona. Forse tornerà disponibile tra ${minutes(left)}.`,
  lineFew: (left) =>
    left === 1
      ? "Ce n’è un solo pezzo. Scegline uno."
      : `Ce ne sono solo ${left} pezzi. Scegline meno.`,
  orderHeld: (line, left) =>
    `${line} ora è nel carrello di un’altra persona. Forse tornerà disponibile tra ${minutes(left)}.`,
  orderFew: (line, left) =>
    left === 1
      ? `C’è un solo pezzo di ${line}.`
      : `Ci sono solo ${left} pezzi di ${line}.`,
  soldSince: (name) =>
    `${name} nel frattempo è stata venduta, quindi questo ordine non si può ripristinare.`,
  resinsFew: (left, resin, wanted) =>
    `La resina ${resin} basta ancora per ${left} ${plural("it", left, { one: "pinza", other: "pinze" })}, e al tuo carrello ne servono ${wanted}. Scegline meno o un’altra resina.`,
  stockChange: (max) =>
    `Inserisci un numero intero diverso da 0, ${max} al massimo.`,
  stockBelow: (left) =>
    `${plural("it", left, { one: "Ne resta", other: "Ne restano" })} ${left}, quindi il numero non può scendere così tanto.`,
  notCounted: "Non viene contato. Inserisci prima quanti pezzi ci sono.",
  variantsMany: (max) => `Una pinza può avere al massimo ${max} varianti.`,
  picturesMany: (max) => `Una pinza può avere al massimo ${max} immagini.`,
  firstPicture: "La prima delle immagini dev’essere quella della pinza.",
  rowsChanged: "Nel frattempo l’elenco è cambiato. Ricaricalo e riordinalo.",
  rowsIncomplete: "Nomina ogni riga dell’elenco una volta.",
  itemProductGone: "Questa pinza non c’è più. Ricarica l’elenco.",
  itemCharmGone: "Questo ciondolo non c’è più. Ricarica l’elenco.",
  itemResinGone: "Questa resina non c’è più. Ricarica l’elenco.",
  optionUnknown: "Questa variante non è di questa pinza. Ricarica la pagina.",
  optionsOfOther:
    "Una di queste varianti non è di questa pinza. Ricarica la pagina.",
  optionsOfOtherReload:
    "Una di queste varianti non è di questa pinza. Ricaricala.",
  testAddressMissing: "Inserisci un indirizzo e-mail.",

  pictureAgain: "Scegli di nuovo la nuova immagine.",
  pictureMissing: "Scegli un’immagine.",
  pictureForm: "Invia l’immagine come modulo con un file.",
  pictureTooLarge: "Scegli un’immagine più piccola di 5\u00a0MB",
  pictureIncomplete: "L’immagine non è arrivata intera. Riprova.",
  pictureGone: "Questa immagine non c’è più. Sceglila di nuovo.",
  pictureDamaged:
    "Questa immagine è danneggiata o non è arrivata intera. Salvala di nuovo o scegline un’altra.",
  picturePixels: (width, height, side) =>
    `Questa immagine è troppo grande: ${width} x ${height} pixel. Riducila ad al massimo 40 megapixel e ${side} pixel per lato, e sceglila di nuovo.`,
  pictureHeic:
    "È un’immagine HEIC, come quelle degli iPhone. Esportala in JPEG, o imposta Fotocamera, Formati su «Più compatibile», e sceglila di nuovo.",
  pictureAvif:
    "Le immagini AVIF non sono ancora accettate. Salvala in JPEG o PNG e sceglila di nuovo.",
  pictureRaw:
    "I file TIFF e RAW non sono accettati. Esporta l’immagine in JPEG e sceglila di nuovo.",
  pictureSvg:
    "I disegni SVG non sono accettati. Esportalo in PNG e sceglilo di nuovo.",
  pictureUnknown:
    "Questo file non è un’immagine che il negozio può mostrare. Usa un’immagine JPEG, PNG, WebP o GIF.",
  pictureAnimated:
    "Le immagini WebP animate non sono accettate. Salva un fotogramma in JPEG o PNG e scegli quello.",
  resinRatio: (width, height) =>
    `Questa immagine ha ${width} x ${height} pixel, non 16:9. Fotografa la pinza di fronte, ritagliala, mettila su un’area vuota di 1280 x 720 pixel e salvala in PNG.`,
  resinGround:
    "Questa immagine non ha lo sfondo trasparente. Fotografa la pinza di fronte, ritagliala, mettila su un’area vuota di 1280 x 720 pixel e salvala in PNG.",
  resinRatioAndGround: (width, height) =>
    `Questa immagine ha ${width} x ${height} pixel, non 16:9, e non ha lo sfondo trasparente. Fotografa la pinza di fronte, ritagliala, mettila su un’area vuota di 1280 x 720 pixel e salvala in PNG.`,
  markBlank:
    "Qui questo disegno risulta vuoto. Esportalo in PNG e sceglilo di nuovo.",
  markTooLong:
    "Questo disegno impiega troppo tempo a comparire. Esportalo in PNG e sceglilo di nuovo.",
  markLetters:
    "Questo disegno ha lettere il cui carattere non è incluso, quindi mancherebbero. Converti il testo in tracciati o esportalo in PNG, e sceglilo di nuovo.",
  filmTooLarge:
    "Un video può avere al massimo 20\u00a0MB. Rendilo più corto o più piccolo e sceglilo di nuovo.",
  notFilm:
    "Questo file non è un video che i browser riproducono. Usa un file MP4 o WebM.",
  quickTime:
    "È un video QuickTime, come quelli di iPhone e Mac, e pochi browser lo riproducono. Esportalo in MP4 e sceglilo di nuovo.",
  filmTelemetry:
    "Questo video ha una traccia con i dati della videocamera, come il luogo, che qui non si può togliere. Esportalo solo con immagini e suono e sceglilo di nuovo.",
  filmIncomplete: "Il video non è arrivato intero. Riprova.",
  filmDamaged:
    "Questo video è danneggiato o incompleto. Esportalo di nuovo o scegline un altro.",
  filmSoundAlone:
    "Questo file ha solo l’audio. Scegli un video con le immagini.",
  filmForm: "Invia solo il video, senza un modulo intorno.",
  filmGone: "Questo video non c’è più. Sceglilo di nuovo.",
  asJson: "Invia questo come application/json.",

  titleMissing: "Dai un titolo.",
  shopNameMissing: "Dai un nome al negozio.",
  language: "Scegli una delle lingue.",
  country: "Usa le due lettere di un paese, come IT, o lascia vuoto il campo.",
  orderWording: "Scegli il testo del pulsante d’ordine.",
  withdrawalDays: (max: number) =>
    `Scrivi un numero intero di giorni, da 0 a ${max}.`,
  hidden:
    "Si possono nascondere solo la pinza personalizzata, la lavorazione, la galleria e la newsletter.",
  pauseTime: "Indica una data e un’ora, per esempio 2026-12-21T00:00:00Z.",
  pauseBackwards: "Una pausa deve finire dopo l’inizio. Controlla le due date.",
  clipsPerWeek: (max: number) =>
    `Indica quante pinze fai alla settimana, da 1 a ${max}.`,
  leadDays: (max) => `Indica giorni interi, da 0 a ${max}.`,
  dayOff:
    "Usa i giorni della settimana da 1 (lunedì) a 7, o date come 2026-12-24.",
  daysOffMany: (max: number) =>
    `Ci possono essere al massimo ${max} giorni liberi. Togli quelli passati.`,
  noWorkday: "Lascia almeno un giorno della settimana in cui lavori.",
  currency: "Usa una valuta con due decimali o senza, come EUR.",
  timeZone: "Usa un fuso orario come Europe/Rome.",
  palette: "Scegli una delle palette.",
  pointAgain: "Scegli di nuovo il punto.",
  pointOutside: "Scegli un punto dell’immagine.",
  filmAgain: "Scegli di nuovo il video.",
  filmFormats: "Un video ha al massimo due formati.",
  minutesWhole: "Indica un numero intero di minuti.",
  minutesLow: "Indica 0 minuti o più.",
  minutesHigh: (max) => `Indica al massimo ${max} minuti.`,
  stepsMany: (max) => `Ci possono essere al massimo ${max} passi.`,
  invoicePrefix: "Usa solo lettere, cifre, spazi e . / _ -.",
  vatRate: "Indica un’aliquota da 0 a 100, come 22 o 5,5.",
  daySpan: (max: number) =>
    `Indica il primo giorno prima dell’ultimo, al massimo ${max} giorni.`,
  daysMany: (max) => `Ci possono essere al massimo ${max} tempi.`,
  galleryMany: (max) => `Ci possono essere al massimo ${max} foto.`,
  consentMissing: "Scrivi da dove hai questo indirizzo.",
  subscriberKnown: "Questo indirizzo è già nella lista.",
  subscriberLeft:
    "Questo indirizzo ha lasciato la lista. Solo chi lo possiede può tornare.",
  lostMailMissing: "Inserisci il numero di un ordine o un indirizzo e-mail.",
  subjectMissing: "Dai un oggetto alla lettera.",
  subjectLong: (max) => `L’oggetto può avere al massimo ${max} caratteri.`,
  letterMissing: "Scrivi prima qualche parola.",
  letterLong: (max) =>
    `Una lettera può avere al massimo ${max / 1_000}.000 caratteri.`,
  letterTime: "Scegli un momento ancora da venire, entro un anno.",
  pageMissing: "Scrivi prima qualche parola.",
  pageLong: (max) =>
    `La pagina può avere al massimo ${max / 1_000}.000 caratteri; scrivine una seconda per il resto.`,
  bracketsOpen: (open) =>
    `Ancora da completare: ${open}. Salva ancora una volta per pubblicarla così.`,
  pageTitleMissing: "Dai un titolo alla pagina.",
  pageGone: "Questa pagina non c’è più. Ricarica l’elenco.",
  pagesMany: (max) =>
    `Puoi avere al massimo ${max} pagine tue. Prima rimuovine una.`,
  productSlug: (max) =>
    `Inizia con una lettera e usa minuscole, cifre e trattini, al massimo ${max}.`,
  productSlugTaken:
    "Un’altra pinza ha già questo indirizzo. Scegline un altro.",
  detailsLong: (max) => `Tieni i dettagli entro ${max / 1_000}.000 caratteri.`,
  widthMm: (min, max) => `Usa millimetri interi, da ${min} a ${max}.`,
  slugReserved: "Questo indirizzo lo usa il negozio stesso. Scegline un altro.",
  slug: (max) => `Usa lettere minuscole, cifre e trattini, al massimo ${max}.`,
  slugTaken:
    "A questo indirizzo c’è già una pagina. Scegline un altro o cambia quella pagina.",
  importPicture:
    "Non è stato possibile scaricare nessuna delle foto di questa pinza. Aggiungi la pinza a mano.",
  noAddresses: "In quel file non c’è nessun indirizzo.",
  tableLetters:
    "Le lettere di questo file non si leggono. Salva la tabella come «CSV UTF-8» e sceglila di nuovo.",
  tableQuote: (row: number) =>
    `Alla riga ${row} le virgolette non sono chiuse. Chiudile e scegli di nuovo il file.`,
  tableWide: (max: number) =>
    `Una riga di questo file ha più di ${max} celle. Scegli un altro file.`,
  tableLong: (max: number) =>
    `Questa tabella ha più di ${max} righe. Dividila in tabelle più piccole.`,
  importTable:
    "Questo file non contiene un elenco di pinze. Scegli il file CSV che Etsy, Shopify o Big Cartel ha fatto dei tuoi prodotti.",
  importMany: (max: number) =>
    `Questo file ha più di ${max} pinze. Dividilo in file più piccoli.`,
};
