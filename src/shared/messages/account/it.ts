import type { AccountMessages } from "./en.ts";

export const it: AccountMessages = {
  title: "Il tuo account",
  loadFailed: (reason) => `Non si è caricato. ${reason}`,
  remove: "Togli",
  removeOne: (name) => `Togli ${name}`,
  since: (since) => `Da: ${since}.`,
  insecure: (url) =>
    `Per questo il negozio ha bisogno di https e di un nome proprio. Apri il pannello su ${url}.`,
  phone: {
    title: "Questo telefono o computer",
    intro:
      "Un nuovo ordine può suonare qui, senza nomi sullo schermo bloccato.",
    turnOn: "Suona su questo dispositivo",
    turnOff: "Non suonare più qui",
    isOn: "Questo dispositivo suona per i nuovi ordini.",
    unsupported:
      "Questo browser non può suonare. Su un iPhone scegli prima Condividi, poi Aggiungi alla schermata Home, e apri il pannello da lì.",
    blocked:
      "Le notifiche di questo negozio sono bloccate. Consentile nelle impostazioni del browser, poi torna qui.",
    failed: "Ancora non suona",
    noAnswer: "Il servizio di notifiche del browser non ha risposto. Riprova.",
    others: "Altri dispositivi che suonano",
    unknown: "Browser sconosciuto",
    install:
      "Aggiungi il pannello alla schermata Home dal menu del browser: si apre come un’app e la sua icona mostra quanti ordini sono aperti.",
  },
  passkeys: {
    title: "Passkey",
    intro:
      "Accedi con l’impronta, il volto o il codice del dispositivo. La password resta la via di ritorno.",
    none: "Ancora nessuna passkey.",
    name: "Nome",
    nameHint: "Per esempio il dispositivo su cui si trova.",
    password: "La tua password",
    add: "Aggiungi una passkey",
    adding: "In attesa del dispositivo...",
    added: "Passkey aggiunta",
    failed: "La passkey non è stata aggiunta",
    notMade:
      "Il dispositivo non ha creato una passkey. Forse ne ha già una di questo negozio.",
    lastUsed: (when) => `Ultimo uso: ${when}.`,
    never: "Non ancora usata.",
    removed: "Passkey tolta",
    removeFailed: "Non è stato possibile togliere la passkey",
  },
  password: {
    title: "Password",
    intro:
      "Una nuova password chiude tutte le altre sessioni e i link alle tue pagine nelle e-mail degli ordini. La sezione Ordini te ne manda di nuovi.",
    now: "La password di adesso",
    next: "Nuova password",
    hint: (min) =>
      `Almeno ${min} caratteri. Tre o quattro parole senza legame tra loro si ricordano facilmente.`,
    save: "Cambia la password",
    saved: {
      title: "Password cambiata",
      description: "Qui resti dentro.",
    },
    failed: "La password non è stata cambiata",
  },
  byLink: {
    title: "Scegli una nuova password",
    intro:
      "Chiude tutte le sessioni e i link alle tue pagine nelle e-mail degli ordini. La scheda Ordini te ne invia di nuovi.",
    save: "Salva e accedi",
    done: "L’accesso è avvenuto con la nuova password.",
    incomplete:
      "Questo link è incompleto. Aprilo di nuovo dall’e-mail o chiedine uno nuovo nella pagina di accesso.",
    toLogin: "All’accesso",
  },
  sessions: {
    title: "Dove hai fatto l’accesso",
    intro:
      "«Chiudi tutte le altre» chiude anche i link alle tue pagine nelle e-mail degli ordini. La sezione Ordini te ne manda di nuovi.",
  },
};
