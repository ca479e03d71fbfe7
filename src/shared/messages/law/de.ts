import type { LawMessages } from "./en.ts";
import { plural } from "#shared/messages/words.ts";

export const de: LawMessages = {
  title: (country, count) =>
    `${country}: ${plural("de", count, { one: "Ein Punkt fehlt, den Shops dort meist brauchen", other: `${count} Punkte fehlen, die Shops dort meist brauchen` })}`,
  noAdvice:
    "Das ist keine Rechtsberatung: Die Liste ist kurz, und Gesetze ändern sich. Frag jemanden, der das Recht deines Landes kennt.",
  needs: {
    imprint:
      "Sag auf einer Seite, wer du bist: Name, Anschrift, E-Mail-Adresse und, wenn du sie hast, Register- und Umsatzsteuernummer.",
    privacy:
      "Sag auf einer Seite zum Datenschutz, was mit persönlichen Daten geschieht und wer dafür verantwortlich ist. Die eingebaute Seite kennt deinen Namen und deine Anschrift nicht.",
    binding:
      "Lass den Bestellknopf sagen, dass die Bestellung zahlungspflichtig ist. Sonst kommt womöglich kein Vertrag zustande.",
    priceNote:
      "Sag bei den Preisen, ob die Umsatzsteuer enthalten ist und ob Versandkosten dazukommen.",
    totalNote:
      "Sag bei den Summen, etwa in der Kasse, was dort stimmt: Die Lieferung ist darin schon enthalten, „zzgl. Versand“ gehört nicht dazu.",
    withdrawal:
      "Lass 14 Tage Zeit zum Widerruf, mit dem Knopf dafür auf der Bestellseite.",
    returns:
      "Belehre auf einer Seite über den Widerruf: wie und bis wann eine Klammer zurückgegeben werden kann und wer den Rückweg bezahlt.",
    shipping:
      "Sag auf einer Seite, wohin du lieferst, was es kostet und wie lange es dauert.",
    terms:
      "Schick deine AGB mit der Bestellbestätigung mit, damit man sie aufheben kann.",
    maker:
      "Nenn bei jeder Klammer den Hersteller mit Post- und E-Mail-Adresse, und schreib Warnhinweise in die Produktsicherheit einer Klammer, die welche braucht.",
    mailText:
      "Setz deinen Namen und deine Anschrift unter deine E-Mails, und deine Registernummern, wenn du welche hast.",
    confirmSubscriptions:
      "Lass Anmeldungen zum Newsletter per E-Mail bestätigen, damit du beweisen kannst, dass sie gewollt waren.",
    francs: "Zeig deine Preise in Schweizer Franken.",
  },
  places: {
    law: "Zum Shop, Bearbeiten, Angaben, dann Rechtliches",
    currency: "Zum Shop, Bearbeiten, dann Angaben",
    terms: "Zum Shop, Bearbeiten, Seiten: Haken bei „AGB“ setzen",
    page: (title) => `Zum Shop, Bearbeiten, Seiten, dann „${title}“`,
  },
};
