import { list, plural } from "#shared/messages/words.ts";
import type { BuyMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("nl", count, {
    one: `${count}\u00a0minuut`,
    other: `${count}\u00a0minuten`,
  });

export const nl: BuyMessages = {
  cart: {
    title: "Je winkelmandje",
    close: "Winkelmandje sluiten",
    failed: "Je winkelmandje kon niet worden geladen.",
    safe: "Je klemmen zijn veilig.",
    loading: "Je winkelmandje laden...",
    empty: "Nog niets vastgeklemd",
    emptyText:
      "Je winkelmandje is leeg. Leg er een klem in die je mooi vindt, of ontwerp er een met je eigen bedels en letters.",
    total: "Totaal",
    subtotal: "Subtotaal",
    checkout: "Afrekenen",
    note: "Je betaalt hier niets. We schrijven je over betaling en levering.",
    deliveryNext:
      "Je kiest de levering in de volgende stap. Je betaalt hier niets.",
    unavailable: (names) =>
      `${list("nl", names)} ${names.length === 1 ? "is" : "zijn"} niet meer te koop. ${names.length === 1 ? "Haal het" : "Haal ze"} eruit om de rest te bestellen.`,
    clear: "Mandje leegmaken",
    clearing: "Leegmaken...",
  },
  hold: {
    still: (left) => `Nog ${minutes(left)} voor je opzijgelegd`,
    over: "Weer vrij voor iedereen.",
    again: "Nog eens opzijleggen",
    failed: {
      title: "Niet opzijgelegd",
      description:
        "Het kon niet nog eens worden opzijgelegd. Probeer het opnieuw.",
    },
    notHeld: {
      title: "Niet opzijgelegd",
      description:
        "Langer kunnen we het niet opzijleggen. Zodra je bestelt, is het van jou.",
    },
  },
  line: {
    parts: (stored) => stored,
    edit: "Wijzigen",
    editName: (name) => `${name} wijzigen`,
    remove: "Verwijderen",
    removeName: (name) => `${name} verwijderen`,
    quantity: (name) => `Aantal van ${name}`,
    fewer: "Eén minder",
    more: "Eén meer",
    each: (price) => `${price} per stuk`,
    reducedLowest: (price) =>
      `afgeprijsd, laagste prijs van de laatste 30 dagen: ${price}`,
    reduced: (price) => `afgeprijsd, anders ${price}`,
    was: (price) => `was ${price} toen je het toevoegde`,
    unavailable: "Dit is niet meer te koop.",
  },
  told: {
    undo: "Ongedaan maken",
    removed: { title: "Verwijderd" },
    removeFailed: {
      title: "Niet verwijderd",
      description:
        "Het artikel kon niet uit je mandje worden gehaald. Probeer het opnieuw.",
    },
    quantityFailed: {
      title: "Niet gewijzigd",
      description:
        "Je winkelmandje kon niet worden gewijzigd. Probeer het opnieuw.",
    },
    restored: { title: "Weer in je winkelmandje" },
    restoreFailed: {
      title: "Dat kwam niet terug",
      description:
        "Controleer je verbinding en voeg het in de winkel opnieuw toe.",
    },
    cleared: { title: "Winkelmandje leeggemaakt" },
  },
  noWithdrawal: (names) =>
    `Op maat gemaakt, dus zonder herroepingsrecht: ${list("nl", names)}.`,
  checkout: {
    title: "Afrekenen",
    close: "Afrekenen sluiten",
    order: "Je bestelling",
    unavailable: "(niet meer te koop)",
    name: "Voor- en achternaam",
    email: "E-mail",
    phone: "Telefoon",
    spare: "Laat dit veld leeg",
    cancel: "Annuleren",
    place: "Bestellen",
    /** Where the order is one to be paid by law. */
    placeBinding: "Bestelling met betalingsverplichting",
    placing: "Bezig met bestellen...",
    payNothing: "Je betaalt nu niets.",
    note: (email) => `Je bestelling gaat naar ${email}.`,
    meant: "Bedoelde je {}?",
    toCart: "Terug naar je mandje",
    unknown: (button) =>
      `We weten niet of je bestelling is aangekomen. Wat je hebt ingevuld blijft bewaard: druk nog eens op ‘${button}’; er wordt nooit dubbel besteld.`,
    found: {
      text: "Er is niets dubbel besteld. Erin staat wat je bij het bestellen had ingevuld.",
      open: (number) => `Naar bestelling ${number}`,
      asking: "We zoeken je bestelling...",
      failed:
        "We konden niet nagaan of er een bestelling is geplaatst. Controleer je verbinding en probeer het opnieuw.",
    },
    missing: {
      title: "Er ontbreekt nog iets",
      description: "Vul alle verplichte velden in.",
    },
    emailInvalid: "Ongeldig e-mailadres",
    phoneInvalid: "Ongeldig telefoonnummer",
    failed: {
      title: "De bestelling is niet gelukt",
      description: "Er ging iets mis met je bestelling. Probeer het opnieuw.",
    },
  },
  discount: {
    line: (code) => `Code ${code}`,
    have: "Heb je een code?",
    your: "Je code",
    apply: "Toepassen",
    checking: "Controleren...",
    takes: (amount) => `haalt er ${amount} af.`,
    free: "maakt de levering gratis.",
    none: "geldt niet voor wat al is afgeprijsd.",
    remove: (code) => `${code} verwijderen`,
    applied: (code) => `${code} is toegepast`,
    former: (before, now) => `eerst ${before}, nu ${now}`,
  },
  delivery: {
    you: "Jouw gegevens",
    delivery: "Levering",
    free: "gratis",
    freeFrom: (amount) => `Gratis vanaf ${amount}`,
    optional: (field) => `${field} (optioneel)`,
    fields: {
      country: "Land",
      street: "Straat en huisnummer",
      line1: "Adres",
      postalCode: "Postcode",
      postcode: "Postcode",
      zip: "ZIP-code",
      city: "Plaats",
      town: "Plaats",
      state: "Staat",
      province: "Provincie",
      region: "Regio of provincie",
    },
    chooseCountry: "Kies een land",
    addLine2: "Toevoeging, p/a",
    unusualCode: "Dat ziet er ongewoon uit. Lees het nog een keer na.",
    extras: "Cadeau en bericht",
    gift: "Dit is een cadeau",
    card: "Kaartje",
    cardHint: "We schrijven het met de hand. Op de pakbon staan geen prijzen.",
    recipient: "Naam op het pakket",
    recipientHint: "Als het meteen naar iemand anders gaat.",
    note: "Een bericht voor het atelier",
    clips: (count) =>
      plural("nl", count, { one: `${count} klem`, other: `${count} klemmen` }),
    total: "Totaal",
    payNothing: "Je betaalt vandaag niets.",
    payLater: "Hoe je betaalt, komt per e-mail.",
    order: {
      sendTo: "Gaat naar",
      yourNote: "Je bericht",
      theirNote: "Bericht erbij",
      isGift: "Een cadeau, op het kaartje komt",
      isGiftWithout: "Een cadeau, zonder kaartje",
      copyAddress: "Adres kopiëren",
      notCopied:
        "Het adres kon niet worden gekopieerd. Selecteer en kopieer het zelf.",
      copied: "Gekopieerd",
      map: "Op de kaart tonen",
    },
    slip: {
      print: "Pakbon afdrukken",
      printGift: "Cadeaupakbon afdrukken",
      forYou: "Voor jou",
    },
    lost: {
      title: "Link van je bestelling kwijt?",
      text: "Vul het e-mailadres van je bestelling in. We sturen je de links van je bestellingen.",
      email: "E-mail",
      send: "Stuur mij de links",
      sent: "Als er bestellingen met dit adres zijn, zijn de links onderweg. Dat kan een paar minuten duren.",
      sending: "Versturen...",
      failed: "Dat is niet gelukt",
      noScript:
        "Zet JavaScript aan om dit formulier te gebruiken, of schrijf naar {}.",
      subject: "De links van je bestellingen",
      hello: "Hier zijn de links van je bestellingen.",
      order: (id, day) => `Bestelling ${id} van ${day}`,
      ignore:
        "Als je hier niet om hebt gevraagd, is er niets gebeurd: deze e-mail kun alleen jij lezen.",
    },
  },
};
