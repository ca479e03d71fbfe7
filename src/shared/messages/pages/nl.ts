import { plural } from "#shared/messages/words.ts";
import type { PagesMessages } from "./en.ts";

export const nl: PagesMessages = {
  more: {
    none: "Er zijn geen klemmen meer.",
    shown: (count) =>
      plural("nl", count, {
        one: "Er is één klem bijgekomen.",
        other: `Er zijn ${count} klemmen bijgekomen.`,
      }),
    reached: (reached, count) => `${reached} van ${count} klemmen`,
    failed: "Meer klemmen konden niet worden geladen.",
    previous: "Vorige klemmen",
    next: "Meer klemmen",
    loading: "Klemmen laden",
    range: (first, last) => `Klemmen ${first} tot en met ${last}`,
  },
  sort: {
    label: "Klemmen sorteren",
    all: "Onze volgorde",
    new: "Nieuwste eerst",
    price: "Laagste prijs eerst",
    available: "Nu beschikbaar",
    none: "Er is nu niets beschikbaar. Er komen nieuwe klemmen aan.",
  },
  neighbours: { title: "Ook goed om te weten", write: "Schrijf ons" },
  designCard: {
    title: "Iemand heeft deze klem ontworpen",
    description: (design) =>
      `${design}. Neem hem zoals hij is, of maak hem van jou.`,
  },
  contentFailed: "Deze pagina kon niet worden geladen.",
  letter: {
    clips: "In deze brief",
    next: "Ontvang de volgende",
  },
  notFound: {
    title: "404 Pagina niet gevonden",
    text: "Deze pagina is ertussenuit geglipt. Al het andere zit nog vast.",
    order:
      "Deze link leidt naar geen bestelling, of hij is verlopen. Je bestelling is veilig: we kunnen je de link opnieuw mailen.",
    back: "Terug naar de winkel",
  },
  privacy: {
    intro: (shopName) =>
      `${shopName} bewaart wat nodig is om je een klem te verkopen, en verder niets. Er is geen tracking en geen reclame, en geen pagina laadt iets van de servers van een ander bedrijf, behalve foto’s waarnaar het atelier verwijst.`,
    cart: "Je winkelmandje",
    cartText: (days) =>
      `De eerste keer dat je een klem toevoegt, plaatsen we een cookie met een willekeurig getal, zodat je mandje er nog is als je terugkomt, en een die alleen zegt dat er een mandje is. Ze blijven ${days === 1 ? "een dag" : `${days} dagen`} na je laatste bezoek geldig en zeggen niets over jou.`,
    order: "Je bestelling",
    orderText:
      "We bewaren je naam, e-mailadres en telefoonnummer samen met wat je hebt besteld, en mailen deze gegevens naar het atelier en naar jou. Ze worden gebruikt om je bestelling te maken en om je te schrijven over betaling en levering. De link in onze e-mails opent een pagina waarop staat hoe ver je bestelling is; wie de link heeft, kan die zien.",
    addressText:
      "Als je bestelling wordt verzonden, bewaren we ook het adres en, als je die schrijft, je bericht en de woorden voor het kaartje. Ze staan in dezelfde e-mails.",
    browser: "In je browser",
    browserText:
      "Wat je bij het afrekenen intypt, blijft in dit tabblad tot de bestelling is geplaatst of het tabblad wordt gesloten. Het overzicht van een bestelling blijft daar tot de bevestigingspagina het heeft laten zien.",
    saved: "Nieuwsbrief en bewaarde ontwerpen",
    savedText:
      "Als je je aanmeldt, bewaren we je e-mailadres tot je je uitschrijft; in elke nieuwsbrief staat daar een link voor. Als je op een klem wacht, bewaren we het adres tot onze ene e-mail daarover, hoogstens een jaar. Een ontwerp dat je opslaat, wordt zonder je naam bewaard, en wie de link heeft, kan het zien.",
    removal: "Laat het wissen",
    removalText:
      "Schrijf naar {} en we vertellen je wat we hebben bewaard, verbeteren het of wissen het.",
  },
};
