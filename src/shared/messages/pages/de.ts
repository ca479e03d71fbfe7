import { plural } from "#shared/messages/words.ts";
import type { PagesMessages } from "./en.ts";

export const de: PagesMessages = {
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
    removal: "Löschen lassen",
    removalText:
      "Schreib an {}, und wir sagen dir, was wir gespeichert haben, berichtigen oder löschen es.",
  },
};
