import { list, plural } from "#shared/messages/words.ts";
import type { CheckoutMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("nl", count, {
    one: `${count}\u00a0minuut`,
    other: `${count}\u00a0minuten`,
  });

export const nl: CheckoutMessages = {
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
};
