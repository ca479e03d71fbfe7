import { plural } from "#shared/messages/words.ts";
import type { HomeMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("nl", count, {
    one: `${count}\u00a0minuut`,
    other: `${count}\u00a0minuten`,
  });

export const nl: HomeMessages = {
  promo: {
    text: (charms, letters) =>
      `Kies maximaal ${charms} bedels en ${letters} letters, zie hoe je klem ontstaat, en wij maken hem voor je.`,
    name: "Je naam",
    lettersOnly: (letters) =>
      `Kies maximaal ${letters} letters, zie hoe je klem ontstaat, en wij maken hem voor je.`,
    placeholder: (letters) => `Een naam, tot ${letters} letters`,
    from: (price) => `Vanaf ${price}, letters inbegrepen.`,
    begun: "De klem die je begon, wacht op je.",
  },
  firstDay: {
    sentence: "De eerste haarklemmen zijn onderweg.",
    art: "Een haarklem tussen twee die nog maar getekend zijn",
    title: "Er zijn nieuwe klemmen onderweg",
    text: "Laat je e-mailadres achter en zie ze als eerste.",
    comeBack: "Kom snel weer eens kijken.",
    tellMe: "Houd me op de hoogte",
  },
  process: {
    minutes: (count) =>
      plural("nl", count, {
        one: `${count} minuut`,
        other: `${count} minuten`,
      }),
    bench: "aan de werkbank",
  },
  social: {
    more: "Meer zien op onze socials",
    newTab: "(opent in een nieuw tabblad)",
    soon: "Onze pagina op social media komt eraan.",
    pictures: "Foto’s van onze klemmen",
  },
  newsletter: {
    email: "E-mailadres",
    placeholder: "jij@example.com",
    join: "Aanmelden",
    joining: "Aanmelden...",
    invalid: "Ongeldig e-mailadres",
    failed: {
      title: "Oeps! Er ging iets mis",
      description: "Probeer het later nog eens. We kijken al naar je uit!",
    },
    toConfirm: {
      title: "Bijna klaar",
      description:
        "We hebben je een e-mail gestuurd. Druk op de knop erin om te bevestigen.",
    },
    welcome: (shopName) => `Welkom bij ${shopName}!`,
  },
  pages: {
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
      counted: "Hoe vaak, nooit wie",
      countedText:
        "We tellen hoe vaak een pagina is bekeken en welke website hierheen leidde, als sommen per dag, om te zien wat bevalt. Daarvoor wordt geen cookie, geen adres, geen naam van een browser en niets anders bewaard dat de ene persoon van de andere onderscheidt.",
      removal: "Laat het wissen",
      removalText:
        "Schrijf naar {} en we vertellen je wat we hebben bewaard, verbeteren het of wissen het.",
    },
  },
  sale: {
    lowest: "laagste prijs van de laatste 30 dagen",
    wasLowest: (price) =>
      `${price} was de laagste prijs van de laatste 30 dagen.`,
    until: (day) => `Tot en met ${day}`,
    former: (before, now) => `eerst ${before}, nu ${now}`,
  },
  clips: {
    allClips: "Alle klemmen",
    zoom: "De afbeelding groot tonen",
    close: "Sluiten",
    payLater: "Je betaalt nu niets. We schrijven je eerst.",
    deliveryAt: (price) => `Levering ${price}`,
    deliveryFrom: (price) =>
      `Levering vanaf ${price}, te kiezen bij het bestellen`,
    deliveryTo: (place, price) => `${place}: ${price}`,
    deliveryToFrom: (place, price) => `${place}: vanaf ${price}`,
    places: { EU: "EU", EEA: "EER" },
    deliveryFreeWay: (name, price) => `${name}: gratis vanaf ${price}`,
    deliveryFree: "De levering kost niets",
    deliveryFreeFrom: (price) => `Levering gratis vanaf ${price}`,
    inDrop: (count) => `${count} klemmen in deze verkoop`,
    details: "Details",
    care: "Onderhoud",
    careText:
      "Hars wordt zacht in de warmte: laat de klem niet in een hete auto of sauna liggen. Een zachte, droge doek is genoeg.",
    careLink: "Meer over onderhoud",
    deliveryReturns: "Levering en retour",
    questions: "Vragen? Schrijf naar {}",
    inHand: "In je hand",
    scaleText:
      "Op schaal getekend naast een bankpas, zodat je weet wat bij je haar past voordat hij er is.",
    lifeSize: "Op ware grootte op je scherm",
    lifeSizeHelp:
      "Houd een bankpas tegen het scherm en schuif tot de randen gelijk zijn. We onthouden het op dit apparaat.",
    bankCard: "Bankpas",
    more: "Meer uit deze gietronde",
    failed: "We konden deze klem niet laden.",
    gone: "Deze klem is er niet meer",
    goneText: "Misschien heeft hij zijn haar gevonden. De andere houden nog.",
    wide: (width) => `${width} breed`,
    drawing: (width) =>
      `De klem, ${width} breed, op schaal getekend over een bankpas`,
    picture: (number, count) => `Afbeelding ${number} van ${count}`,
  },
  drops: {
    ready: (day) => `Klaar rond ${day}.`,
    pause: {
      fact: (day) =>
        `We nemen nu geen bestellingen aan en zijn op ${day} terug.`,
      rest: "Vul alvast je winkelmandje; dan kun je weer bestellen.",
      back: (day) => `Terug op ${day}`,
    },
    drop: {
      opens: (when) => `Vanaf ${when}`,
      inDays: (count) =>
        plural("nl", count, {
          one: `Nog ${count} dag`,
          other: `Nog ${count} dagen`,
        }),
      soon: (clock) => `Nog ${clock}`,
      units: {
        days: (count) => plural("nl", count, { one: "dag", other: "dagen" }),
        hours: (count) => plural("nl", count, { one: "uur", other: "uur" }),
        minutes: (count) =>
          plural("nl", count, { one: "minuut", other: "minuten" }),
        seconds: (count) =>
          plural("nl", count, { one: "seconde", other: "seconden" }),
      },
      calendar: "Zet in agenda",
      remind: "Herinner me",
      hint: "Eén e-mail als de verkoop begint, dan vergeten we je adres.",
    },
    wait: {
      back: "Laat weten als hij terug is",
      free: "Laat weten als hij vrijkomt",
      someones: "In iemands winkelmandje",
      held: (left) =>
        `Misschien komt hij over ${minutes(left)} weer vrij. Deze pagina weet het dan.`,
      heldSome: "Deze pagina weet wanneer hij vrijkomt.",
      tell: "Laat het me weten",
      hint: "Eén e-mail als hij er weer is, dan vergeten we je adres.",
      email: "Je e-mailadres",
      placeholder: "jij@example.com",
      missing: "Vul je e-mailadres in.",
      sending: "Een moment...",
      done: "We schrijven je.",
      failed: {
        title: "Dat is niet gelukt",
        description: "Probeer het zo meteen opnieuw.",
      },
    },
  },
};
