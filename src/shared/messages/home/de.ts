import { plural } from "#shared/messages/words.ts";
import type { HomeMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("de", count, {
    one: `${count}\u00a0Minute`,
    other: `${count}\u00a0Minuten`,
  });

export const de: HomeMessages = {
  promo: {
    text: (charms, letters) =>
      `Such dir bis zu ${charms} Charms und ${letters} Buchstaben aus, sieh zu, wie deine Klammer entsteht, und wir fertigen sie für dich.`,
    name: "Dein Name",
    lettersOnly: (letters) =>
      `Such dir bis zu ${letters} Buchstaben aus, sieh zu, wie deine Klammer entsteht, und wir fertigen sie für dich.`,
    placeholder: (letters) => `Name, bis zu ${letters} Buchstaben`,
    from: (price) => `Ab ${price}, mit Buchstaben.`,
    begun: "Deine angefangene Klammer wartet auf dich.",
  },
  firstDay: {
    sentence: "Die ersten Haarklammern sind unterwegs.",
    art: "Eine Haarklammer zwischen zweien, die erst gezeichnet sind",
    title: "Neue Klammern sind unterwegs",
    text: "Hinterlass deine E-Mail-Adresse und sieh sie als Erste oder Erster.",
    comeBack: "Schau bald wieder vorbei.",
    tellMe: "Sag mir Bescheid",
  },
  process: {
    minutes: (count) =>
      plural("de", count, {
        one: `${count} Minute`,
        other: `${count} Minuten`,
      }),
    bench: "an der Werkbank",
  },
  social: {
    more: "Mehr auf Social Media",
    newTab: "(öffnet sich in einem neuen Tab)",
    soon: "Unsere Social-Media-Seite kommt bald.",
    pictures: "Bilder unserer Klammern",
  },
  newsletter: {
    email: "E-Mail-Adresse",
    placeholder: "du@example.com",
    join: "Anmelden",
    joining: "Wird angemeldet\u00a0...",
    invalid: "E-Mail-Adresse ungültig",
    failed: {
      title: "Hoppla! Da ist etwas schiefgegangen",
      description:
        "Bitte versuch es später noch einmal. Wir freuen uns schon auf dich!",
    },
    toConfirm: {
      title: "Fast geschafft",
      description:
        "Wir haben dir eine E-Mail geschickt. Drück den Knopf darin, dann bist du dabei.",
    },
    welcome: (shopName) => `Willkommen bei ${shopName}!`,
  },
  pages: {
    more: {
      none: "Das sind alle Klammern.",
      shown: (count) =>
        plural("de", count, {
          one: "Eine weitere Klammer wird gezeigt.",
          other: `${count} weitere Klammern werden gezeigt.`,
        }),
      reached: (reached, count) => `${reached} von ${count} Klammern`,
      failed: "Weitere Klammern ließen sich nicht laden.",
      previous: "Vorige Klammern",
      next: "Mehr Klammern",
      loading: "Klammern werden geladen",
      range: (first, last) => `Klammern ${first} bis ${last}`,
    },
    sort: {
      label: "Klammern sortieren",
      all: "Unsere Reihenfolge",
      new: "Neue zuerst",
      price: "Günstigste zuerst",
      available: "Jetzt erhältlich",
      none: "Gerade ist nichts erhältlich. Neue Klammern sind unterwegs.",
    },
    neighbours: { title: "Auch gut zu wissen", write: "Schreib uns" },
    designCard: {
      title: "Jemand hat diese Klammer entworfen",
      description: (design) =>
        `${design}. Nimm sie, wie sie ist, oder mach deine eigene daraus.`,
    },
    contentFailed: "Diese Seite ließ sich nicht laden.",
    letter: {
      clips: "In diesem Brief",
      next: "Den nächsten bekommen",
    },
    notFound: {
      title: "404 Seite nicht gefunden",
      text: "Diese Seite ist herausgerutscht. Alles andere hält.",
      order:
        "Dieser Link führt zu keiner Bestellung, oder er ist abgelaufen. Deine Bestellung ist sicher: Wir mailen dir ihren Link noch einmal.",
      back: "Zurück zum Shop",
    },
    privacy: {
      intro: (shopName) =>
        `${shopName} speichert, was nötig ist, um dir eine Klammer zu verkaufen, und sonst nichts. Es gibt kein Tracking und keine Werbung, und keine Seite lädt etwas von den Servern anderer Firmen, außer Bildern, die die Werkstatt verlinkt hat.`,
      cart: "Dein Warenkorb",
      cartText: (days) =>
        `Wenn du zum ersten Mal eine Klammer in den Warenkorb legst, setzen wir ein Cookie mit einer Zufallszahl, damit der Warenkorb beim nächsten Mal noch da ist, und eines, das nur sagt, dass es einen Warenkorb gibt. Sie gelten ab deinem letzten Besuch ${days === 1 ? "einen Tag" : `${days} Tage`} lang und verraten nichts über dich.`,
      order: "Deine Bestellung",
      orderText:
        "Wir speichern deinen Namen, deine E-Mail-Adresse und deine Telefonnummer zusammen mit dem, was du bestellt hast, und schicken diese Angaben per E-Mail an die Werkstatt und an dich. Wir brauchen sie, um deine Bestellung zu fertigen und dir wegen Zahlung und Lieferung zu schreiben. Der Link in unseren E-Mails öffnet eine Seite, die zeigt, wie weit deine Bestellung ist; sehen kann sie, wer den Link hat.",
      addressText:
        "Wenn deine Bestellung zu dir reist, speichern wir auch die Anschrift und, falls du etwas schreibst, deine Nachricht und die Worte für die Grußkarte. Sie stehen in denselben E-Mails.",
      browser: "In deinem Browser",
      browserText:
        "Was du an der Kasse eintippst, bleibt in diesem Tab, bis die Bestellung abgeschickt oder der Tab geschlossen ist. Die Zusammenfassung einer Bestellung bleibt dort, bis die Bestätigungsseite sie gezeigt hat.",
      saved: "Newsletter und gespeicherte Entwürfe",
      savedText:
        "Wenn du dich anmeldest, behalten wir deine E-Mail-Adresse, bis du den Newsletter abbestellst; der Link dafür steht in jeder Ausgabe. Wenn du auf eine Klammer wartest, behalten wir die Adresse bis zu unserer einen E-Mail dazu, höchstens ein Jahr. Ein Entwurf, den du speicherst, wird ohne deinen Namen abgelegt, und sehen kann ihn, wer den Link hat.",
      counted: "Wie oft, nie wer",
      countedText:
        "Wir zählen, wie oft eine Seite angesehen wurde und welche Website hierher geführt hat, als Summen pro Tag, um zu sehen, was gefällt. Dafür wird kein Cookie, keine Adresse, kein Name eines Browsers und auch sonst nichts gespeichert, was eine Person von einer anderen unterscheidet.",
      removal: "Löschen lassen",
      removalText:
        "Schreib an {}, und wir sagen dir, was wir gespeichert haben, berichtigen oder löschen es.",
    },
  },
  sale: {
    lowest: "niedrigster Preis der letzten 30 Tage",
    wasLowest: (price) =>
      `${price} war der niedrigste Preis der letzten 30 Tage.`,
    until: (day) => `Bis ${day}`,
    former: (before, now) => `vorher ${before}, jetzt ${now}`,
  },
  clips: {
    allClips: "Alle Klammern",
    zoom: "Das Bild groß zeigen",
    close: "Schließen",
    payLater: "Du bezahlst jetzt nichts. Wir schreiben dir zuerst.",
    deliveryAt: (price) => `Lieferung ${price}`,
    deliveryFrom: (price) => `Lieferung ab ${price}, an der Kasse wählbar`,
    deliveryTo: (place, price) => `${place}: ${price}`,
    deliveryToFrom: (place, price) => `${place}: ab ${price}`,
    places: { EU: "EU", EEA: "EWR" },
    deliveryFreeWay: (name, price) => `${name}: kostenlos ab ${price}`,
    deliveryFree: "Die Lieferung kostet nichts",
    deliveryFreeFrom: (price) => `Lieferung kostenlos ab ${price}`,
    inDrop: (count) => `${count} Klammern zum Verkaufsstart`,
    details: "Einzelheiten",
    care: "Pflege",
    careText:
      "Harz wird in der Hitze weich: Lass die Klammer nicht im heißen Auto oder in der Sauna. Ein weiches, trockenes Tuch genügt.",
    careLink: "Mehr zur Pflege",
    deliveryReturns: "Lieferung und Rückgabe",
    questions: "Fragen? Schreib an {}",
    inHand: "In deiner Hand",
    scaleText:
      "Maßstabsgetreu neben einer Bankkarte gezeichnet, damit du vorher weißt, was in dein Haar passt.",
    lifeSize: "In echter Größe auf deinem Bildschirm",
    lifeSizeHelp:
      "Halte eine Bankkarte an den Bildschirm und schieb, bis die Ränder übereinstimmen. Dieses Gerät merkt es sich.",
    bankCard: "Bankkarte",
    more: "Mehr aus diesem Guss",
    failed: "Diese Klammer konnte nicht geladen werden.",
    gone: "Diese Klammer ist nicht mehr da",
    goneText: "Vielleicht hat sie ihr Haar gefunden. Alle anderen halten noch.",
    wide: (width) => `${width} breit`,
    drawing: (width) =>
      `Die Klammer, ${width} breit, maßstabsgetreu über einer Bankkarte`,
    picture: (number, count) => `Bild ${number} von ${count}`,
  },
  drops: {
    ready: (day) => `Voraussichtlich fertig am ${day}.`,
    pause: {
      fact: (day) =>
        `Wir nehmen gerade keine Bestellungen an und sind am ${day} wieder da.`,
      rest: "Füll schon deinen Warenkorb; dann kannst du wieder bestellen.",
      back: (day) => `Zurück am ${day}`,
    },
    drop: {
      opens: (when) => `Ab ${when}`,
      inDays: (count) =>
        plural("de", count, {
          one: `Noch ${count} Tag`,
          other: `Noch ${count} Tage`,
        }),
      soon: (clock) => `Noch ${clock}`,
      units: {
        days: (count) => plural("de", count, { one: "Tag", other: "Tage" }),
        hours: (count) =>
          plural("de", count, { one: "Stunde", other: "Stunden" }),
        minutes: (count) =>
          plural("de", count, { one: "Minute", other: "Minuten" }),
        seconds: (count) =>
          plural("de", count, { one: "Sekunde", other: "Sekunden" }),
      },
      calendar: "In den Kalender",
      remind: "Erinnere mich",
      hint: "Eine E-Mail zum Verkaufsstart, dann vergessen wir deine Adresse.",
    },
    wait: {
      back: "Sag mir, wenn es sie wieder gibt",
      free: "Sag mir, wenn sie frei wird",
      someones: "Liegt gerade in einem Warenkorb",
      held: (left) =>
        `In ${minutes(left)} wird sie vielleicht wieder frei. Diese Seite merkt es.`,
      heldSome: "Diese Seite merkt, wenn sie frei wird.",
      tell: "Sag mir Bescheid",
      hint: "Eine E-Mail, wenn es sie wieder gibt, dann vergessen wir deine Adresse.",
      email: "Deine E-Mail-Adresse",
      placeholder: "du@example.com",
      missing: "Gib deine E-Mail-Adresse ein.",
      sending: "Einen Moment\u00a0...",
      done: "Wir schreiben dir.",
      failed: {
        title: "Das hat nicht geklappt",
        description: "Bitte versuch es gleich noch einmal.",
      },
    },
  },
};
