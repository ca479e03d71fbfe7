import { plural } from "#shared/messages/words.ts";
import type { ErrorMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("nl", count, {
    one: `${count}\u00a0minuut`,
    other: `${count}\u00a0minuten`,
  });

export const nl: ErrorMessages = {
  malformed_json: "Het verzoek kon niet worden gelezen. Probeer het opnieuw.",
  malformed_request:
    "Het verzoek kon niet worden gelezen. Probeer het opnieuw.",
  unauthorized: "Log opnieuw in. Je sessie is verlopen.",
  login_failed: "Gebruikersnaam of wachtwoord klopt niet",
  passkey_refused:
    "Deze passkey is niet geaccepteerd. Probeer het nog eens of gebruik je wachtwoord.",
  passkeys_unavailable:
    "Passkeys hebben https en een naam nodig. Open het beheer op het eigen adres van de winkel.",
  foreign_origin:
    "Dit verzoek kwam van een andere site en is geweigerd. Open de winkel zelf en probeer het opnieuw.",
  not_found: "Hier is niets. Controleer het adres of begin op de startpagina.",
  method_not_allowed: "Dat kan hier niet. Laad de pagina opnieuw.",
  not_yet: "Dit is nog niet te koop.",
  on_sale: "Dit is al te koop.",
  out_of_stock: "Dat is uitverkocht. Kies iets anders.",
  variant_unavailable: "Die uitvoering is uitverkocht. Kies een andere.",
  charm_out_of_stock: "Een van je bedels is net uitverkocht. Kies een andere.",
  resin_out_of_stock: "Die hars is net uitverkocht. Kies een andere.",
  held: "Dit ligt nu in het winkelmandje van iemand anders.",
  not_enough: "Zoveel zijn er niet van.",
  cart_full:
    "Er passen niet meer verschillende klemmen in je mandje. Plaats eerst deze bestelling of haal er iets uit.",
  cart_empty: "Je winkelmandje is leeg. Leg er eerst een klem in.",
  orderPlaced: (number, time) =>
    `Bestelling ${number} is om ${time} geplaatst.`,
  line_unavailable:
    "Iets in je mandje is niet meer te koop. Haal het eruit om de rest te bestellen.",
  price_changed:
    "Er is een prijs veranderd sinds je het mandje opende. Bekijk het nieuwe totaal en bestel opnieuw.",
  paused: "De winkel neemt nu even geen bestellingen aan.",
  pausedUntil: (date: string) =>
    `Vanaf ${date} nemen we weer bestellingen aan. Je winkelmandje blijft zoals het is.`,
  discount_unknown: "Die code kennen we niet. Controleer de letters.",
  discount_over: "Die code geldt nu niet.",
  discount_minimum: "Die code geldt vanaf een hoger bedrag.",
  discount_used_up: "Die code is op.",
  discount_used: "Je hebt die code al gebruikt.",
  saleAbove: "Een actieprijs is lager dan de gewone prijs.",
  saleOfOptions:
    "Deze klem is er in uitvoeringen. Geef de actieprijs aan een uitvoering.",
  codeUnknown: (code: string) =>
    `We kennen ${code} niet. Controleer de letters.`,
  codeEnded: (code: string, day: string) => `${code} gold tot en met ${day}.`,
  codeBegins: (code: string, day: string) => `${code} geldt vanaf ${day}.`,
  codeOver: (code: string) => `${code} geldt niet meer.`,
  codeMinimum: (code: string, from: string, missing: string) =>
    `${code} geldt vanaf ${from}. Nog ${missing} te gaan.`,
  codeUsedUp: (code: string) => `${code} is op.`,
  codeUsed: (code: string) => `Je hebt ${code} al gebruikt.`,
  codeSigns:
    "Gebruik 3 tot 24 letters en cijfers. Er mag een streepje tussen staan.",
  codeTaken: (code: string) =>
    `Er is al een code die hetzelfde leest: ${code}.`,
  discountKind: "Kies een percentage, een bedrag of gratis levering.",
  discountPercent: "Gebruik een heel getal van 1 tot 100.",
  discountZero: "Voer een bedrag boven nul in.",
  discountUses: (max: number) => `Gebruik een heel getal van 1 tot ${max}.`,
  endsFirst: "Het einde komt na het begin.",
  key_reused:
    "Deze bestelling is al met andere gegevens verstuurd. Laad de pagina opnieuw en probeer het nog eens.",
  not_cancellable:
    "Deze bestelling wordt al gemaakt en kan hier niet meer worden geannuleerd. Schrijf ons even.",
  not_withdrawable:
    "Deze bestelling kan hier niet worden herroepen. Schrijf ons even.",
  withdrawLines: "Kies wat je herroept.",
  orderMissing: "Vul het nummer van je bestelling in.",
  letter_sent: "Deze brief is al verstuurd of onderweg.",
  letter_waiting:
    "Deze brief wordt nu niet verstuurd. Kijk er nog een keer naar.",
  no_readers: "Er zijn nog geen lezers. De brief blijft een concept.",
  status_changed:
    "Deze bestelling is intussen verder gegaan. Bekijk de bestelling nog eens.",
  status_skipped:
    "Een bestelling gaat stap voor stap. Laad de pagina opnieuw en neem de volgende.",
  payment_unset:
    "De winkel weet nog niet hoe je betaald wordt. Zeg het onder Gegevens en vraag dan om het geld.",
  payment_changed:
    "De betaling van deze bestelling is intussen verder. Kijk er nog eens naar.",
  payment_skipped:
    "Dat kan niet met de betaling van deze bestelling. Laad de pagina opnieuw om te zien hoe het staat.",
  reminded_already: "Minder dan een dag geleden ging er een herinnering uit.",
  not_correctable:
    "Deze bestelling wordt al gemaakt en kan dus niet meer worden gewijzigd.",
  stale:
    "Iemand heeft dit intussen veranderd. Bekijk beide versies en sla opnieuw op.",
  too_large: "Dat is te groot. Stuur iets kleiners.",
  unsupported_type:
    "Dat soort inhoud kan hier niet worden aangenomen. Stuur het vanaf de pagina’s van de winkel.",
  misdirected:
    "Deze winkel luistert niet naar die naam. Gebruik het adres dat het atelier noemt.",
  invalid: "Controleer wat je hebt ingevuld.",
  no_bead: "We hebben geen kraal voor een van deze tekens. Laat het weg.",
  too_many_requests: "Dat was veel tegelijk. Wacht even.",
  internal: "Er ging bij ons iets mis. Probeer het opnieuw.",
  unavailable: "Het is nu druk in de winkel. Probeer het zo nog eens.",
  storage_full:
    "De schijf van de winkel is vol, dus er kon niets worden bewaard. Probeer het later nog eens.",

  passwordWrong: "Dat is niet je wachtwoord.",
  passwordShort: (min: number) => `Gebruik minstens ${min} tekens.`,
  passwordLong: (max: number) => `Gebruik hoogstens ${max} tekens.`,
  passwordCommon:
    "Dit wachtwoord is er een dat als eerste wordt geprobeerd. Drie of vier woorden die niet bij elkaar horen, onthoud je makkelijk.",
  passwordName:
    "Deze naam kent iedereen die de winkel ziet. Drie of vier woorden die niet bij elkaar horen, onthoud je makkelijk.",
  passwordWord:
    "Dit is één woord, hooguit met cijfers of tekens, en woorden worden vroeg geprobeerd. Drie of vier woorden die niet bij elkaar horen, onthoud je makkelijk.",
  passwordLinkEnded:
    "Deze link geldt niet meer. Vraag een nieuwe aan op de inlogpagina.",
  passkeyName: "Geef de passkey een naam.",
  loggedOut: "Je bent uitgelogd. Probeer het opnieuw en vul je wachtwoord in.",

  sentences: (...sentences) => sentences.join(" "),
  waitMinutes: (minutes) =>
    `Dat was veel tegelijk. Wacht ${minutes > 1 ? `${minutes} minuten` : "een minuut"} en probeer het opnieuw.`,

  mustBeList: "Dit moet een lijst zijn.",
  mustBeBoolean: "Dit moet true of false zijn.",
  mustBeNumber: "Dit moet een getal zijn.",
  mustBeObject: "Stuur de velden als JSON-object.",
  mustBeText: "Dit moet een tekst zijn.",
  unexpected: "Dit hoort hier niet. Controleer het.",
  tooMuch: "Dit is te veel. Vul minder in.",
  tooLittle: "Dit is te weinig. Vul meer in.",
  invisible: "Laat onzichtbare tekens weg.",
  lineBreaks: "Laat regeleinden en onzichtbare tekens weg.",
  textLong: (max) => `Hooguit ${max} tekens.`,
  tooManyChosen: (most) => `Kies hooguit ${most} bestellingen tegelijk.`,
  nameLong: (max) => `De naam mag hooguit ${max} tekens hebben.`,
  titleLong: (max) => `De titel mag hooguit ${max} tekens hebben.`,
  descriptionLong: (max) => `De beschrijving mag hooguit ${max} tekens hebben.`,
  noteLong: (max) => `De notitie mag hooguit ${max} tekens hebben.`,
  price: "Vul een prijs in van 0 tot 99999,99 met hooguit twee decimalen.",
  priceWhole:
    "Vul een prijs zonder decimalen in: de valuta van de winkel heeft er geen.",
  amount: "Geef een bedrag zoals 24.00.",
  imageUrl:
    "Gebruik een geüploade afbeelding of een adres dat met https:// begint.",
  webUrl: "Gebruik een adres dat met https:// begint.",

  nameMissing: "Vul je volledige naam in.",
  nameAddress: "Vul alleen je naam in, zonder web- of e-mailadres.",
  contactEmailMissing:
    "Vul je e-mailadres in, zodat we de bestelling kunnen bevestigen.",
  phoneMissing: "Vul een telefoonnummer in.",
  phone: (min, max) =>
    `Vul een telefoonnummer in van ${min} tot ${max} cijfers.`,
  idempotencyKey: "De Idempotency-Key moet 1 tot 128 zichtbare tekens hebben.",

  // Delivery
  deliveryMissing: "Kies hoe je bestelling bij je komt.",
  deliveryGone: "Deze leveringswijze is er niet meer. Kies een andere.",
  countryNotServed:
    "Deze leveringswijze gaat niet naar dat land. Kies een andere.",
  streetMissing: "Vul straat en huisnummer in.",
  addressMissing: "Vul het adres in.",
  postalCodeMissing: "Vul de postcode in.",
  postcodeMissing: "Vul de postcode in.",
  zipMissing: "Vul de ZIP-code in.",
  cityMissing: "Vul de plaats in.",
  regionMissing: "Vul de staat in.",
  countryMissing: "Kies een land.",
  addressLong: (max: number) =>
    `Deze regel mag hoogstens ${max} tekens hebben.`,
  countryCode: "Gebruik de twee letters van landen, zoals NL.",
  tierFrom: (most: number) =>
    `Gebruik een heel aantal klemmen, van 2 tot ${most}.`,
  tierMany: (max: number) => `Gebruik hoogstens ${max} stappen.`,
  tierTwice: (from: number) => `Vanaf ${from} klemmen staat er al een prijs.`,
  deliveryNameMissing: "Geef deze leveringswijze een naam.",
  deliveryMany: (max: number) =>
    `Er kunnen hoogstens ${max} leveringswijzen zijn.`,

  quantity: (min, max) => `Kies een aantal van ${min} tot ${max}.`,
  quantitySum: (max, present) =>
    `Je kunt er hooguit ${max} van één soort bestellen, en je hebt er al ${present} in je mandje.`,
  lineGone: "Dit ligt niet meer in je mandje. Kijk wat er nu in ligt.",
  notCustom: "Alleen een klem op maat kan in de ontwerper worden veranderd.",
  productGone: "Deze klem is niet meer in de winkel. Kies een andere.",
  notYet: (name: string, when: string) =>
    `${name} is te koop vanaf ${when}. Kom dan terug.`,
  onSale: (name: string) =>
    `${name} is nu gewoon te koop. Je hoeft er niet op te wachten.`,
  remindLater:
    "Er kwamen heel veel adressen van dit netwerk. Probeer het later opnieuw of schrijf ons.",
  lineNotYet: (when: string) => `Te koop vanaf ${when}.`,
  orderNotYet: (line: string, when: string) =>
    `${line} is pas te koop vanaf ${when}.`,
  productSoldOut: (name) => `${name} is uitverkocht.`,
  otherOption: "Deze uitvoering hoort bij een andere klem.",
  optionGone: (name, option) =>
    `${name} is niet meer te krijgen als ${option}. Kies een andere uitvoering.`,
  lineRemoved: "Hij is niet meer in de winkel.",
  lineSoldOut: "Hij is uitverkocht.",
  lineOptions: "Hij is er nu in verschillende uitvoeringen.",
  lineOptionGone: "Deze uitvoering wordt niet meer gemaakt.",
  lineOptionSoldOut: "Deze uitvoering is uitverkocht.",
  lineSwitchedOff: "Klemmen op maat hebben even pauze.",
  lineCharmGone: (name) =>
    `De bedel ${name} is niet meer in de winkel. Wijzig de klem om hem te ruilen.`,
  lineResinGone: (name) =>
    `De hars ${name} is niet meer in de winkel. Wijzig de klem om een andere te kiezen.`,
  lineCharmSoldOut: (name) =>
    `De bedel ${name} is uitverkocht. Wijzig de klem om hem te ruilen.`,
  lineResinSoldOut: (name) =>
    `De hars ${name} is uitverkocht. Wijzig de klem om een andere te kiezen.`,
  orderRemoved: (line) => `${line} is niet meer in de winkel.`,
  orderSoldOut: (line) => `${line} is uitverkocht.`,
  orderOptions: (line) =>
    `${line} is zo niet meer te koop: hij is er nu in verschillende uitvoeringen.`,
  orderOptionGone: (line) =>
    `${line} is niet meer te koop: deze uitvoering wordt niet meer gemaakt.`,
  orderOptionSoldOut: (line) =>
    `${line} is niet meer te koop: deze uitvoering is uitverkocht.`,
  orderSwitchedOff: (line) =>
    `${line} is nu niet te koop: klemmen op maat hebben even pauze.`,
  orderCharmGone: (line, name) =>
    `${line} is niet meer te koop: de bedel ${name} is niet meer in de winkel.`,
  orderResinGone: (line, name) =>
    `${line} is niet meer te koop: de hars ${name} is niet meer in de winkel.`,
  orderCharmSoldOut: (line, name) =>
    `${line} is niet meer te koop: de bedel ${name} is uitverkocht.`,
  orderResinSoldOut: (line, name) =>
    `${line} is niet meer te koop: de hars ${name} is uitverkocht.`,
  changeOrRemove: "Verander of verwijder dat en bestel dan opnieuw.",
  cartChanged:
    "Je mandje is veranderd sinds je het opende. Bekijk het en bestel opnieuw.",
  lookAgain: "Bekijk het nieuwe totaal en bestel opnieuw.",
  costsNow: (clip, price, before) =>
    `${clip} kost nu ${price} in plaats van ${before}.`,

  charmsMany: (max) => `Je kunt hooguit ${max} bedels kiezen.`,
  charmsDoubled: "Elke bedel kun je één keer kiezen.",
  lettersMany: (max) => `Je tekst kan hooguit ${max} tekens hebben.`,
  lettersOnly: "Je tekst kan alleen letters, cijfers en tekens hebben.",
  designEmpty: "Kies minstens één bedel of voeg een tekst toe.",
  designGone: "Dat ontwerp bestaat niet. Begin er zelf een.",
  charmSoldOut: (name) => `De bedel ${name} is uitverkocht. Kies een andere.`,
  resinSoldOut: (name) => `De hars ${name} is uitverkocht. Kies een andere.`,
  charmGone: (name) =>
    `De bedel ${name} is niet meer in de winkel. Kies een andere.`,
  resinGone: (name) =>
    `De hars ${name} is niet meer in de winkel. Kies een andere.`,
  charmUnknown:
    "De bedel die je koos, is niet meer in de winkel. Kies een andere.",
  resinUnknown:
    "De hars die je koos, is niet meer in de winkel. Kies een andere.",
  charmsFew: (left, charm, wanted) =>
    `Van de bedel ${charm} ${plural("nl", left, { one: "is", other: "zijn" })} er nog maar ${left}, en je mandje vraagt er ${wanted}. Kies er minder of een andere bedel.`,
  charmSoldSince: (name) =>
    `De bedel ${name} is intussen verkocht, dus deze bestelling kan niet worden teruggehaald.`,

  alreadyMaking: (email) =>
    `We zijn al aan je bestelling begonnen, dus die kan hier niet meer worden geannuleerd. Schrijf naar ${email}.`,
  customerCancelled:
    "De klant heeft deze bestelling geannuleerd. Wil de klant de klemmen toch, vraag dan om opnieuw te bestellen.",
  orderCancelled: "Deze bestelling is geannuleerd.",
  orderGone: "Deze bestelling bestaat niet meer.",
  alreadySent: "Deze bestelling is al afgerond, dus dit kan niet meer.",
  withdrawnAll:
    "Deze bestelling is herroepen, er valt niets meer te maken of te versturen.",
  tracking: "Gebruik de link van de bezorger, die met https:// begint.",
  trackingUnknown:
    "We kennen dit nummer niet. Kies de bezorger, of gebruik de link van de bezorger.",
  trackingUnsent:
    "Een track-and-tracelink hoort bij een bestelling die verzonden is.",
  status: (statuses) => `Geef een status: ${statuses}.`,

  ownNameMissing: "Geef deze bestelling een naam.",
  itemNameMissing: "Schrijf wat het is.",
  itemsMissing: "Voeg minstens één ding toe.",
  itemsMany: (most) => `In een bestelling passen hoogstens ${most} dingen.`,
  itemsWrong:
    "Dit is geen van je klemmen, geen ontwerp en niets met een naam en een prijs.",
  noCustomerAddress:
    "Deze bestelling heeft geen e-mailadres, dus er kan niemand geschreven worden.",

  holderMissing: "Vul de rekeninghouder in.",
  ibanMissing: "Vul het IBAN in.",
  iban: "Er zit een fout in dit IBAN. Vergelijk het met dat van je bank.",
  ibanLength: (country, length, typed) =>
    `Een IBAN dat met ${country} begint, heeft ${length} tekens; dit heeft er ${typed}.`,
  ibanCountry: "Geen IBAN begint met deze letters.",
  bic: "Een BIC heeft 8 of 11 letters en cijfers.",
  payLink: "Gebruik een link die met https:// begint.",
  payLinkPlaces:
    "Alleen {amount} en {order} worden ingevuld, en niet in de naam van de site.",
  paymentState: (states) => `Geef een stand: ${states}.`,
  notAskedYet: "Vraag eerst om het geld; een herinnering volgt een week later.",
  nothingToAsk: "Deze bestelling geldt niet meer, er valt niets te vragen.",
  nothingOwed: "Deze bestelling kost niets, er valt niets te vragen.",
  refundFirst:
    "Een deel van de betaling is teruggestort. Maak dat eerst ongedaan.",
  refundedAll: "Alles wat betaald was, is al teruggestort.",
  refundNothing:
    "Vul het bedrag in dat je hebt teruggestort; het is hoger dan nul.",
  refundWhole:
    "Vul een bedrag zonder decimalen in: de valuta van deze bestelling heeft er geen.",
  refundMost: (most: string) =>
    `Er kan hoogstens ${most} terug: dat is betaald en nog niet teruggestort.`,

  orderChanged:
    "Deze bestelling is in een ander venster gewijzigd. Kijk hoe die nu is en wijzig die nog eens.",
  overCorrect:
    "Deze bestelling geldt niet meer en kan dus niet worden gewijzigd.",
  noAddress: "Deze bestelling heeft geen adres om te wijzigen.",
  lastLine:
    "Een bestelling houdt minstens één klem. Annuleer anders de hele bestelling.",
  lineUnknown: "Deze bestelling heeft die regel niet. Laad de pagina opnieuw.",
  notACustomLine: "Alleen een klem op maat heeft letters, bedels en een hars.",
  paidTotal:
    "Deze bestelling is betaald, en de wijziging zou het totaal veranderen. Maak eerst de betaling ongedaan.",
  otherCurrency:
    "De winkel heeft nu een andere valuta, dus wat de klem al heeft, kan alleen blijven of vervallen.",
  stockFew: (left, name, wanted) =>
    `Van ${name} ${plural("nl", left, { one: "is", other: "zijn" })} er nog maar ${left} over, en hiervoor zijn er ${wanted} meer nodig.`,
  confirmationLimit:
    "Dit postvak heeft vandaag al het maximale aantal e-mails over deze bestelling gekregen.",

  productNameMissing: "Geef de klem een naam.",
  charmNameMissing: "Geef de bedel een naam.",
  resinNameMissing: "Geef de hars een naam.",
  optionTitleMissing: "Geef de uitvoering een titel.",
  descriptionMissing: "Schrijf er een korte beschrijving bij.",
  stock: (max) => `Vul een voorraad in van 0 tot ${max}.`,
  // What is counted
  heldFor: (name, left) =>
    `${name} ligt in het winkelmandje van iemand anders. Misschien komt dit stuk over ${minutes(left)} weer vrij.`,
  fewLeft: (name, left) =>
    left === 1
      ? `Er is maar één stuk van ${name}.`
      : `Er zijn maar ${left} stuks van ${name}. Kies er minder.`,
  lineHeld: (left) =>
    `Dit ligt nu in het winkelmandje van iemand anders. Misschien komt het over ${minutes(left)} weer vrij.`,
  lineFew: (left) =>
    left === 1
      ? "Hiervan is er maar één. Kies er één."
      : `Hiervan zijn er maar ${left}. Kies er minder.`,
  orderHeld: (line, left) =>
    `${line} ligt nu in het winkelmandje van iemand anders. Misschien komt dit stuk over ${minutes(left)} weer vrij.`,
  orderFew: (line, left) =>
    left === 1
      ? `Er is maar één stuk van ${line}.`
      : `Er zijn maar ${left} stuks van ${line}.`,
  soldSince: (name) =>
    `${name} is intussen verkocht, dus deze bestelling kan niet worden teruggehaald.`,
  resinsFew: (left, resin, wanted) =>
    `De hars ${resin} is nog genoeg voor ${left} ${plural("nl", left, { one: "klem", other: "klemmen" })}, en je winkelmandje vraagt er ${wanted}. Kies er minder of een andere hars.`,
  stockChange: (max) => `Vul een heel getal in, niet 0 en hooguit ${max}.`,
  stockBelow: (left) =>
    `${plural("nl", left, { one: "Er is", other: "Er zijn" })} er nog ${left}, dus zo ver kan het aantal niet omlaag.`,
  notCounted: "Dit wordt niet geteld. Vul eerst in hoeveel er zijn.",
  variantsMany: (max) => `Een klem kan hooguit ${max} uitvoeringen hebben.`,
  picturesMany: (max) => `Een klem kan hooguit ${max} afbeeldingen hebben.`,
  firstPicture: "De eerste afbeelding moet die van de klem zijn.",
  rowsChanged:
    "De lijst is intussen veranderd. Laad de lijst opnieuw en sorteer nog eens.",
  rowsIncomplete: "Noem elke rij van de lijst één keer.",
  itemProductGone: "Deze klem is er niet meer. Laad de lijst opnieuw.",
  itemCharmGone: "Deze bedel is er niet meer. Laad de lijst opnieuw.",
  itemResinGone: "Deze hars is er niet meer. Laad de lijst opnieuw.",
  optionUnknown:
    "Deze uitvoering hoort niet bij deze klem. Laad de pagina opnieuw.",
  optionsOfOther:
    "Een van deze uitvoeringen hoort niet bij deze klem. Laad de pagina opnieuw.",
  optionsOfOtherReload:
    "Een van deze uitvoeringen hoort niet bij deze klem. Laad hem opnieuw.",
  testAddressMissing: "Vul een e-mailadres in.",

  pictureAgain: "Kies de nieuwe afbeelding opnieuw.",
  pictureMissing: "Kies een afbeelding.",
  pictureForm: "Stuur de afbeelding als formulier met een bestand.",
  pictureTooLarge: "Kies een afbeelding die kleiner is dan 5\u00a0MB",
  pictureIncomplete:
    "De afbeelding is niet helemaal aangekomen. Probeer het opnieuw.",
  pictureGone: "Deze afbeelding is er niet meer. Kies hem opnieuw.",
  pictureDamaged:
    "Deze afbeelding is beschadigd of niet helemaal aangekomen. Bewaar hem opnieuw of kies een andere.",
  picturePixels: (width, height, side) =>
    `Deze afbeelding is te groot: ${width} x ${height} pixels. Maak hem kleiner, hooguit 40 megapixels en ${side} pixels per kant, en kies hem opnieuw.`,
  pictureHeic:
    "Dit is een HEIC-afbeelding, zoals iPhones die maken. Exporteer hem als JPEG, of zet Camera, Structuren op ‘Meest compatibel’, en kies hem opnieuw.",
  pictureAvif:
    "AVIF-afbeeldingen kunnen nog niet worden aangenomen. Bewaar hem als JPEG of PNG en kies hem opnieuw.",
  pictureRaw:
    "TIFF- en RAW-bestanden kunnen niet worden aangenomen. Exporteer de afbeelding als JPEG en kies hem opnieuw.",
  pictureSvg:
    "SVG-tekeningen kunnen niet worden aangenomen. Exporteer de tekening als PNG en kies die opnieuw.",
  pictureUnknown:
    "Dit bestand is geen afbeelding die de winkel kan tonen. Gebruik een JPEG-, PNG-, WebP- of GIF-afbeelding.",
  pictureAnimated:
    "Bewegende WebP-afbeeldingen kunnen niet worden aangenomen. Bewaar één beeld als JPEG of PNG en kies dat.",
  resinRatio: (width, height) =>
    `Deze afbeelding heeft ${width} x ${height} pixels, geen 16:9. Fotografeer de klem van voren, maak hem vrij, zet hem op een leeg vlak van 1280 x 720 pixels en bewaar hem als PNG.`,
  resinGround:
    "Deze afbeelding heeft geen doorzichtige achtergrond. Fotografeer de klem van voren, maak hem vrij, zet hem op een leeg vlak van 1280 x 720 pixels en bewaar hem als PNG.",
  resinRatioAndGround: (width, height) =>
    `Deze afbeelding heeft ${width} x ${height} pixels, geen 16:9, en geen doorzichtige achtergrond. Fotografeer de klem van voren, maak hem vrij, zet hem op een leeg vlak van 1280 x 720 pixels en bewaar hem als PNG.`,
  markBlank:
    "Deze tekening lijkt hier leeg. Exporteer de tekening als PNG en kies die opnieuw.",
  markTooLong:
    "Het duurt te lang om deze tekening te tonen. Exporteer de tekening als PNG en kies die opnieuw.",
  markLetters:
    "Deze tekening heeft letters waarvan het lettertype er niet in zit, dus die zouden ontbreken. Zet de tekst om in paden of exporteer de tekening als PNG, en kies die opnieuw.",
  filmTooLarge:
    "Een film mag hooguit 20\u00a0MB zijn. Maak hem korter of kleiner en kies hem opnieuw.",
  notFilm:
    "Dit bestand is geen film die browsers afspelen. Gebruik een MP4- of WebM-bestand.",
  quickTime:
    "Dit is een QuickTime-film, zoals iPhones en Macs die maken, en weinig browsers spelen hem af. Exporteer hem als MP4 en kies hem opnieuw.",
  filmTelemetry:
    "Deze film heeft een spoor met gegevens van de camera, zoals de plaats, dat hier niet te verwijderen is. Exporteer hem met alleen beeld en geluid en kies hem opnieuw.",
  filmIncomplete: "De film is niet helemaal aangekomen. Probeer het opnieuw.",
  filmDamaged:
    "Deze film is beschadigd of niet compleet. Exporteer hem opnieuw of kies een andere.",
  filmSoundAlone: "Dit bestand heeft alleen geluid. Kies een film met beeld.",
  filmForm: "Stuur de film zelf, zonder formulier eromheen.",
  filmGone: "Deze film is er niet meer. Kies hem opnieuw.",
  asJson: "Stuur dit als application/json.",

  titleMissing: "Vul een titel in.",
  shopNameMissing: "Geef de winkel een naam.",
  language: "Kies een van de talen.",
  country:
    "Gebruik de twee letters van een land, zoals NL, of laat het veld leeg.",
  orderWording: "Kies wat er op de bestelknop staat.",
  withdrawalDays: (max: number) =>
    `Vul een heel aantal dagen in, van 0 tot ${max}.`,
  hidden:
    "Alleen de klem op maat, het maakproces, de galerij en de nieuwsbrief kunnen verborgen worden.",
  pauseTime: "Geef een datum en een tijd, zoals 2026-12-21T00:00:00Z.",
  pauseBackwards:
    "Een pauze moet eindigen nadat ze begint. Kijk naar beide datums.",
  clipsPerWeek: (max: number) =>
    `Geef aan hoeveel klemmen je per week maakt, van 1 tot ${max}.`,
  leadDays: (max) => `Vul hele dagen in, van 0 tot ${max}.`,
  dayOff:
    "Gebruik weekdagen van 1 (maandag) tot 7, of datums zoals 2026-12-24.",
  daysOffMany: (max: number) =>
    `Er kunnen hoogstens ${max} vrije dagen zijn. Haal de voorbije weg.`,
  noWorkday: "Laat minstens één weekdag over waarop je werkt.",
  currency: "Gebruik een valuta met twee decimalen of zonder, zoals EUR.",
  timeZone: "Gebruik een tijdzone zoals Europe/Amsterdam.",
  palette: "Kies een van de paletten.",
  pointAgain: "Kies het punt opnieuw.",
  pointOutside: "Kies een punt van de afbeelding.",
  filmAgain: "Kies de film opnieuw.",
  filmFormats: "Een film heeft hooguit twee formaten.",
  minutesWhole: "Vul een heel aantal minuten in.",
  minutesLow: "Vul 0 minuten of meer in.",
  minutesHigh: (max) => `Vul hooguit ${max} minuten in.`,
  stepsMany: (max) => `Er kunnen hooguit ${max} stappen zijn.`,
  invoicePrefix: "Gebruik alleen letters, cijfers, spaties en . / _ -.",
  vatRate: "Geef een tarief in procent van 0 tot 100, zoals 21 of 5,5.",
  daySpan: (max: number) =>
    `Geef de eerste dag voor de laatste, hoogstens ${max} dagen.`,
  daysMany: (max) => `Er kunnen hooguit ${max} perioden zijn.`,
  galleryMany: (max) => `Er kunnen hooguit ${max} afbeeldingen zijn.`,
  consentMissing: "Schrijf erbij waar je dit adres vandaan hebt.",
  subscriberKnown: "Dit adres staat al op de lijst.",
  subscriberLeft:
    "Dit adres heeft zich uitgeschreven. Alleen de eigenaar kan zich weer inschrijven.",
  lostMailMissing: "Vul een bestelnummer of een e-mailadres in.",
  subjectMissing: "Geef de brief een onderwerp.",
  subjectLong: (max) => `Het onderwerp mag hooguit ${max} tekens hebben.`,
  letterMissing: "Schrijf eerst een paar woorden.",
  letterLong: (max) =>
    `Een brief mag hooguit ${max / 1_000}.000 tekens hebben.`,
  letterTime: "Kies een moment dat nog komt, binnen een jaar.",
  pageMissing: "Schrijf eerst een paar woorden.",
  pageLong: (max) =>
    `De pagina mag hooguit ${max / 1_000}.000 tekens hebben; schrijf voor de rest een tweede pagina.`,
  bracketsOpen: (open) =>
    `Nog in te vullen: ${open}. Sla nog eens op om de pagina zo te tonen.`,
  pageTitleMissing: "Geef de pagina een titel.",
  pageGone: "Deze pagina is er niet meer. Laad de lijst opnieuw.",
  pagesMany: (max) =>
    `Je kunt hooguit ${max} eigen pagina’s hebben. Verwijder er eerst één.`,
  productSlug: (max) =>
    `Begin met een letter en gebruik kleine letters, cijfers en streepjes, hoogstens ${max}.`,
  productSlugTaken: "Een andere klem heeft dit adres al. Kies een ander.",
  detailsLong: (max) => `Houd de details binnen ${max / 1_000}.000 tekens.`,
  widthMm: (min, max) => `Gebruik hele millimeters, van ${min} tot ${max}.`,
  slugReserved: "De winkel gebruikt dit adres zelf. Kies een ander.",
  slug: (max) =>
    `Gebruik kleine letters, cijfers en streepjes, hooguit ${max}.`,
  slugTaken:
    "Er is al een pagina op dit adres. Kies een ander, of verander die pagina.",
  importPicture:
    "Geen van de foto’s van deze klem kon worden opgehaald. Voeg de klem zelf toe.",
  noAddresses: "In dat bestand staat geen adres.",
  tableLetters:
    "De letters van dit bestand zijn niet te lezen. Sla de tabel op als ‘CSV UTF-8’ en kies haar opnieuw.",
  tableQuote: (row: number) =>
    `In rij ${row} is een aanhalingsteken niet gesloten. Sluit het daar en kies het bestand opnieuw.`,
  tableWide: (max: number) =>
    `Een rij van dit bestand heeft meer dan ${max} cellen. Kies een ander bestand.`,
  tableLong: (max: number) =>
    `Deze tabel heeft meer dan ${max} rijen. Verdeel haar in kleinere.`,
  importTable:
    "In dit bestand staat geen lijst met klemmen. Kies het CSV-bestand dat Etsy, Shopify of Big Cartel van je producten heeft gemaakt.",
  importMany: (max: number) =>
    `In dit bestand staan meer dan ${max} klemmen. Verdeel het in kleinere.`,
};
