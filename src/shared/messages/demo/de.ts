import type { DemoMessages } from "./en.ts";

export const de: DemoMessages = {
  about: {
    title: "Haarklammern aus Harz, von Hand gemacht",
    description:
      "Haarklammern aus Harz, von Hand in kleinen Auflagen gegossen. Such dir eine aus oder gestalte deine eigene mit Charms und Buchstaben.",
    tagline: "Haarklammern aus Harz, von Hand in kleinen Auflagen gegossen.",
    closing: "Von Hand gemacht, eine Klammer nach der anderen.",
  },
  hero: {
    headline: "Hält alles zusammen.",
    sentence:
      "Haarklammern, von Hand gegossen, poliert und vollendet, aus Harz, in dem sich das Licht fängt.",
  },
  shop: {
    title: "Der aktuelle Guss",
    text: "Jede Klammer stammt aus einer kleinen Auflage. Der Wirbel, den du bekommst, gehört nur dir.",
  },
  promo: { title: "Buchstabe für Buchstabe in Harz", sample: "BLÜTE" },
  process: {
    title: "So entstehen sie",
    text: (minutes) =>
      `Eine Haarklammer nach Wunsch braucht etwa ${minutes} Minuten Handarbeit. Danach nimmt sich das Harz seine Zeit.`,
    steps: [
      {
        title: "Gießen",
        text: "Nach Augenmaß kommen die Pigmente ins klare Harz und werden mit einer Nadel durch die Form gezogen. Kein Wirbel gleicht dem anderen.",
      },
      {
        title: "Setzen",
        text: "Charms und Buchstabenperlen kommen hinein, solange die Oberfläche noch weich ist. So sitzen sie in der Klammer und nicht darauf.",
      },
      {
        title: "Polieren",
        text: "Jede Kante wird geschliffen und poliert, bis sie durchs Haar gleitet, ohne hängen zu bleiben.",
      },
      {
        title: "Montieren",
        text: "Wir setzen das Scharnier ein, öffnen und schließen es von Hand, und erst dann packen wir ein.",
      },
    ],
    days: [
      { title: "Drei Tage", text: "zum Aushärten, im Dunkeln und in Ruhe" },
      { title: "Zwei Tage", text: "zum Polieren, Verpacken und Verschicken" },
    ],
  },
  gallery: {
    title: "Klammern in freier Wildbahn",
    flatlay: "Fünf Haarklammern auf cremefarbenem Papier mit ein paar Perlen",
    hinge: "Die goldene Feder einer Klammer in Aprikose, ganz nah",
    petals: "Gepresste Blüten in klarem Harz",
    macro: "Harz in Schildpatt, ganz nah",
    dish: "Eine salbeigrüne Klammer auf einem gesprenkelten Teller",
    plinth: "Eine Klammer in Zitrone und Pfirsich auf einem Steinsockel",
  },
  newsletter: {
    title: "Erfahre zuerst vom nächsten Guss",
    text: "Eine kurze E-Mail, wenn neue Klammern fertig sind. Sonst nichts.",
    welcome: "Du stehst auf der Liste für den nächsten Guss.",
  },
  delivery: "Fertig in etwa 5 Tagen",
  details:
    "Zwei Hälften aus gegossenem Harz, ein Scharnier aus Messing und eine Feder aus Stahl. Jede Kante ist geschliffen und poliert, damit nichts ziept.\n\nJeder Guss wirbelt auf seine Art: Deine Klammer sieht aus wie diese, aber nicht genau so.",
  products: {
    rose: {
      name: "Rosenquarz-Wirbel",
      description:
        "Milchiges Rosa, von Hand in klares Harz gezogen, mit einer haarfeinen Ader aus Gold.",
    },
    tortoise: {
      name: "Honig-Schildpatt",
      description:
        "Warmes Bernsteinharz mit rauchbraunen Schlieren; jeder Guss wird anders.",
    },
    meadow: {
      name: "Blumenwiese",
      description:
        "Winzige Blüten und Farnspitzen, gepresst in klares, zart rosa getöntes Harz.",
    },
    sage: {
      name: "Salbei & Blattgold",
      description:
        "Eine luftige, durchbrochene Klammer in sanftem Salbei mit gerissenen Flocken aus Blattgold.",
    },
    plum: {
      name: "Pflaume im Sternenlicht",
      description:
        "Tiefe Pflaume mit Glitzer in Rosé und Gold, der jedes bisschen Licht einfängt.",
    },
    tide: {
      name: "Gezeitenachat",
      description:
        "Meerblaue Bänder, gewirbelt wie ein polierter Achat, in einem offenen Rahmen.",
    },
    apricot: {
      name: "Aprikosenverlauf",
      description:
        "Creme schmilzt in reife Aprikose, mit einem feinen Schimmer durch und durch.",
    },
    terrazzo: {
      name: "Terrazzo Pop",
      description:
        "Konfetti in Tonrot, Salbei und Weinrot auf rosigem, glänzendem Grund.",
    },
    sherbet: {
      name: "Sorbetwolke",
      description:
        "Eine gewellte Wolke in Zitronen- und Pfirsichsorbet, so weich wie ihr Name.",
    },
  },
  options: {
    midi: "Midi, 7\u00a0cm",
    maxi: "Maxi, 10\u00a0cm",
    sage: "Salbei",
    eucalyptus: "Eukalyptus",
    olive: "Olive",
  },
  charms: {
    star: "Glücksstern",
    heart: "Herzchen",
    bow: "Ballettschleife",
    cherry: "Kirschpaar",
    daisy: "Gänseblümchen",
    butterfly: "Fliederfalter",
    moon: "Goldmond",
    pearl: "Perle",
    shell: "Pfirsichmuschel",
    strawberry: "Erdbeere",
    mushroom: "Fliegenpilz",
    eye: "Nazar-Auge",
  },
  resins: {
    rose: "Rosenquarz",
    tortoise: "Honig-Schildpatt",
    sage: "Salbei & Blattgold",
    plum: "Pflaume im Sternenlicht",
    tide: "Gezeitenachat",
    apricot: "Aprikosenverlauf",
    terrazzo: "Terrazzo Pop",
    meadow: "Blumenwiese",
    sherbet: "Sorbetwolke",
  },
  pages: {
    shipping: {
      title: "Versand",
      text: "Jede Klammer entsteht erst nach deiner Bestellung: dreißig Minuten an der Werkbank, drei Tage zum Aushärten, zwei Tage zum Polieren und Verpacken. Nach etwa fünf Tagen geht sie also auf die Reise.\n\n## Wie sie reist\n\nIn einer gepolsterten Schachtel, in Seidenpapier gewickelt. Auf deiner Bestellseite siehst du, wie weit sie ist, und wenn sie losgeht, bekommst du eine E-Mail.\n\n## Was es kostet\n\nBeim Bestellen bezahlst du nichts. Wir schreiben dir zuerst, mit dem Porto und wie du bezahlen kannst.\n\n## Wenn sie verloren geht\n\nSchreib uns. Wir fertigen sie noch einmal oder geben dir dein Geld zurück, ganz wie du möchtest.",
    },
    returns: {
      title: "Rückgabe",
      text: "Doch nicht das Richtige? Schick deine Klammer innerhalb von 14 Tagen ungetragen zurück, und du bekommst dein Geld wieder.\n\n## So geht es\n\nSchreib uns die Nummer deiner Bestellung. Wir antworten mit der Adresse, meist innerhalb eines Tages.\n\n## Klammern mit deinen Buchstaben\n\nEine Klammer, die du gestaltet hast, ist nur für dich gemacht. Darum können wir sie nicht zurücknehmen, außer natürlich, wenn etwas damit nicht stimmt.\n\n## Wenn etwas kaputt ist\n\nSchick uns ein Foto. Wir reparieren sie, fertigen sie noch einmal oder geben dir dein Geld zurück.",
    },
    care: {
      title: "Pflege",
      text: "Harz ist robuster, als es aussieht, und bleibt jahrelang glänzend, wenn du ein wenig nett zu ihm bist.\n\n## Jeden Tag\n\nNimm die Klammer heraus, bevor du duschst, schwimmst oder schläfst. Nach Parfüm und Haarspray kommt sie erst hinein, wenn alles trocken ist.\n\n## Zum Reinigen\n\n- Lauwarmes Wasser und ein Tropfen milde Seife\n- Ein weiches Tuch zum Abtrocknen\n- Kein Alkohol, kein Aceton, keine Spülmaschine\n\n## Was sie nicht mag\n\nHitze. Ein Armaturenbrett im Juli oder ein heißes Glätteisen kann sie verbiegen.\n\n## Die Feder\n\nWenn sie quietscht, reicht ein Tropfen Nähmaschinenöl am Scharnier.",
    },
    faq: {
      title: "Häufige Fragen",
      text: "## Wie lange dauert eine Klammer?\n\nEtwa fünf Tage ab deiner Bestellung. Die meiste Zeit härtet das Harz aus, im Dunkeln und in Ruhe.\n\n## Sieht meine aus wie auf dem Bild?\n\nSo ähnlich, aber nicht genau so. Jeder Guss zieht seine eigenen Wirbel, und das ist ja das Schöne.\n\n## Welche Größe passt zu meinem Haar?\n\nAuf der Seite jeder Klammer ist sie neben einer Bankkarte gezeichnet. Rund sieben Zentimeter halten dein halbes Haar, rund zehn das ganze.\n\n## Wann zahle ich?\n\nNicht beim Bestellen. Wir schreiben dir zuerst.\n\n## Kann ich meine Bestellung noch ändern?\n\nSolange wir nicht angefangen haben: Auf deiner Bestellseite kannst du stornieren, und für alles andere schreibst du uns.",
    },
  },
};
