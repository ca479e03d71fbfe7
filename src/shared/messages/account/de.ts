import type { AccountMessages } from "./en.ts";

export const de: AccountMessages = {
  title: "Dein Konto",
  loadFailed: (reason) => `Das ließ sich nicht laden. ${reason}`,
  remove: "Entfernen",
  removeOne: (name) => `${name} entfernen`,
  since: (since) => `Seit: ${since}.`,
  insecure: (url) =>
    `Dafür braucht der Shop https und einen eigenen Namen. Öffne die Verwaltung unter ${url}.`,
  phone: {
    title: "Dieses Handy oder dieser Computer",
    intro:
      "Eine neue Bestellung kann hier klingeln, ohne Namen auf dem Sperrbildschirm.",
    turnOn: "Auf diesem Gerät klingeln",
    turnOff: "Hier nicht mehr klingeln",
    isOn: "Dieses Gerät klingelt bei neuen Bestellungen.",
    unsupported:
      "Dieser Browser kann nicht klingeln. Auf einem iPhone wähl erst Teilen, dann Zum Home-Bildschirm, und öffne die Verwaltung von dort.",
    blocked:
      "Mitteilungen dieses Shops sind gesperrt. Erlaub sie in den Einstellungen deines Browsers und komm dann wieder.",
    failed: "Es klingelt noch nicht",
    noAnswer:
      "Der Push-Dienst des Browsers hat nicht geantwortet. Versuch es bitte noch einmal.",
    others: "Andere Geräte, die klingeln",
    unknown: "Unbekannter Browser",
    install:
      "Leg die Verwaltung über das Menü deines Browsers auf den Startbildschirm: Sie öffnet sich wie eine App, und ihr Symbol zeigt, wie viele Bestellungen offen sind.",
  },
  passkeys: {
    title: "Passkeys",
    intro:
      "Melde dich mit Fingerabdruck, Gesicht oder dem Code deines Geräts an. Dein Passwort bleibt der Weg zurück.",
    none: "Noch keine Passkeys.",
    name: "Name",
    nameHint: "Zum Beispiel das Gerät, auf dem er liegt.",
    password: "Dein Passwort",
    add: "Passkey hinzufügen",
    adding: "Warten auf dein Gerät\u00a0...",
    added: "Passkey hinzugefügt",
    failed: "Der Passkey wurde nicht hinzugefügt",
    notMade:
      "Dein Gerät hat keinen Passkey gemacht. Vielleicht liegt schon einer dieses Shops darauf.",
    lastUsed: (when) => `Zuletzt benutzt: ${when}.`,
    never: "Noch nicht benutzt.",
    removed: "Passkey entfernt",
    removeFailed: "Der Passkey ließ sich nicht entfernen",
  },
  password: {
    title: "Passwort",
    intro:
      "Ein neues Passwort beendet alle anderen Sitzungen und die Links zu deinen Seiten in den E-Mails der Bestellungen. Im Bereich Bestellungen bekommst du neue.",
    now: "Dein aktuelles Passwort",
    next: "Neues Passwort",
    hint: (min) =>
      `Mindestens ${min} Zeichen. Drei oder vier Wörter, die nicht zusammengehören, sind leicht zu merken.`,
    save: "Passwort ändern",
    saved: {
      title: "Passwort geändert",
      description: "Hier bleibst du angemeldet.",
    },
    failed: "Das Passwort wurde nicht geändert",
  },
  byLink: {
    title: "Wähl ein neues Passwort",
    intro:
      "Es beendet alle Sitzungen und die Links zu deinen Seiten in den E-Mails der Bestellungen. Im Bereich Bestellungen bekommst du neue.",
    save: "Speichern und anmelden",
    done: "Du bist damit angemeldet.",
    incomplete:
      "Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail, oder bitte auf der Anmeldeseite um einen neuen.",
    toLogin: "Zur Anmeldung",
  },
  sessions: {
    title: "Wo du angemeldet bist",
    intro:
      "„Alle anderen beenden“ beendet auch die Links zu deinen Seiten in den E-Mails der Bestellungen. Im Bereich Bestellungen bekommst du neue.",
  },
};
