import type { DemoMessages } from "./en.ts";

export const nl: DemoMessages = {
  about: {
    title: "Handgemaakte haarklemmen van hars",
    description:
      "Handgemaakte haarklemmen van hars, in kleine oplagen gegoten. Kies er een, of ontwerp je eigen klem met bedels en letters.",
    tagline: "Handgemaakte haarklemmen van hars, in kleine oplagen gegoten.",
    closing: "Met de hand gemaakt, klem voor klem.",
  },
  hero: {
    headline: "Houdt alles vast.",
    sentence:
      "Haarklemmen, met de hand gegoten, gepolijst en afgewerkt, in hars die het licht vangt.",
  },
  shop: {
    title: "De huidige gietronde",
    text: "Elke klem komt uit een kleine oplage, dus de werveling die jij krijgt is alleen van jou.",
  },
  promo: { title: "Letter voor letter in hars", sample: "BLOEM" },
  process: {
    title: "Zo maken we ze",
    text: (minutes) =>
      `Een klem op maat kost ongeveer ${minutes} minuten werk. Daarna neemt de hars de tijd.`,
    steps: [
      {
        title: "Gieten",
        text: "Het pigment gaat op het oog in heldere hars en wordt met een naald door de mal getrokken. Geen werveling is dezelfde.",
      },
      {
        title: "Zetten",
        text: "Bedels en letterkralen gaan erin zolang het oppervlak nog zacht is, zodat ze in de klem zitten en niet erop.",
      },
      {
        title: "Polijsten",
        text: "Elke rand wordt geschuurd en gepoetst tot hij door het haar glijdt zonder te haken.",
      },
      {
        title: "De veer",
        text: "We plaatsen het scharnier, openen en sluiten het met de hand, en pakken de klem dan pas in.",
      },
    ],
    days: [
      {
        title: "Drie dagen",
        text: "om uit te harden, in het donker en in alle rust",
      },
      {
        title: "Twee dagen",
        text: "om te polijsten, in te pakken en te versturen",
      },
    ],
  },
  gallery: {
    title: "Klemmen in het wild",
    flatlay: "Vijf haarklemmen op crèmekleurig papier met een paar parels",
    hinge: "De gouden veer van een abrikoosklem, van dichtbij",
    petals: "Gedroogde bloemen in heldere hars",
    macro: "Schildpadhars, van dichtbij",
    dish: "Een saliegroene klem op een gespikkeld bord",
    plinth: "Een klem in citroen en perzik op een stenen sokkel",
  },
  newsletter: {
    title: "Als eerste bij de volgende gietronde",
    text: "Een kort e-mailtje als er nieuwe klemmen klaar zijn. Verder niets.",
    welcome: "Je staat op de lijst voor de volgende gietronde.",
  },
  delivery: "Klaar in ongeveer 5 dagen",
  details:
    "Twee helften van gegoten hars, een scharnier van messing en een veer van staal. Elke rand is geschuurd en gepolijst, zodat niets blijft haken.\n\nElke gietronde wervelt op zijn eigen manier: die van jou lijkt op deze, maar niet precies.",
  products: {
    rose: {
      name: "Rozenkwarts-werveling",
      description:
        "Melkachtig roze, met de hand door heldere hars gevouwen, met een haarfijne ader van goud.",
    },
    tortoise: {
      name: "Honingschildpad",
      description:
        "Warme amberhars met rookbruine slierten; elke gietronde wordt anders.",
    },
    meadow: {
      name: "Weidebloemen",
      description:
        "Piepkleine bloemen en varentakjes, geperst in heldere hars met een zweem van roze.",
    },
    sage: {
      name: "Salie & bladgoud",
      description:
        "Een luchtige, opengewerkte klem in zachte salie met gescheurde vlokken bladgoud.",
    },
    plum: {
      name: "Pruim bij sterrenlicht",
      description:
        "Diepe pruim met roze en gouden glitters die elk beetje licht vangen.",
    },
    tide: {
      name: "Getijdenagaat",
      description:
        "Zeeblauwe banden, die kolken als gepolijste agaat, in een open frame.",
    },
    apricot: {
      name: "Abrikoosverloop",
      description:
        "Crème smelt in rijpe abrikoos, met een fijne glans door en door.",
    },
    terrazzo: {
      name: "Terrazzo Pop",
      description:
        "Confetti in klei, salie en wijnrood op een rozige, glanzende basis.",
    },
    sherbet: {
      name: "Sorbetwolk",
      description:
        "Een geschulpte wolk van citroen- en perziksorbet, zo zacht als de naam.",
    },
  },
  options: {
    midi: "Midi, 7\u00a0cm",
    maxi: "Maxi, 10\u00a0cm",
    sage: "Salie",
    eucalyptus: "Eucalyptus",
    olive: "Olijf",
  },
  charms: {
    star: "Geluksster",
    heart: "Hartje",
    bow: "Balletstrik",
    cherry: "Kersenpaar",
    daisy: "Madeliefje",
    butterfly: "Lila vlinder",
    moon: "Gouden maan",
    pearl: "Parel",
    shell: "Perzikschelp",
    strawberry: "Aardbei",
    mushroom: "Vliegenzwam",
    eye: "Geluksoog",
  },
  resins: {
    rose: "Rozenkwarts",
    tortoise: "Honingschildpad",
    sage: "Salie & bladgoud",
    plum: "Pruim bij sterrenlicht",
    tide: "Getijdenagaat",
    apricot: "Abrikoosverloop",
    terrazzo: "Terrazzo Pop",
    meadow: "Weidebloemen",
    sherbet: "Sorbetwolk",
  },
  pages: {
    shipping: {
      title: "Verzending",
      text: "Elke klem wordt pas na je bestelling gemaakt: dertig minuten aan de werkbank, drie dagen om uit te harden, twee dagen om te polijsten en in te pakken. Na een dag of vijf gaat hij dus op reis.\n\n## Hoe hij reist\n\nIn een gevoerd doosje, in vloeipapier gewikkeld. Op je bestelpagina zie je hoever hij is, en als hij vertrekt krijg je een e-mail.\n\n## Wat het kost\n\nBij het bestellen betaal je niets. We schrijven je eerst, met de verzendkosten en hoe je kunt betalen.\n\n## Als hij zoekraakt\n\nSchrijf ons. We maken hem opnieuw of geven je geld terug, wat jij het liefst hebt.",
    },
    returns: {
      title: "Retourneren",
      text: "Toch niet wat je hoopte? Stuur je klem binnen 14 dagen na ontvangst ongedragen terug, dan krijg je je geld terug.\n\n## Zo doe je het\n\nSchrijf ons met het nummer van je bestelling. We antwoorden met het adres, meestal binnen een dag.\n\n## Klemmen met jouw letters\n\nEen klem die je zelf hebt ontworpen, is alleen voor jou gemaakt. Daarom kunnen we hem niet terugnemen, behalve natuurlijk als er iets mis mee is.\n\n## Als er iets kapot is\n\nStuur ons een foto. We maken hem heel, maken hem opnieuw of geven je geld terug.",
    },
    care: {
      title: "Onderhoud",
      text: "Hars is sterker dan het lijkt en blijft jarenlang glanzen als je er een beetje lief voor bent.\n\n## Elke dag\n\nDoe de klem uit voordat je gaat douchen, zwemmen of slapen. Na parfum en haarlak doe je hem pas in als alles droog is.\n\n## Om hem schoon te maken\n\n- Lauw water en een druppel milde zeep\n- Een zachte doek om hem af te drogen\n- Geen alcohol, geen aceton, geen vaatwasser\n\n## Waar hij niet van houdt\n\nHitte. Een dashboard in juli of een hete stijltang kan hem krom trekken.\n\n## De veer\n\nAls hij piept, is één druppel naaimachineolie op het scharnier genoeg.",
    },
    faq: {
      title: "Veelgestelde vragen",
      text: "## Hoe lang duurt een klem?\n\nOngeveer vijf dagen vanaf je bestelling. Het grootste deel daarvan hardt de hars uit, in het donker en in alle rust.\n\n## Wordt de mijne zoals op de foto?\n\nBijna, maar niet precies. Elke gietronde heeft haar eigen wervelingen, en dat is juist het mooie.\n\n## Welke maat past bij mijn haar?\n\nOp de pagina van elke klem staat hij getekend naast een bankpas. Een centimeter of zeven houdt de helft van je haar, een centimeter of tien alles.\n\n## Wanneer betaal ik?\n\nNiet bij het bestellen. We schrijven je eerst.\n\n## Kan ik mijn bestelling nog wijzigen?\n\nZolang we niet begonnen zijn: op je bestelpagina kun je annuleren, en voor al het andere schrijf je ons.",
    },
  },
};
