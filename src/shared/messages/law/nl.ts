import type { LawMessages } from "./en.ts";
import { plural } from "#shared/messages/words.ts";

export const nl: LawMessages = {
  title: (country, count) =>
    `${country}: ${plural("nl", count, { one: "er ontbreekt iets wat winkels daar meestal nodig hebben", other: `er ontbreken ${count} dingen die winkels daar meestal nodig hebben` })}`,
  noAdvice:
    "Dit is geen juridisch advies: de lijst is kort en wetten veranderen. Vraag het iemand die het recht van je land kent.",
  needs: {
    imprint:
      "Zeg op een pagina wie je bent: naam, postadres, e-mailadres en, als je die hebt, KvK- en btw-nummer.",
    privacy:
      "Zeg op een pagina over privacy wat er met persoonsgegevens gebeurt en wie er verantwoordelijk voor is. De ingebouwde pagina kent je naam en adres niet.",
    binding:
      "Laat de bestelknop zeggen dat een bestelling een betalingsverplichting is. Anders is de koop misschien vernietigbaar.",
    priceNote:
      "Zeg bij de prijzen of de btw is inbegrepen en of er verzendkosten bij komen.",
    totalNote:
      "Zeg bij de totalen, zoals bij het afrekenen, wat daar klopt: de levering zit er al in, dus ‘excl. verzending’ hoort er niet bij.",
    withdrawal:
      "Geef je klanten 14 dagen bedenktijd, met de knop daarvoor op hun bestelpagina.",
    returns:
      "Zeg op een pagina hoe en tot wanneer een klem terug kan en wie het terugsturen betaalt.",
    shipping:
      "Zeg op een pagina waarheen je verzendt, wat het kost en hoelang het duurt.",
    terms:
      "Stuur je voorwaarden mee met de bevestiging van een bestelling, zodat je klanten ze kunnen bewaren.",
    maker:
      "Zeg bij elke klem wie hem heeft gemaakt, met postadres en e-mailadres, en schrijf waarschuwingen bij de productveiligheid van een klem die ze nodig heeft.",
    mailText:
      "Zet je naam en postadres onder je e-mails, en je KvK-nummer als je dat hebt.",
    confirmSubscriptions:
      "Laat aanmeldingen voor de nieuwsbrief per e-mail bevestigen, zodat je kunt bewijzen dat ze gewild waren.",
    francs: "Toon je prijzen in Zwitserse frank.",
  },
  places: {
    law: "Naar de winkel, Bewerken, Gegevens, dan Juridisch",
    currency: "Naar de winkel, Bewerken, dan Gegevens",
    terms:
      "Naar de winkel, Bewerken, Pagina’s: vink ‘Voorwaarden’ bij een pagina aan",
    page: (title) => `Naar de winkel, Bewerken, Pagina’s, dan ‘${title}’`,
  },
};
