import type { DemoMessages } from "./en.ts";

export const it: DemoMessages = {
  about: {
    title: "Pinze per capelli in resina, fatte a mano",
    description:
      "Pinze per capelli in resina fatte a mano, colate in piccole serie. Scegline una, o crea la tua con ciondoli e lettere.",
    tagline:
      "Pinze per capelli in resina fatte a mano, colate in piccole serie.",
    closing: "Fatte a mano, una pinza alla volta.",
  },
  hero: {
    headline: "Tiene tutto.",
    sentence:
      "Pinze colate, lucidate e rifinite a mano, in una resina che cattura la luce.",
  },
  shop: {
    title: "La colata del momento",
    text: "Ogni pinza nasce in una piccola serie: la venatura che ricevi è soltanto tua.",
  },
  promo: { title: "Scrivilo nella resina", sample: "FIORE" },
  process: {
    title: "Come nascono",
    text: (minutes) =>
      `Una pinza personalizzata richiede circa ${minutes} minuti. Poi la resina si prende il suo tempo.`,
    steps: [
      {
        title: "Colare",
        text: "Il pigmento entra a occhio nella resina chiara e uno spillo lo tira attraverso lo stampo. Non ci sono due venature uguali.",
      },
      {
        title: "Posare",
        text: "Ciondoli e perline con lettera entrano finché la superficie è morbida: stanno nella pinza, non sopra.",
      },
      {
        title: "Lucidare",
        text: "Ogni bordo è levigato e lucidato finché scorre tra i capelli senza impigliarsi.",
      },
      {
        title: "Montare",
        text: "Mettiamo la molla, la apriamo e chiudiamo a mano, e solo allora confezioniamo.",
      },
    ],
    days: [
      { title: "Tre giorni", text: "per indurire, al buio e in pace" },
      { title: "Due giorni", text: "per lucidare, confezionare e spedire" },
    ],
  },
  gallery: {
    title: "Pinze in libertà",
    flatlay: "Cinque pinze su carta color crema con qualche perla",
    hinge: "La molla dorata di una pinza albicocca, da vicino",
    petals: "Fiori pressati dentro la resina chiara",
    macro: "Resina tartaruga, da vicino",
    dish: "Una pinza color salvia su un piatto screziato",
    plinth: "Una pinza limone e pesca su un piedistallo di pietra",
  },
  newsletter: {
    title: "La prossima colata in anteprima",
    text: "Una breve e-mail quando ci sono pinze nuove. Nient’altro.",
    welcome: "Sei nella lista per la prossima colata.",
  },
  delivery: "Pronte in circa 5 giorni",
  details:
    "Due metà di resina colata, una cerniera di ottone e una molla d’acciaio. Ogni bordo è levigato e lucidato, così scivola via senza tirare.\n\nOgni colata ha le sue venature: la tua somiglierà a questa, senza essere identica.",
  products: {
    rose: {
      name: "Venatura di quarzo rosa",
      description:
        "Toni di rosa lattiginosi, mescolati a mano nella resina chiara, con una vena d’oro sottile come un capello.",
    },
    tortoise: {
      name: "Tartaruga al miele",
      description:
        "Calda resina ambra con sfumature brune e affumicate; ogni colata viene diversa.",
    },
    meadow: {
      name: "Prato in fiore",
      description:
        "Minuscoli fiori e rametti di felce, pressati in una resina chiara appena rosata.",
    },
    sage: {
      name: "Salvia e foglia d’oro",
      description:
        "Una pinza traforata e leggera, in un salvia tenue con scaglie di foglia d’oro.",
    },
    plum: {
      name: "Prugna stellata",
      description:
        "Prugna profonda con glitter rosa e oro che catturano ogni luce.",
    },
    tide: {
      name: "Agata di marea",
      description:
        "Fasce blu mare, a vortice come un’agata lucidata, in una cornice aperta.",
    },
    apricot: {
      name: "Sfumatura albicocca",
      description:
        "La crema si scioglie nell’albicocca matura, con un fine luccichio dappertutto.",
    },
    terrazzo: {
      name: "Terrazzo Pop",
      description:
        "Coriandoli color argilla, salvia e vino su una base rosata e lucida.",
    },
    sherbet: {
      name: "Nuvola di sorbetto",
      description:
        "Una nuvola smerlata di sorbetto al limone e alla pesca, morbida come il suo nome.",
    },
  },
  options: {
    midi: "Midi, 7\u00a0cm",
    maxi: "Maxi, 10\u00a0cm",
    sage: "Salvia",
    eucalyptus: "Eucalipto",
    olive: "Oliva",
  },
  charms: {
    star: "Stella portafortuna",
    heart: "Cuoricino",
    bow: "Fiocco da ballerina",
    cherry: "Coppia di ciliegie",
    daisy: "Margherita",
    butterfly: "Farfalla lilla",
    moon: "Luna dorata",
    pearl: "Perla",
    shell: "Conchiglia pesca",
    strawberry: "Fragola",
    mushroom: "Fungo rosso",
    eye: "Occhio portafortuna",
  },
  resins: {
    rose: "Quarzo rosa",
    tortoise: "Tartaruga al miele",
    sage: "Salvia e foglia d’oro",
    plum: "Prugna stellata",
    tide: "Agata di marea",
    apricot: "Sfumatura albicocca",
    terrazzo: "Terrazzo Pop",
    meadow: "Prato in fiore",
    sherbet: "Nuvola di sorbetto",
  },
  pages: {
    shipping: {
      title: "Spedizione",
      text: "Ogni pinza nasce dopo il tuo ordine: trenta minuti al banco di lavoro, tre giorni per indurire, due giorni per lucidare e confezionare. Parte quindi circa cinque giorni dopo.\n\n## Come viaggia\n\nIn una scatola imbottita, avvolta in carta velina. La pagina del tuo ordine dice a che punto è, e quando parte ti mandiamo un’e-mail.\n\n## Quanto costa\n\nQuando ordini non paghi nulla. Prima ti scriviamo, con le spese di spedizione e come pagare.\n\n## Se va persa\n\nScrivici. La rifacciamo o ti rimborsiamo, come preferisci.",
    },
    returns: {
      title: "Resi",
      text: "Non è come speravi? Rimandacela mai indossata entro 14 giorni dall’arrivo e ti rimborsiamo.\n\n## Come fare\n\nScrivici con il numero del tuo ordine. Ti rispondiamo con l’indirizzo, di solito entro un giorno.\n\n## Pinze con le tue lettere\n\nUna pinza che hai creato è fatta solo per te, quindi non possiamo riprenderla. A meno che non abbia un difetto, naturalmente.\n\n## Se qualcosa è rotto\n\nMandaci una foto. La ripariamo, la rifacciamo o ti rimborsiamo.",
    },
    care: {
      title: "Cura della pinza",
      text: "La resina è più robusta di quanto sembri e resta lucida per anni, se la tratti con un po’ di riguardo.\n\n## Ogni giorno\n\nTogli la pinza prima di fare la doccia, nuotare o dormire. Mettila dopo il profumo e la lacca, quando sono asciutti.\n\n## Per pulirla\n\n- Acqua tiepida e una goccia di sapone delicato\n- Un panno morbido per asciugarla\n- Niente alcol, acetone o lavastoviglie\n\n## Che cosa non ama\n\nIl calore. Un cruscotto a luglio o una piastra rovente possono piegarla.\n\n## La molla\n\nSe cigola, basta una goccia d’olio per macchine da cucire sulla cerniera.",
    },
    faq: {
      title: "Domande frequenti",
      text: "## Quanto ci vuole per una pinza?\n\nCirca cinque giorni dal tuo ordine. Per quasi tutto il tempo la resina indurisce, al buio e in pace.\n\n## La mia sarà come nella foto?\n\nSimile, ma non identica. Ogni colata ha le sue venature, ed è proprio questo il bello.\n\n## Quale misura va bene per i miei capelli?\n\nLa pagina di ogni pinza la disegna accanto a una carta di credito. Circa sette centimetri tengono metà dei capelli, circa dieci tutti.\n\n## Quando pago?\n\nNon quando ordini. Prima ti scriviamo.\n\n## Posso ancora cambiare il mio ordine?\n\nFinché non abbiamo cominciato: dalla pagina del tuo ordine puoi annullarlo, e per tutto il resto ci scrivi.",
    },
  },
};
