import { plural } from "#shared/messages/words.ts";
import type { ErrorMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("de", count, {
    one: `${count}\u00a0Minute`,
    other: `${count}\u00a0Minuten`,
  });

export const de: ErrorMessages = {
  malformed_json: "Die Anfrage war nicht lesbar. Bitte versuch es noch einmal.",
  malformed_request:
    "Die Anfrage war nicht lesbar. Bitte versuch es noch einmal.",
  unauthorized: "Bitte melde dich neu an. Deine Sitzung ist abgelaufen.",
  login_failed: "Benutzername oder Passwort ist falsch",
  passkey_refused:
    "Dieser Passkey wurde nicht angenommen. Versuch es noch einmal oder nimm dein Passwort.",
  passkeys_unavailable:
    "Passkeys brauchen https und einen Namen. Öffne die Verwaltung unter der eigenen Adresse des Shops.",
  foreign_origin:
    "Diese Anfrage kam von einer anderen Website und wurde abgelehnt. Öffne den Shop selbst und versuch es noch einmal.",
  not_found:
    "Hier ist nichts. Bitte prüf die Adresse, oder fang auf der Startseite an.",
  method_not_allowed: "Das geht hier nicht. Bitte lade die Seite neu.",
  not_yet: "Das ist noch nicht im Verkauf.",
  on_sale: "Das ist schon im Verkauf.",
  out_of_stock: "Das ist ausverkauft. Bitte wähl etwas anderes.",
  variant_unavailable:
    "Diese Ausführung ist ausverkauft. Bitte wähl eine andere.",
  charm_out_of_stock:
    "Einer deiner Charms ist gerade ausverkauft. Bitte wähl einen anderen.",
  resin_out_of_stock:
    "Dieses Harz ist gerade ausverkauft. Bitte wähl ein anderes.",
  held: "Das liegt gerade in einem anderen Warenkorb.",
  not_enough: "So viele gibt es davon nicht.",
  cart_full:
    "Mehr verschiedene Klammern passen nicht in deinen Warenkorb. Gib erst diese Bestellung auf, oder nimm etwas heraus.",
  cart_empty: "Dein Warenkorb ist leer. Leg erst eine Klammer hinein.",
  orderPlaced: (number, time) =>
    `Bestellung ${number} ist um ${time} eingegangen.`,
  line_unavailable:
    "Etwas in deinem Warenkorb ist nicht mehr zu haben. Nimm es heraus, um den Rest zu bestellen.",
  price_changed:
    "Ein Preis hat sich geändert, seit du deinen Warenkorb geöffnet hast. Bitte sieh dir die neue Summe an und bestell noch einmal.",
  paused: "Der Shop nimmt gerade keine Bestellungen an.",
  pausedUntil: (date: string) =>
    `Ab ${date} nehmen wir wieder Bestellungen an. Dein Warenkorb bleibt, wie er ist.`,
  discount_unknown: "Diesen Code kennen wir nicht. Prüfe die Zeichen.",
  discount_over: "Dieser Code gilt gerade nicht.",
  discount_minimum: "Dieser Code gilt erst ab einer höheren Summe.",
  discount_used_up: "Dieser Code ist aufgebraucht.",
  discount_used: "Diesen Code hast du schon einmal eingelöst.",
  saleAbove: "Ein Aktionspreis liegt unter dem regulären Preis.",
  saleOfOptions:
    "Diese Klammer gibt es in Ausführungen. Gib den Aktionspreis bei einer Ausführung ein.",
  codeUnknown: (code: string) => `${code} kennen wir nicht. Prüfe die Zeichen.`,
  codeEnded: (code: string, day: string) => `${code} galt bis zum ${day}.`,
  codeBegins: (code: string, day: string) => `${code} gilt ab dem ${day}.`,
  codeOver: (code: string) => `${code} gilt nicht mehr.`,
  codeMinimum: (code: string, from: string, missing: string) =>
    `${code} gilt ab ${from}. Es fehlen noch ${missing}.`,
  codeUsedUp: (code: string) => `${code} ist aufgebraucht.`,
  codeUsed: (code: string) => `Du hast ${code} schon einmal eingelöst.`,
  codeSigns:
    "Nimm 3 bis 24 Buchstaben und Ziffern. Dazwischen darf ein Bindestrich stehen.",
  codeTaken: (code: string) =>
    `Es gibt schon einen Code, der gleich gelesen wird: ${code}.`,
  discountKind: "Nimm Prozent, einen Betrag oder kostenlosen Versand.",
  discountPercent: "Nimm eine ganze Zahl von 1 bis 100.",
  discountZero: "Gib einen Betrag über null ein.",
  discountUses: (max: number) => `Nimm eine ganze Zahl von 1 bis ${max}.`,
  endsFirst: "Das Ende liegt nach dem Anfang.",
  key_reused:
    "Diese Bestellung wurde schon mit anderen Angaben abgeschickt. Bitte lade die Seite neu und versuch es noch einmal.",
  not_cancellable:
    "Diese Bestellung ist schon in Arbeit und kann hier nicht mehr storniert werden. Bitte schreib uns.",
  not_withdrawable:
    "Diese Bestellung lässt sich hier nicht widerrufen. Bitte schreib uns.",
  withdrawLines: "Wähl aus, was du widerrufst.",
  orderMissing: "Gib deine Bestellnummer ein.",
  letter_sent: "Dieser Brief ist schon verschickt oder unterwegs.",
  letter_waiting:
    "Dieser Brief wird gerade nicht verschickt. Bitte sieh ihn dir noch einmal an.",
  no_readers: "Noch liest niemand mit. Der Brief bleibt ein Entwurf.",
  status_changed:
    "Bei dieser Bestellung ist inzwischen etwas geschehen. Bitte sieh sie dir noch einmal an.",
  status_skipped:
    "Eine Bestellung geht Schritt für Schritt weiter. Lade die Seite neu und nimm den nächsten.",
  payment_unset:
    "Der Shop weiß noch nicht, wie du bezahlt wirst. Sag es unter Angaben, dann bitte um das Geld.",
  payment_changed:
    "Bei der Zahlung dieser Bestellung hat sich inzwischen etwas getan. Bitte sieh sie dir noch einmal an.",
  payment_skipped:
    "Das geht bei der Zahlung dieser Bestellung nicht. Lade die Seite neu, um zu sehen, wie es steht.",
  reminded_already: "Vor weniger als einem Tag ging eine Erinnerung hinaus.",
  not_correctable:
    "Diese Bestellung ist schon in Arbeit, deshalb lässt sie sich nicht mehr ändern.",
  stale:
    "Das wurde inzwischen anderswo geändert. Sieh dir beide Fassungen an und speichere noch einmal.",
  too_large: "Das ist zu groß. Bitte schick etwas Kleineres.",
  unsupported_type:
    "Diese Art von Inhalt kann hier nicht angenommen werden. Bitte schick es von den Seiten des Shops aus.",
  misdirected:
    "Unter diesem Namen gibt es den Shop nicht. Bitte nimm die Adresse, die die Werkstatt nennt.",
  invalid: "Bitte prüf deine Eingaben.",
  no_bead: "Für eines dieser Zeichen haben wir keine Perle. Bitte lass es weg.",
  too_many_requests: "Das war viel auf einmal. Bitte warte ein wenig.",
  internal: "Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.",
  unavailable:
    "Im Shop ist gerade viel los. Bitte versuch es gleich noch einmal.",
  storage_full:
    "Die Festplatte des Shops ist voll, deshalb konnte nichts gespeichert werden. Bitte versuch es später noch einmal.",

  passwordWrong: "Das ist nicht dein Passwort.",
  passwordShort: (min: number) => `Nimm mindestens ${min} Zeichen.`,
  passwordLong: (max: number) => `Nimm höchstens ${max} Zeichen.`,
  passwordCommon:
    "Dieses Passwort gehört zu denen, die zuerst probiert werden. Drei oder vier Wörter, die nicht zusammengehören, sind leicht zu merken.",
  passwordName:
    "Diesen Namen kennt jeder, der den Shop sieht. Drei oder vier Wörter, die nicht zusammengehören, sind leicht zu merken.",
  passwordWord:
    "Das ist ein einzelnes Wort, höchstens mit Ziffern oder Zeichen, und Wörter werden früh probiert. Drei oder vier Wörter, die nicht zusammengehören, sind leicht zu merken.",
  passwordLinkEnded:
    "Dieser Link gilt nicht mehr. Bitte auf der Anmeldeseite um einen neuen.",
  passkeyName: "Gib dem Passkey einen Namen.",
  loggedOut:
    "Du bist abgemeldet. Versuch es noch einmal und gib dein Passwort ein.",

  sentences: (...sentences) => sentences.join(" "),
  waitMinutes: (minutes) =>
    `Das war viel auf einmal. Bitte warte ${minutes > 1 ? `${minutes} Minuten` : "eine Minute"} und versuch es noch einmal.`,

  mustBeList: "Das muss eine Liste sein.",
  mustBeBoolean: "Das muss true oder false sein.",
  mustBeNumber: "Das muss eine Zahl sein.",
  mustBeObject: "Bitte schick die Felder als JSON-Objekt.",
  mustBeText: "Das muss ein Text sein.",
  unexpected: "Das gehört nicht hierher. Bitte prüf es.",
  tooMuch: "Das ist zu viel. Bitte gib weniger ein.",
  tooLittle: "Das ist zu wenig. Bitte gib mehr ein.",
  invisible: "Lass unsichtbare Zeichen weg.",
  lineBreaks: "Lass Zeilenumbrüche und unsichtbare Zeichen weg.",
  textLong: (max) => `Höchstens ${max} Zeichen, bitte.`,
  tooManyChosen: (most) => `Wähl höchstens ${most} Bestellungen auf einmal.`,
  nameLong: (max) => `Der Name darf höchstens ${max} Zeichen haben.`,
  titleLong: (max) => `Der Titel darf höchstens ${max} Zeichen haben.`,
  descriptionLong: (max) =>
    `Die Beschreibung darf höchstens ${max} Zeichen haben.`,
  noteLong: (max) => `Die Notiz darf höchstens ${max} Zeichen haben.`,
  price:
    "Gib einen Preis von 0 bis 99999,99 ein, mit höchstens zwei Stellen nach dem Komma.",
  priceWhole:
    "Gib einen Preis ohne Komma ein: Die Währung des Shops hat keine Stellen danach.",
  amount: "Gib einen Betrag wie 24.00 an.",
  imageUrl:
    "Nimm ein hochgeladenes Bild oder eine Adresse, die mit https:// beginnt.",
  webUrl: "Nimm eine Adresse, die mit https:// beginnt.",

  nameMissing: "Gib deinen vollen Namen ein.",
  nameAddress: "Gib nur deinen Namen ein, ohne Web- oder E-Mail-Adresse.",
  contactEmailMissing:
    "Gib deine E-Mail-Adresse ein, damit wir die Bestellung bestätigen können.",
  phoneMissing: "Gib eine Telefonnummer ein.",
  phone: (min, max) =>
    `Gib eine Telefonnummer mit ${min} bis ${max} Ziffern ein.`,
  idempotencyKey: "Der Idempotency-Key muss 1 bis 128 sichtbare Zeichen haben.",

  // Delivery
  deliveryMissing: "Wähl, wie deine Bestellung zu dir kommt.",
  deliveryGone:
    "Diese Art der Lieferung gibt es nicht mehr. Bitte wähl eine andere.",
  countryNotServed:
    "Diese Art der Lieferung erreicht das Land nicht. Bitte wähl eine andere.",
  streetMissing: "Gib Straße und Hausnummer ein.",
  addressMissing: "Gib die Adresse ein.",
  postalCodeMissing: "Gib die Postleitzahl ein.",
  postcodeMissing: "Gib den Postcode ein.",
  zipMissing: "Gib den ZIP-Code ein.",
  cityMissing: "Gib den Ort ein.",
  regionMissing: "Gib den Bundesstaat ein.",
  countryMissing: "Wähl ein Land.",
  addressLong: (max: number) =>
    `Diese Zeile darf höchstens ${max} Zeichen haben.`,
  countryCode: "Nimm die zwei Buchstaben der Länder, etwa DE.",
  tierFrom: (most: number) =>
    `Nimm eine ganze Zahl von Klammern, von 2 bis ${most}.`,
  tierMany: (max: number) => `Nimm höchstens ${max} Stufen.`,
  tierTwice: (from: number) => `Ab ${from} Klammern steht schon ein Preis da.`,
  deliveryNameMissing: "Gib dieser Art der Lieferung einen Namen.",
  deliveryMany: (max: number) =>
    `Es kann höchstens ${max} Arten der Lieferung geben.`,

  quantity: (min, max) => `Wähl eine Anzahl von ${min} bis ${max}.`,
  quantitySum: (max, present) =>
    `Von einer Sorte kannst du höchstens ${max} bestellen, und du hast schon ${present} im Warenkorb.`,
  lineGone:
    "Das ist nicht mehr in deinem Warenkorb. Bitte sieh nach, was jetzt darin ist.",
  notCustom: "Nur eine Klammer nach Wunsch lässt sich im Gestalter ändern.",
  productGone:
    "Diese Klammer gibt es im Shop nicht mehr. Bitte wähl eine andere.",
  notYet: (name: string, when: string) =>
    `${name} gibt es ab ${when}. Bitte komm dann wieder.`,
  onSale: (name: string) =>
    `${name} gibt es gerade zu kaufen. Du musst nicht darauf warten.`,
  remindLater:
    "Aus diesem Netz kamen sehr viele Adressen. Bitte versuch es später noch einmal oder schreib uns.",
  lineNotYet: (when: string) => `Das gibt es erst ab ${when}.`,
  orderNotYet: (line: string, when: string) =>
    `${line} gibt es erst ab ${when}.`,
  productSoldOut: (name) => `${name} ist ausverkauft.`,
  otherOption: "Diese Ausführung gehört zu einer anderen Klammer.",
  optionGone: (name, option) =>
    `${name} gibt es nicht mehr als ${option}. Bitte wähl eine andere Ausführung.`,
  lineRemoved: "Das gibt es im Shop nicht mehr.",
  lineSoldOut: "Das ist ausverkauft.",
  lineOptions: "Es gibt das jetzt in mehreren Ausführungen.",
  lineOptionGone: "Diese Ausführung wird nicht mehr gemacht.",
  lineOptionSoldOut: "Diese Ausführung ist ausverkauft.",
  lineSwitchedOff: "Klammern nach Wunsch machen gerade eine kleine Pause.",
  lineCharmGone: (name) =>
    `Der Charm ${name} ist nicht mehr im Shop. Ändere die Klammer, um ihn zu tauschen.`,
  lineResinGone: (name) =>
    `Das Harz ${name} ist nicht mehr im Shop. Ändere die Klammer, um ein anderes zu wählen.`,
  lineCharmSoldOut: (name) =>
    `Der Charm ${name} ist ausverkauft. Ändere die Klammer, um ihn zu tauschen.`,
  lineResinSoldOut: (name) =>
    `Das Harz ${name} ist ausverkauft. Ändere die Klammer, um ein anderes zu wählen.`,
  orderRemoved: (line) => `${line} gibt es im Shop nicht mehr.`,
  orderSoldOut: (line) => `${line} ist ausverkauft.`,
  orderOptions: (line) =>
    `${line} ist so nicht mehr zu haben: Es gibt jetzt mehrere Ausführungen.`,
  orderOptionGone: (line) =>
    `${line} ist nicht mehr zu haben: Diese Ausführung wird nicht mehr gemacht.`,
  orderOptionSoldOut: (line) =>
    `${line} ist nicht mehr zu haben: Diese Ausführung ist ausverkauft.`,
  orderSwitchedOff: (line) =>
    `${line} ist gerade nicht zu haben: Klammern nach Wunsch machen eine kleine Pause.`,
  orderCharmGone: (line, name) =>
    `${line} ist nicht mehr zu haben: Der Charm ${name} ist nicht mehr im Shop.`,
  orderResinGone: (line, name) =>
    `${line} ist nicht mehr zu haben: Das Harz ${name} ist nicht mehr im Shop.`,
  orderCharmSoldOut: (line, name) =>
    `${line} ist nicht mehr zu haben: Der Charm ${name} ist ausverkauft.`,
  orderResinSoldOut: (line, name) =>
    `${line} ist nicht mehr zu haben: Das Harz ${name} ist ausverkauft.`,
  changeOrRemove:
    "Bitte ändere oder entferne das und bestell dann noch einmal.",
  cartChanged:
    "Dein Warenkorb hat sich geändert, seit du ihn geöffnet hast. Bitte sieh ihn dir an und bestell noch einmal.",
  lookAgain: "Bitte sieh dir die neue Summe an und bestell noch einmal.",
  costsNow: (clip, price, before) =>
    `${clip} kostet jetzt ${price} statt ${before}.`,

  charmsMany: (max) => `Du kannst höchstens ${max} Charms auswählen.`,
  charmsDoubled: "Jeden Charm kannst du einmal wählen.",
  lettersMany: (max) => `Dein Schriftzug kann höchstens ${max} Zeichen haben.`,
  lettersOnly:
    "Dein Schriftzug kann nur aus Buchstaben, Ziffern und Satzzeichen bestehen.",
  designEmpty:
    "Bitte wähl mindestens einen Charm oder gib einen Schriftzug ein.",
  designGone: "Diesen Entwurf gibt es nicht. Bitte fang einen eigenen an.",
  charmSoldOut: (name) =>
    `Der Charm ${name} ist ausverkauft. Bitte wähl einen anderen.`,
  resinSoldOut: (name) =>
    `Das Harz ${name} ist ausverkauft. Bitte wähl ein anderes.`,
  charmGone: (name) =>
    `Der Charm ${name} ist nicht mehr im Shop. Bitte wähl einen anderen.`,
  resinGone: (name) =>
    `Das Harz ${name} ist nicht mehr im Shop. Bitte wähl ein anderes.`,
  charmUnknown:
    "Der Charm, den du gewählt hast, ist nicht mehr im Shop. Bitte wähl einen anderen.",
  resinUnknown:
    "Das Harz, das du gewählt hast, ist nicht mehr im Shop. Bitte wähl ein anderes.",
  charmsFew: (left, charm, wanted) =>
    `Vom Charm ${charm} ${plural("de", left, { one: "ist", other: "sind" })} nur noch ${left} da, und dein Warenkorb braucht ${wanted}. Bitte nimm weniger oder einen anderen Charm.`,
  charmSoldSince: (name) =>
    `Der Charm ${name} ist inzwischen verkauft, deshalb lässt sich diese Bestellung nicht zurückholen.`,

  alreadyMaking: (email) =>
    `Wir haben mit deiner Bestellung schon begonnen, deshalb kann sie hier nicht mehr storniert werden. Bitte schreib an ${email}.`,
  customerCancelled:
    "Diese Bestellung wurde von der Kundin oder dem Kunden storniert. Wird sie doch gewünscht, bitte um eine neue Bestellung.",
  orderCancelled: "Diese Bestellung ist storniert.",
  orderGone: "Diese Bestellung gibt es nicht mehr.",
  alreadySent:
    "Diese Bestellung ist schon abgeschlossen, deshalb geht das nicht mehr.",
  withdrawnAll:
    "Diese Bestellung ist widerrufen, es ist nichts mehr zu machen oder zu verschicken.",
  tracking: "Nimm den Link des Versanddienstes, der mit https:// beginnt.",
  trackingUnknown:
    "Diese Nummer kennen wir nicht. Wähl den Versanddienst, oder nimm seinen Link.",
  trackingUnsent:
    "Ein Link zur Sendungsverfolgung gehört zu einer Bestellung, die verschickt ist.",
  status: (statuses) => `Gib einen Status an: ${statuses}.`,

  ownNameMissing: "Gib dieser Bestellung einen Namen.",
  itemNameMissing: "Schreib, was es ist.",
  itemsMissing: "Füg mindestens eine Sache hinzu.",
  itemsMany: (most) => `Höchstens ${most} Sachen passen in eine Bestellung.`,
  itemsWrong:
    "Das ist keine deiner Klammern, kein Entwurf und nichts mit Namen und Preis.",
  noCustomerAddress:
    "Diese Bestellung hat keine E-Mail-Adresse, also kann niemand angeschrieben werden.",

  holderMissing: "Gib an, wem das Konto gehört.",
  ibanMissing: "Gib die IBAN an.",
  iban: "In dieser IBAN ist ein Fehler. Bitte vergleich sie mit der deiner Bank.",
  ibanLength: (country, length, typed) =>
    `Eine IBAN, die mit ${country} beginnt, hat ${length} Zeichen; diese hat ${typed}.`,
  ibanCountry: "Mit diesen Buchstaben beginnt keine IBAN.",
  bic: "Eine BIC hat 8 oder 11 Buchstaben und Ziffern.",
  payLink: "Nimm einen Link, der mit https:// beginnt.",
  payLinkPlaces:
    "Nur {amount} und {order} werden eingesetzt, und nicht im Namen der Website.",
  paymentState: (states) => `Gib einen Stand an: ${states}.`,
  notAskedYet:
    "Bitte zuerst um das Geld; eine Erinnerung folgt eine Woche später.",
  nothingToAsk: "Diese Bestellung gilt nicht mehr, es ist nichts zu bezahlen.",
  nothingOwed: "Diese Bestellung kostet nichts, es ist nichts zu bezahlen.",
  refundFirst:
    "Ein Teil der Zahlung ist zurückgegangen. Nimm das zuerst zurück.",
  refundedAll: "Alles, was bezahlt wurde, ist schon zurückgezahlt.",
  refundNothing:
    "Gib den Betrag ein, den du zurückgezahlt hast; er ist größer als null.",
  refundWhole:
    "Gib einen Betrag ohne Komma ein: Die Währung dieser Bestellung hat keine Stellen danach.",
  refundMost: (most: string) =>
    `Höchstens ${most} können zurückgehen: So viel ist bezahlt und noch nicht zurückgezahlt.`,

  orderChanged:
    "Diese Bestellung wurde in einem anderen Fenster geändert. Sieh sie dir an, wie sie jetzt ist, und ändere sie noch einmal.",
  overCorrect:
    "Diese Bestellung gilt nicht mehr, deshalb lässt sie sich nicht ändern.",
  noAddress: "Diese Bestellung hat keine Adresse, die sich ändern ließe.",
  lastLine:
    "Eine Bestellung behält mindestens eine Klammer. Storniere sie stattdessen.",
  lineUnknown:
    "Diese Zeile hat die Bestellung nicht. Bitte lade die Seite neu.",
  notACustomLine:
    "Nur eine Klammer nach Wunsch hat Buchstaben, Charms und ein Harz.",
  paidTotal:
    "Diese Bestellung ist bezahlt, und die Änderung würde ihre Summe ändern. Nimm zuerst die Zahlung zurück.",
  otherCurrency:
    "Der Shop hat inzwischen eine andere Währung, deshalb kann nur bleiben oder wegfallen, was die Klammer schon hat.",
  stockFew: (left, name, wanted) =>
    `Von ${name} ${plural("de", left, { one: "ist", other: "sind" })} nur noch ${left} da, und dafür braucht es ${wanted} mehr.`,
  confirmationLimit:
    "An dieses Postfach gingen heute schon so viele E-Mails zu dieser Bestellung, wie an einem Tag möglich sind.",

  productNameMissing: "Gib der Klammer einen Namen.",
  charmNameMissing: "Gib dem Charm einen Namen.",
  resinNameMissing: "Gib dem Harz einen Namen.",
  optionTitleMissing: "Gib der Ausführung einen Titel.",
  descriptionMissing: "Schreib eine kurze Beschreibung dazu.",
  stock: (max) => `Gib einen Bestand von 0 bis ${max} ein.`,
  // What is counted
  heldFor: (name, left) =>
    `${name} liegt gerade in einem anderen Warenkorb. Vielleicht ist das Stück in ${minutes(left)} wieder frei.`,
  fewLeft: (name, left) =>
    left === 1
      ? `Von ${name} gibt es nur ein Stück.`
      : `Von ${name} gibt es nur ${left} Stück. Bitte nimm weniger.`,
  lineHeld: (left) =>
    `Das Stück liegt jetzt in einem anderen Warenkorb. Vielleicht ist es in ${minutes(left)} wieder frei.`,
  lineFew: (left) =>
    left === 1
      ? "Davon gibt es nur ein Stück. Bitte nimm eines."
      : `Davon gibt es nur ${left} Stück. Bitte nimm weniger.`,
  orderHeld: (line, left) =>
    `${line} liegt jetzt in einem anderen Warenkorb. Vielleicht ist das Stück in ${minutes(left)} wieder frei.`,
  orderFew: (line, left) => `Von ${line} gibt es nur ${left} Stück.`,
  soldSince: (name) =>
    `${name} ist inzwischen verkauft. Diese Bestellung lässt sich nicht zurückholen.`,
  resinsFew: (left, resin, wanted) =>
    `Das Harz ${resin} reicht noch für ${left} ${plural("de", left, { one: "Klammer", other: "Klammern" })}, und dein Warenkorb braucht ${wanted}. Bitte nimm weniger oder ein anderes Harz.`,
  stockChange: (max) =>
    `Gib eine ganze Zahl ein, nicht 0 und höchstens ${max}.`,
  stockBelow: (left) =>
    `Es ${plural("de", left, { one: "ist", other: "sind" })} noch ${left} da, so weit kann die Zahl nicht sinken.`,
  notCounted: "Das wird nicht gezählt. Gib zuerst ein, wie viele es sind.",
  variantsMany: (max) =>
    `Eine Klammer kann höchstens ${max} Ausführungen haben.`,
  picturesMany: (max) => `Eine Klammer kann höchstens ${max} Bilder haben.`,
  firstPicture: "Das erste der Bilder muss das Bild der Klammer sein.",
  rowsChanged:
    "Die Liste hat sich inzwischen geändert. Bitte lade sie neu und sortiere sie noch einmal.",
  rowsIncomplete: "Nenn jede Zeile der Liste einmal.",
  itemProductGone: "Diese Klammer ist nicht mehr da. Bitte lade die Liste neu.",
  itemCharmGone: "Dieser Charm ist nicht mehr da. Bitte lade die Liste neu.",
  itemResinGone: "Dieses Harz ist nicht mehr da. Bitte lade die Liste neu.",
  optionUnknown:
    "Diese Ausführung gehört nicht zu dieser Klammer. Bitte lade die Seite neu.",
  optionsOfOther:
    "Eine dieser Ausführungen gehört nicht zu dieser Klammer. Bitte lade die Seite neu.",
  optionsOfOtherReload:
    "Eine dieser Ausführungen gehört nicht zu dieser Klammer. Bitte lade sie neu.",
  testAddressMissing: "Gib eine E-Mail-Adresse ein.",

  pictureAgain: "Bitte wähl das neue Bild noch einmal aus.",
  pictureMissing: "Wähl ein Bild aus.",
  pictureForm: "Bitte schick das Bild als Formular mit einer Datei.",
  pictureTooLarge: "Bitte wähl ein Bild aus, das kleiner als 5\u00a0MB ist",
  pictureIncomplete:
    "Das Bild kam nicht vollständig an. Bitte versuch es noch einmal.",
  pictureGone: "Dieses Bild ist nicht mehr da. Bitte wähl es noch einmal aus.",
  pictureDamaged:
    "Dieses Bild ist beschädigt oder kam nicht vollständig an. Bitte speichere es neu oder wähl ein anderes.",
  picturePixels: (width, height, side) =>
    `Dieses Bild ist zu groß: ${width} x ${height} Pixel. Bitte verkleinere es auf höchstens 40 Megapixel und ${side} Pixel je Seite und wähl es noch einmal aus.`,
  pictureHeic:
    "Das ist ein HEIC-Bild, wie es iPhones aufnehmen. Bitte exportiere es als JPEG oder stell unter Kamera, Formate „Maximale Kompatibilität“ ein, und wähl es noch einmal aus.",
  pictureAvif:
    "AVIF-Bilder können noch nicht angenommen werden. Bitte speichere es als JPEG oder PNG und wähl es noch einmal aus.",
  pictureRaw:
    "TIFF- und Rohdateien der Kamera können nicht angenommen werden. Bitte exportiere das Bild als JPEG und wähl es noch einmal aus.",
  pictureSvg:
    "SVG-Zeichnungen können nicht angenommen werden. Bitte exportiere sie als PNG und wähl sie noch einmal aus.",
  pictureUnknown:
    "Diese Datei ist kein Bild, das der Shop zeigen kann. Bitte nimm ein Bild als JPEG, PNG, WebP oder GIF.",
  pictureAnimated:
    "Bewegte WebP-Bilder können nicht angenommen werden. Bitte speichere ein Einzelbild als JPEG oder PNG und wähl das aus.",
  resinRatio: (width, height) =>
    `Dieses Bild hat ${width} x ${height} Pixel, nicht 16:9. Fotografiere die Klammer von vorn, stell sie frei, leg sie auf eine leere Fläche von 1280 x 720 Pixeln und speichere sie als PNG.`,
  resinGround:
    "Dieses Bild hat keinen durchsichtigen Hintergrund. Fotografiere die Klammer von vorn, stell sie frei, leg sie auf eine leere Fläche von 1280 x 720 Pixeln und speichere sie als PNG.",
  resinRatioAndGround: (width, height) =>
    `Dieses Bild hat ${width} x ${height} Pixel, nicht 16:9, und keinen durchsichtigen Hintergrund. Fotografiere die Klammer von vorn, stell sie frei, leg sie auf eine leere Fläche von 1280 x 720 Pixeln und speichere sie als PNG.`,
  markBlank:
    "Auf dieser Zeichnung ist hier nichts zu sehen. Bitte exportiere sie als PNG und wähl sie noch einmal aus.",
  markTooLong:
    "Es dauert zu lange, diese Zeichnung darzustellen. Bitte exportiere sie als PNG und wähl sie noch einmal aus.",
  markLetters:
    "Diese Zeichnung hat Buchstaben, deren Schrift nicht in ihr steckt, deshalb würden sie fehlen. Bitte wandle den Text in Pfade um oder exportiere sie als PNG, und wähl sie noch einmal aus.",
  filmTooLarge:
    "Ein Film darf höchstens 20 MB haben. Bitte mach ihn kürzer oder kleiner und wähl ihn noch einmal aus.",
  notFilm:
    "Diese Datei ist kein Film, den Browser abspielen. Bitte nimm eine MP4- oder WebM-Datei.",
  quickTime:
    "Das ist ein QuickTime-Film, wie ihn iPhones und Macs machen, und wenige Browser spielen ihn ab. Bitte exportiere ihn als MP4 und wähl ihn noch einmal aus.",
  filmTelemetry:
    "Dieser Film hat eine Spur mit Daten der Kamera, etwa zum Ort, die sich hier nicht entfernen lässt. Bitte exportiere ihn nur mit Bild und Ton und wähl ihn noch einmal aus.",
  filmIncomplete:
    "Der Film kam nicht vollständig an. Bitte versuch es noch einmal.",
  filmDamaged:
    "Dieser Film ist beschädigt oder nicht vollständig. Bitte exportiere ihn neu oder wähl einen anderen.",
  filmSoundAlone: "Diese Datei hat nur Ton. Bitte wähl einen Film mit Bild.",
  filmForm: "Bitte schick den Film selbst, ohne Formular darum herum.",
  filmGone: "Dieser Film ist nicht mehr da. Bitte wähl ihn noch einmal aus.",
  asJson: "Bitte schick das als application/json.",

  titleMissing: "Gib einen Titel ein.",
  shopNameMissing: "Gib dem Shop einen Namen.",
  language: "Bitte wähl eine der Sprachen.",
  country:
    "Nimm die zwei Buchstaben eines Landes, etwa DE, oder lass das Feld leer.",
  orderWording: "Wähl, was auf dem Bestellknopf steht.",
  withdrawalDays: (max: number) => `Gib ganze Tage von 0 bis ${max} ein.`,
  hidden:
    "Ausblenden lassen sich nur die Klammer nach Wunsch, die Herstellung, die Galerie und der Newsletter.",
  pauseTime: "Gib Datum und Uhrzeit an, zum Beispiel 2026-12-21T00:00:00Z.",
  pauseBackwards:
    "Eine Pause muss enden, nachdem sie begonnen hat. Bitte sieh dir beide Tage an.",
  clipsPerWeek: (max: number) =>
    `Gib an, wie viele Klammern du in der Woche machst: 1 bis ${max}.`,
  leadDays: (max) => `Gib ganze Tage an, von 0 bis ${max}.`,
  dayOff: "Verwende Wochentage von 1 (Montag) bis 7 oder Tage wie 2026-12-24.",
  daysOffMany: (max: number) =>
    `Es können höchstens ${max} freie Tage sein. Bitte nimm die vergangenen heraus.`,
  noWorkday: "Lass mindestens einen Wochentag, an dem du arbeitest.",
  currency: "Nimm eine Währung mit zwei Nachkommastellen oder ohne, etwa EUR.",
  timeZone: "Nimm eine Zeitzone wie Europe/Berlin.",
  palette: "Bitte wähl eine der Farbpaletten.",
  pointAgain: "Wähl den Punkt noch einmal.",
  pointOutside: "Wähl einen Punkt des Bildes.",
  filmAgain: "Bitte wähl den Film noch einmal aus.",
  filmFormats: "Ein Film hat höchstens zwei Formate.",
  minutesWhole: "Gib ganze Minuten ein.",
  minutesLow: "Gib 0 Minuten oder mehr ein.",
  minutesHigh: (max) => `Gib höchstens ${max} Minuten ein.`,
  stepsMany: (max) => `Es kann höchstens ${max} Schritte geben.`,
  invoicePrefix: "Nimm nur Buchstaben, Ziffern, Leerzeichen und . / _ -.",
  vatRate: "Gib einen Satz in Prozent von 0 bis 100 an, etwa 19 oder 5,5.",
  daySpan: (max: number) =>
    `Gib den ersten Tag vor dem letzten an, höchstens ${max} Tage.`,
  daysMany: (max) => `Es kann höchstens ${max} Zeitspannen geben.`,
  galleryMany: (max) => `Es kann höchstens ${max} Bilder geben.`,
  consentMissing: "Schreib dazu, woher du die Adresse hast.",
  subscriberKnown: "Diese Adresse steht schon auf der Liste.",
  subscriberLeft:
    "Diese Adresse hat sich abgemeldet. Nur wer sie hat, kann sie wieder anmelden.",
  lostMailMissing: "Gib eine Bestellnummer oder eine E-Mail-Adresse ein.",
  subjectMissing: "Gib dem Brief einen Betreff.",
  subjectLong: (max) => `Der Betreff darf höchstens ${max} Zeichen haben.`,
  letterMissing: "Schreib zuerst ein paar Worte.",
  letterLong: (max) =>
    `Ein Brief darf höchstens ${max / 1_000}.000 Zeichen haben.`,
  letterTime: "Wähl einen Zeitpunkt, der noch kommt, innerhalb eines Jahres.",
  pageMissing: "Schreib zuerst ein paar Worte.",
  pageLong: (max) =>
    `Die Seite darf höchstens ${max / 1_000}.000 Zeichen haben; schreib für den Rest eine zweite Seite.`,
  bracketsOpen: (open) =>
    `Noch auszufüllen: ${open}. Speichere noch einmal, um die Seite so zu zeigen.`,
  pageTitleMissing: "Gib der Seite einen Titel.",
  pageGone: "Diese Seite ist nicht mehr da. Bitte lade die Liste neu.",
  pagesMany: (max) =>
    `Du kannst höchstens ${max} eigene Seiten haben. Bitte entferne zuerst eine.`,
  productSlug: (max) =>
    `Beginne mit einem Buchstaben und nimm Kleinbuchstaben, Ziffern und Bindestriche, höchstens ${max}.`,
  productSlugTaken:
    "Eine andere Klammer hat diese Adresse schon. Bitte wähl eine andere.",
  detailsLong: (max) =>
    `Bleib bei den Einzelheiten unter ${max / 1_000}.000 Zeichen.`,
  widthMm: (min, max) => `Gib ganze Millimeter an, von ${min} bis ${max}.`,
  slugReserved:
    "Diese Adresse benutzt der Shop selbst. Bitte wähl eine andere.",
  slug: (max) =>
    `Nimm Kleinbuchstaben, Ziffern und Bindestriche, höchstens ${max}.`,
  slugTaken:
    "Unter dieser Adresse gibt es schon eine Seite. Bitte wähl eine andere oder ändere jene Seite.",
  importPicture:
    "Keines der Bilder dieser Klammer ließ sich laden. Leg die Klammer von Hand an.",
  noAddresses: "In dieser Datei war keine Adresse zu finden.",
  tableLetters:
    "Die Buchstaben dieser Datei sind nicht zu lesen. Speichere die Tabelle als „CSV UTF-8“ und wähl sie noch einmal.",
  tableQuote: (row: number) =>
    `In Zeile ${row} ist ein Anführungszeichen nicht geschlossen. Schließ es dort und wähl die Datei noch einmal.`,
  tableWide: (max: number) =>
    `Eine Zeile dieser Datei hat mehr als ${max} Zellen. Wähl eine andere Datei.`,
  tableLong: (max: number) =>
    `Diese Tabelle hat mehr als ${max} Zeilen. Teile sie in kleinere auf.`,
  importTable:
    "In dieser Datei steht keine Liste von Klammern. Wähl die CSV-Datei, die Etsy, Shopify oder Big Cartel von deinen Produkten gemacht hat.",
  importMany: (max: number) =>
    `In dieser Datei stehen mehr als ${max} Klammern. Teile sie in kleinere auf.`,
};
