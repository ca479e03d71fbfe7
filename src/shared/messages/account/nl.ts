import type { AccountMessages } from "./en.ts";

export const nl: AccountMessages = {
  title: "Je account",
  loadFailed: (reason) => `Dit kon niet worden geladen. ${reason}`,
  remove: "Verwijderen",
  removeOne: (name) => `${name} verwijderen`,
  since: (since) => `Sinds: ${since}.`,
  insecure: (url) =>
    `Hiervoor heeft de winkel https en een eigen naam nodig. Open het beheer op ${url}.`,
  phone: {
    title: "Deze telefoon of computer",
    intro:
      "Een nieuwe bestelling kan hier rinkelen, zonder naam op het vergrendelde scherm.",
    turnOn: "Laat dit apparaat rinkelen",
    turnOff: "Hier niet meer rinkelen",
    isOn: "Dit apparaat rinkelt bij nieuwe bestellingen.",
    unsupported:
      "Deze browser kan niet rinkelen. Kies op een iPhone eerst Deel, dan Zet op beginscherm, en open het beheer daarvandaan.",
    blocked:
      "Meldingen van deze winkel zijn geblokkeerd. Sta ze toe in de instellingen van je browser en kom dan terug.",
    failed: "Het rinkelt nog niet",
    noAnswer:
      "De pushdienst van de browser gaf geen antwoord. Probeer het nog eens.",
    others: "Andere apparaten die rinkelen",
    unknown: "Onbekende browser",
    install:
      "Zet het beheer via het menu van je browser op je beginscherm: het opent als een app en het icoon toont hoeveel bestellingen open zijn.",
  },
  passkeys: {
    title: "Passkeys",
    intro:
      "Log in met je vingerafdruk, je gezicht of de code van je apparaat. Je wachtwoord blijft de weg terug.",
    none: "Nog geen passkeys.",
    name: "Naam",
    nameHint: "Bijvoorbeeld het apparaat waar hij op staat.",
    password: "Je wachtwoord",
    add: "Passkey toevoegen",
    adding: "Wachten op je apparaat...",
    added: "Passkey toegevoegd",
    failed: "De passkey is niet toegevoegd",
    notMade:
      "Je apparaat heeft geen passkey gemaakt. Misschien staat er al een van deze winkel op.",
    lastUsed: (when) => `Laatst gebruikt: ${when}.`,
    never: "Nog niet gebruikt.",
    removed: "Passkey verwijderd",
    removeFailed: "De passkey kon niet worden verwijderd",
  },
  password: {
    title: "Wachtwoord",
    intro:
      "Een nieuw wachtwoord beëindigt alle andere sessies en de links naar je pagina’s in de mails van bestellingen. Onder Bestellingen krijg je nieuwe.",
    now: "Je huidige wachtwoord",
    next: "Nieuw wachtwoord",
    hint: (min) =>
      `Minstens ${min} tekens. Drie of vier woorden die niet bij elkaar horen, onthoud je makkelijk.`,
    save: "Wachtwoord wijzigen",
    saved: {
      title: "Wachtwoord gewijzigd",
      description: "Hier blijf je ingelogd.",
    },
    failed: "Het wachtwoord is niet gewijzigd",
  },
  byLink: {
    title: "Kies een nieuw wachtwoord",
    intro:
      "Het beëindigt alle sessies en de links naar je pagina’s in de e-mails van bestellingen. Het tabblad Bestellingen stuurt je nieuwe.",
    save: "Opslaan en inloggen",
    done: "Je bent ermee ingelogd.",
    incomplete:
      "Deze link is niet volledig. Open hem nog eens vanuit de e-mail, of vraag een nieuwe aan op de inlogpagina.",
    toLogin: "Naar het inloggen",
  },
  sessions: {
    title: "Waar je bent ingelogd",
    intro:
      "‘Alle andere beëindigen’ beëindigt ook de links naar je pagina’s in de mails van bestellingen. Onder Bestellingen krijg je nieuwe.",
  },
};
