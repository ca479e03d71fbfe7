import { plural } from "#shared/messages/words.ts";
import type { MailMessages } from "./en.ts";

export const de: MailMessages = {
  order: {
    placed: (number, date) => `Bestellnummer ${number}, ${date}`,
    about: (number, sentence) => `Bestellnummer ${number}. ${sentence}`,
    preview: (number, sentence) => `Bestellung ${number}: ${sentence}`,
    subject: (number) => `Bestellung ${number}`,
    yours: "Deine Bestellung",
    resin: (name) => `Harz: ${name}`,
    letters: (letters) => `Buchstaben: ${letters}`,
    withdrawnLine: "Widerrufen",
    charm: (name) => `Charm, in der Mitte: ${name}`,
    charms: (names) => `Charms, von links nach rechts: ${names}`,
    each: (price) => `je ${price}`,
    see: "Bestellung verfolgen",
    questions: "Fragen? Antworte auf diese E-Mail oder schreib an {}.",
  },
  confirmation: {
    subject: (number, shop) => `Deine Bestellung ${number} bei ${shop}`,
    preview: {
      both: "wir schreiben dir wegen Zahlung und Lieferung.",
      payment: "wir schreiben dir wegen der Zahlung.",
      delivery: "wir schreiben dir wegen der Lieferung.",
      none: "wir fangen an, deine Klammern zu fertigen.",
    },
    word: {
      both: "Wir schreiben dir wegen Zahlung und Lieferung. Bis jetzt wurde nichts abgebucht.",
      payment:
        "Wir schreiben dir wegen der Zahlung. Bis jetzt wurde nichts abgebucht.",
      delivery:
        "Wir schreiben dir wegen der Lieferung. Bis jetzt wurde nichts abgebucht.",
      none: "Bis jetzt wurde nichts abgebucht.",
    },
    thanks: "Danke für deine Bestellung!",
    thanksTo: (name) => `Danke für deine Bestellung, ${name}!`,
    steps: {
      making: "Wir fangen an, deine Klammern zu fertigen.",
      progress: "Du hörst von uns, wie es vorangeht.",
      sending: "Wir verpacken sie sorgfältig und schicken sie dir.",
      collect: "Wir sagen dir Bescheid, sobald du sie abholen kannst.",
    },
    contact: (email, phone) =>
      `Wir erreichen dich über ${phone ? `${email} oder ${phone}` : email}.`,
    change: "Soll etwas anders sein?",
    changeText:
      "Bis wir damit anfangen, kannst du auf der Seite deiner Bestellung stornieren. Für alles andere antworte einfach auf diese E-Mail oder schreib an {}.",
  },
  making: {
    subject: (number, shop) =>
      `Deine Bestellung ${number} bei ${shop} ist in Arbeit`,
    heading: "Deine Bestellung ist in Arbeit",
    text: "Wir haben damit angefangen.",
    next: "Wir melden uns wieder, sobald sie unterwegs ist.",
    nextCollect: "Wir melden uns wieder, sobald du sie abholen kannst.",
  },
  sent: {
    subject: (number, shop) =>
      `Deine Bestellung ${number} bei ${shop} ist unterwegs`,
    heading: "Deine Bestellung ist unterwegs",
    text: "Sie ist fertig, verpackt und verschickt.",
    next: "Wenn sie nicht ankommt oder etwas nicht so ist, wie es sein soll, schreib uns.",
  },
  collect: {
    subject: (number, shop) =>
      `Deine Bestellung ${number} bei ${shop} ist abholbereit`,
    heading: "Deine Bestellung ist abholbereit",
    text: "Sie ist fertig, und du kannst sie abholen.",
    next: "Wenn etwas nicht so ist, wie es sein soll, schreib uns.",
  },
  cancelled: {
    subject: (number, shop) =>
      `Deine Bestellung ${number} bei ${shop} ist storniert`,
    heading: "Deine Bestellung ist storniert",
    text: "Wir fertigen sie nicht an, und du musst nichts dafür bezahlen.",
    next: "Wenn du Fragen dazu hast, schreib uns.",
  },
  payment: {
    asked: {
      subject: (number, total, shop) =>
        `Bitte bezahl Bestellung ${number} bei ${shop}: ${total}`,
      heading: "Jetzt bezahlen, dann geht es auf die Reise",
      headingCollect: "Jetzt bezahlen",
      text: (total) => `Deine Bestellung kostet zusammen ${total}.`,
    },
    reminder: {
      subject: (number, total, shop) =>
        `Zur Erinnerung: Bestellung ${number} bei ${shop}, ${total}`,
      heading: "Eine kleine Erinnerung",
      text: (total) =>
        `Deine Zahlung über ${total} haben wir noch nicht gesehen. Ist das Geld schon unterwegs, brauchst du nichts zu tun.`,
    },
    paid: {
      subject: (number, shop) =>
        `Danke: Bestellung ${number} bei ${shop} ist bezahlt`,
      heading: "Deine Zahlung ist da",
      text: (total) => `Wir haben ${total} bekommen. Danke!`,
      receipt: "Deine Bestellseite lässt sich als Quittung drucken.",
    },
    refunded: {
      subject: (number, amount, shop) =>
        `${amount} für Bestellung ${number} bei ${shop} sind auf dem Weg zu dir`,
      heading: "Dein Geld ist auf dem Rückweg",
      text: (total) =>
        `Wir haben dir ${total} zurückgeschickt. Je nach Bank dauert das ein paar Tage.`,
    },
    amount: "Betrag",
    cancelledPaid: (amount) =>
      `Wir machen sie nicht. Du hast sie bezahlt, und wir zahlen dir ${amount} zurück.`,
    cancelledRefunded: (amount) =>
      `Wir machen sie nicht. Wir haben dir ${amount} zurückgezahlt.`,
    step: "Bezahl auf einem der Wege unten. Noch ist nichts abgebucht.",
    toRefund: (amount) =>
      `Die Bestellung war bezahlt. Zahl ${amount} zurück und vermerke es auf der Seite der Bestellung.`,
    toldHow:
      "Auf der Bestellseite steht schon, wie man bezahlen kann. Vermerk die Bestellung als bezahlt, sobald die Zahlung da ist.",
    unpaid: "Seit einer Woche oder länger unbezahlt",
    unpaidOrder: (number, total, date) =>
      `Bestellung ${number}: ${total}, angefragt am ${date}`,
    unpaidMore: (count) =>
      plural("de", count, {
        one: "und noch eine",
        other: `und ${count} weitere`,
      }),
  },
  corrected: {
    subject: (number, shop) =>
      `Deine geänderte Bestellung ${number} bei ${shop}`,
    heading: "Deine geänderte Bestellung",
    text: "Wir haben sie nach deinem Wunsch geändert. So ist deine Bestellung jetzt.",
    changes: "Was sich geändert hat",
  },
  maker: {
    subject: (number, total, name) =>
      `Neue Bestellung ${number}: ${total} von ${name}`,
    preview: (total, name) => `${total} von ${name}`,
    heading: (clips, name) =>
      `${plural("de", clips, { one: "1 Klammer", other: `${clips} Klammern` })} für ${name}`,
    open: "Bestellung öffnen",
    openNote:
      "Dort fängst du sie an, bittest um die Zahlung, meldest sie als fertig und druckst den Zettel.",
    toMake: "Das ist zu fertigen",
    noPayment: {
      both: "Bezahlt ist noch nichts. Bitte schreib wegen Zahlung und Lieferung: Eine Antwort auf diese E-Mail kommt bei der Person an, die bestellt hat.",
      payment:
        "Bezahlt ist noch nichts. Bitte schreib wegen der Zahlung: Eine Antwort auf diese E-Mail kommt bei der Person an, die bestellt hat.",
      delivery:
        "Zu bezahlen ist nichts. Bitte schreib wegen der Lieferung: Eine Antwort auf diese E-Mail kommt bei der Person an, die bestellt hat.",
      none: "Zu bezahlen ist nichts.",
    },
    write: "Jetzt schreiben",
    drawers: "Aus den Schubladen",
    contact: "Kontakt",
    low: "Wird knapp",
    lowLast: (name) => `${name}: das war das letzte Stück`,
    lowLeft: (name, left) => `${name}: noch ${left}`,
    remarks: "Bitte beachte",
    largeTake: (name, taken, before) =>
      `Diese Bestellung hat ${taken} von den letzten ${before} Stück ${name} genommen.`,
    large: (clips) =>
      `Diese Bestellung hat ${clips} Klammern. Bis du sie öffnest, verlängert sie für andere den genannten Termin höchstens um eine Woche.`,
    unconfirmed: {
      limit:
        "Es ging keine Bestätigung hinaus: An dieses Postfach gingen heute schon mehrere. Ist diese Bestellung ernst gemeint?",
      origin:
        "Es ging keine Bestätigung hinaus: Heute kamen sehr viele Bestellungen aus demselben Netz. Ist diese Bestellung ernst gemeint?",
      program:
        "Es ging keine Bestätigung hinaus: Ein Feld, das kein Mensch sieht, war ausgefüllt, wie Programme es tun. Ist diese Bestellung ernst gemeint?",
    },
  },
  withdrawn: {
    subject: (number, total, name) =>
      `Bestellung ${number} ist storniert: ${total} von ${name}`,
    heading: (name, number) => `${name} hat Bestellung ${number} storniert`,
    text: "Du hattest noch nicht damit angefangen. Die Bestätigung der Stornierung ist unterwegs.",
    comesBack: (names) => `Wieder in deinem Bestand: ${names}.`,
    open: "Bestellung öffnen",
    notToMake: "Das ist nicht zu fertigen",
  },
  withdrawal: {
    receipt: {
      subject: (order, shop) =>
        `Dein Widerruf der Bestellung ${order} bei ${shop}`,
      heading: "Dein Widerruf ist eingegangen",
      text: (order, date) =>
        `Du hast die Bestellung ${order} widerrufen. Deine Erklärung ist am ${date} bei uns eingegangen.`,
      formText: (order, date) =>
        `Am ${date} ist über unser Formular eingegangen: der Widerruf der Bestellung ${order}, mit dieser E-Mail-Adresse.`,
      from: "Du widerrufst",
      next: "Wir schreiben dir zu Rücksendung und Erstattung. Fragen? Antworte auf diese E-Mail oder schreib an {}.",
      notYou:
        "Warst du das nicht, antworte auf diese E-Mail. Noch ist nichts geändert.",
      preview: "Bewahre diese E-Mail als Bestätigung auf.",
    },
    maker: {
      subject: (order, name) => `Widerruf der Bestellung ${order} von ${name}`,
      late: (subject) => `Verspätet: ${subject}`,
      heading: (name, order) =>
        `${name} hat die Bestellung ${order} widerrufen`,
      text: (date) =>
        `Die Erklärung kam am ${date}, und die Bestätigung ist verschickt.`,
      keeps: "Die Bestellung behält ihren Stand.",
      todo: "Schreib wegen Rücksendung und Erstattung; den Bestand buchst du selbst zurück.",
      lateSent: (days, date) =>
        `Das ist nach der Rechnung des Shops verspätet: mehr als ${days} Tage nach dem ${date}, als du die Bestellung als verschickt markiert hast. Die Frist läuft ab dem Erhalt, den der Shop nicht kennt.`,
      latePlaced: (days, date) =>
        `Das ist vielleicht verspätet: mehr als ${days} Tage nach dem ${date}, als die Bestellung einging. Sie wurde nie als verschickt markiert, und die Frist läuft ab dem Erhalt, den der Shop nicht kennt.`,
      open: "Bestellung öffnen",
      formText: (date) =>
        `Erklärt am ${date} über das Formular, in das alle schreiben können. Vergleich es mit der Bestellung, bevor du handelst.`,
      matches: "Nummer und Adresse passen zu einer Bestellung deines Shops.",
      unknown:
        "Keine Bestellung hat diese Nummer und diese E-Mail-Adresse. Vielleicht ist eine davon vertippt.",
    },
  },
  welcome: {
    see: "Schau dich im Shop um",
    reason: (shop) =>
      `Du bekommst diese E-Mail, weil diese Adresse für den Newsletter von ${shop} angemeldet wurde.`,
    unsubscribe: "Newsletter abbestellen",
  },
  invoice: {
    invoice: "Rechnung",
    correction: "Rechnungskorrektur",
    date: "Datum",
    order: "Bestellung",
    ordered: "Bestellt am",
    supplied: "Lieferung",
    later: "nach der Zahlung",
    taxNumber: "Steuernummer",
    what: "Was",
    quantity: "Menge",
    each: "Einzeln",
    sum: "Summe",
    discount: "Rabatt",
    net: "Netto",
    total: "Gesamt",
    takenBack: "Erstattet",
    cancelled: "Erstattet: Die Bestellung wurde storniert",
    withdrawn: "Erstattet nach einem Widerruf",
    reduced: "Erstattet: Der Preis wurde nachträglich gesenkt",
    unpaid: "Die Zahlung ist nicht eingegangen",
    cameAgain: "Doch bezahlt",
    noTax: "Es wird keine Umsatzsteuer ausgewiesen.",
    of: (number: string, day: string) =>
      `Diese Korrektur gehört zur Rechnung ${number} vom ${day}.`,
    tax: (rate: string) => `Umsatzsteuer ${rate}`,
  },
  year: {
    columns: {
      day: "Tag",
      order: "Bestellung",
      kind: "Vorgang",
      country: "Land",
      currency: "Währung",
      paid: "Bezahlt",
      delivery: "davon Versand",
      discount: "Rabatt",
      refunded: "Erstattet",
      rate: "Steuersatz",
      tax: "Steuer darin",
    },
    kinds: { paid: "Zahlung", refunded: "Erstattung" },
  },
  week: {
    subject: (open) =>
      plural("de", open, {
        one: "Deine Woche: eine offene Bestellung",
        other: `Deine Woche: ${open} offene Bestellungen`,
      }),
    heading: "Deine Woche",
    open: (orders, clips) =>
      `Offen: ${plural("de", orders, { one: "1 Bestellung", other: `${orders} Bestellungen` })}, ${plural("de", clips, { one: "1 Klammer", other: `${clips} Klammern` })}`,
    late: (orders) => `Zu spät: ${orders}`,
    sentUnpaid: (orders, total) =>
      `Verschickt oder abgeholt, nicht bezahlt: ${plural("de", orders, { one: "1 Bestellung", other: `${orders} Bestellungen` })}, ${total}`,
    notAsked: (orders, total) =>
      `Seit einer Woche offen, Zahlung nicht angefragt: ${plural("de", orders, { one: "1 Bestellung", other: `${orders} Bestellungen` })}, ${total}`,
    toRefund: (orders, total) =>
      `Zurückzuzahlen: ${plural("de", orders, { one: "1 Bestellung", other: `${orders} Bestellungen` })}, ${total}`,
    unpaid: (orders) =>
      `Vor einer Woche angefragt, nicht bezahlt: ${plural("de", orders, { one: "1 Bestellung", other: `${orders} Bestellungen` })}`,
    low: (items) => `Wird knapp: ${items}`,
    lowItem: (name, left) => `${name} (noch ${left})`,
    noneLow: "Wird knapp: nichts",
    sold: (orders, total) =>
      `In den letzten sieben Tagen verkauft: ${plural("de", orders, { one: "1 Bestellung", other: `${orders} Bestellungen` })}, ${total}`,
    visits: (shown: string, visits: number) =>
      `In den letzten sieben Tagen angesehen: ${plural("de", visits, { one: `${shown} Besuch`, other: `${shown} Besuche` })}`,
    best: (clip: string, count: number) =>
      `Am meisten bestellt: ${clip} (${count})`,
    custom: "Eigene Klammern",
    cameFrom: (source: string) => `Die meisten kamen über: ${source}`,
    sources: {
      direct: "Direkt zum Shop",
      search: "Suche",
      chat: "Nachrichten",
      mail: "E-Mail",
      other: "Anderswo",
      letter: (id: number) => `Brief Nr. ${id}`,
    },
    below: "Unten steht jede Bestellung mit ihrer Seite.",
    free: "Alles ist erledigt.",
    orders: "Offene Bestellungen",
    owed: "Verschickt oder abgeholt, nicht bezahlt",
    unasked: "Seit einer Woche offen, Zahlung nicht angefragt",
    refunds: "Zurückzuzahlen",
    order: (id, name, clips) =>
      `${id}, ${name}: ${plural("de", clips, { one: "1 Klammer", other: `${clips} Klammern` })}`,
    readyBy: (day) => `fertig bis ${day}`,
    isLate: "zu spät",
    isUnpaid: "unbezahlt",
    why: (shop) =>
      `Du bekommst diese E-Mail, weil du sie in der Verwaltung von ${shop} unter Bestellungen eingeschaltet hast.`,
  },
  letter: {
    inBrowser: "Im Browser lesen",
    see: "Die Klammer ansehen",
  },
  test: {
    subject: (shop) => `Test-E-Mail von ${shop}`,
    heading: "Es klappt",
    text: "Das ist ein Test. Die E-Mails des Shops funktionieren: Bestellungen erreichen dich, und wer bestellt, bekommt eine Bestätigung.",
  },
  reminder: {
    open: {
      title: (clip) => `${clip} ist da`,
      text: "Du wolltest es wissen: Ab jetzt gibt es das im Shop. Wer zuerst kommt, mahlt zuerst.",
    },
    moved: {
      title: (clip) => `${clip}: neuer Termin`,
      text: (when) => `Neuer Termin: ${when}.`,
      unknown:
        "Es gibt noch keinen neuen Termin. Wir schreiben dir, sobald es so weit ist.",
    },
    off: {
      title: (clip) => `${clip} kommt nicht mehr`,
      text: "Das wurde aus dem Shop genommen. Danke, dass du gewartet hast.",
    },
    see: "Im Shop ansehen",
    reason: (shop) =>
      `Du bekommst diese E-Mail, weil diese Adresse bei ${shop} für diese Klammer hinterlassen wurde. Es bleibt bei dieser einen, und die Adresse vergessen wir jetzt.`,
    later: (shop) =>
      `Du bekommst diese E-Mail, weil diese Adresse bei ${shop} für diese Klammer hinterlassen wurde. Wir schreiben noch einmal, wenn sie da ist, und vergessen die Adresse dann.`,
    forget: "Meine Adresse löschen",
  },
  forgetReminder: {
    title: "Deine Adresse löschen?",
    text: "Wir löschen sie sofort und schreiben nicht mehr über diese Klammer.",
    confirm: "Löschen",
    doneTitle: "Deine Adresse ist gelöscht",
    done: "Wir schreiben dir nicht mehr über diese Klammer.",
    unknownTitle: "Hier ist nichts zu löschen",
    unknown:
      "Diese Adresse ist nicht mehr bei uns: Wir vergessen sie mit der E-Mail, auf die sie gewartet hat.",
  },
  confirmSubscription: {
    subject: (shop) => `Bitte bestätigen: Newsletter von ${shop}`,
    title: "Newsletter abonnieren?",
    text: (shop) =>
      `Diese Adresse wurde für den Newsletter von ${shop} angegeben. Das gilt, sobald du es bestätigst.`,
    confirm: "Bestätigen",
    notYou:
      "Du warst das nicht? Dann tu nichts: Die Adresse wird nach einem Monat vergessen.",
    doneTitle: "Du bist dabei",
    done: "Danke! Du kannst dich jederzeit über den Link in jedem Newsletter abmelden.",
    offTitle: "Du stehst nicht auf der Liste",
    off: "Diese Adresse ist vom Newsletter abgemeldet. Wenn du ihn wieder bekommen möchtest, melde dich bitte im Shop noch einmal an.",
  },
  passwordLink: {
    subject: (shop) => `Neues Passwort für ${shop}`,
    heading: "Ein neues Passwort",
    text: (shop) =>
      `Jemand, wahrscheinlich du, hat um ein neues Passwort für die Verwaltung von ${shop} gebeten.`,
    choose: "Neues Passwort wählen",
    once: (minutes) =>
      `Der Link funktioniert einmal und ${minutes} Minuten lang.`,
    username: (name) => `Dein Benutzername ist ${name}.`,
    notYou:
      "Das warst nicht du? Dann tu nichts: Dein Passwort bleibt, wie es ist, und den Link hat nur dieses Postfach.",
  },
  unsubscribe: {
    title: "Newsletter abbestellen?",
    text: (shop) =>
      `Du bekommst dann keine Newsletter von ${shop} mehr. Anmelden kannst du dich jederzeit wieder.`,
    confirm: "Abbestellen",
    doneTitle: "Du hast den Newsletter abbestellt",
    done: "Du bekommst keine Newsletter mehr. Wenn das ein Versehen war, kannst du dich im Shop wieder anmelden.",
    unknownTitle: "Dieser Link funktioniert nicht mehr",
    unknown:
      "Zu diesem Link haben wir keine Adresse gefunden. Vielleicht war er abgeschnitten, oder du stehst schon nicht mehr auf der Liste. Bitte öffne den Link in unserer E-Mail noch einmal, oder antworte auf sie, dann tragen wir dich aus.",
    back: "Zurück zum Shop",
  },
  colon: ": ",
  /** The lines that a phone shows of new orders, on its locked screen. */
  push: {
    one: (number: number) => `Neue Bestellung ${number}`,
    many: (orders: number) => `${orders} neue Bestellungen`,
    body: (total: string, shop: string) =>
      `${total}, ${shop}. Alles Weitere steht in deiner E-Mail.`,
  },
  failures: {
    login: () =>
      "Der Mailserver hat die Anmeldung abgelehnt. Prüf Benutzer und Passwort in SMTP_URL.",
    certificate: (server) =>
      `Dem Zertifikat des Mailservers ${server} konnte nicht vertraut werden.`,
    unencrypted: (server) =>
      `Der Mailserver ${server} beginnt ohne Verschlüsselung. Schreib in SMTP_URL smtp:// statt smtps://, oder gib den Port für TLS an (meist 465).`,
    encrypted: (server) =>
      `Der Mailserver ${server} hat nicht rechtzeitig geantwortet. Wenn er von Beginn an verschlüsselt (meist Port 465), schreib in SMTP_URL smtps:// statt smtp://.`,
    insecure: (server) =>
      `Der Mailserver ${server} bietet keine sichere Verbindung, deshalb wurde nichts gesendet.`,
    allowance: () =>
      "Der Mailserver nimmt gerade keine E-Mails mehr von diesem Shop an oder lehnt seine Adresse ab. Es wird weiter versucht. Prüf das Kontingent des Kontos und MAIL_FROM.",
    sender: () => "Der Mailserver hat den Absender abgelehnt. Prüf MAIL_FROM.",
    recipient: () => "Der Mailserver hat die Adresse des Empfängers abgelehnt.",
    mail: () => "Der Mailserver hat die E-Mail abgelehnt.",
    shop: (server) =>
      `Der Mailserver ${server} wollte nicht mit diesem Shop sprechen.`,
    notNow: () => "Der Mailserver konnte die E-Mail gerade nicht annehmen.",
    late: (server) =>
      `Der Mailserver ${server} hat nicht rechtzeitig geantwortet.`,
    unknown: (server) =>
      `Der Name des Mailservers ${server} wurde nicht gefunden. Prüf SMTP_URL und das Netz.`,
    tooLarge: () => "Die E-Mail ist größer, als der Server annimmt.",
    unreachable: (server) => `Der Mailserver ${server} war nicht zu erreichen.`,
    uncomposed: () =>
      "Die E-Mail konnte nicht zusammengestellt werden; das Protokoll sagt, warum.",
    folder: () => "Die E-Mail konnte nicht in den Ordner geschrieben werden.",
    recipients: () => "Diese E-Mail hat nicht genau einen Empfänger.",
    replied: (sentence, reply) => `${sentence} Seine Antwort: ${reply}`,
  },
};
