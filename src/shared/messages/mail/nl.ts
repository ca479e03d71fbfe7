import { plural } from "#shared/messages/words.ts";
import type { MailMessages } from "./en.ts";

export const nl: MailMessages = {
  order: {
    placed: (number, date) => `Bestelnummer ${number}, ${date}`,
    about: (number, sentence) => `Bestelnummer ${number}. ${sentence}`,
    preview: (number, sentence) => `Bestelling ${number}: ${sentence}`,
    subject: (number) => `Bestelling ${number}`,
    yours: "Je bestelling",
    resin: (name) => `Hars: ${name}`,
    letters: (letters) => `Letters: ${letters}`,
    withdrawnLine: "Herroepen",
    charm: (name) => `Bedel, in het midden: ${name}`,
    charms: (names) => `Bedels, van links naar rechts: ${names}`,
    each: (price) => `${price} per stuk`,
    see: "Volg je bestelling",
    questions: "Vragen? Beantwoord deze e-mail of schrijf naar {}.",
  },
  confirmation: {
    subject: (number, shop) => `Je bestelling ${number} bij ${shop}`,
    preview: {
      both: "we schrijven je over betaling en levering.",
      payment: "we schrijven je over de betaling.",
      delivery: "we schrijven je over de levering.",
      none: "we beginnen met het maken van je klemmen.",
    },
    word: {
      both: "We schrijven je over betaling en levering. Er is nog niets afgeschreven.",
      payment:
        "We schrijven je over de betaling. Er is nog niets afgeschreven.",
      delivery:
        "We schrijven je over de levering. Er is nog niets afgeschreven.",
      none: "Er is nog niets afgeschreven.",
    },
    thanks: "Bedankt voor je bestelling!",
    thanksTo: (name) => `Bedankt voor je bestelling, ${name}!`,
    steps: {
      making: "We beginnen met het maken van je klemmen.",
      progress: "Je hoort van ons hoe het vordert.",
      sending: "We pakken ze zorgvuldig in en sturen ze naar je toe.",
      collect: "We laten je weten wanneer je ze kunt afhalen.",
    },
    contact: (email, phone) =>
      `We bereiken je via ${phone ? `${email} of ${phone}` : email}.`,
    change: "Iets veranderen?",
    changeText:
      "Zolang we nog niet begonnen zijn, kun je annuleren op de pagina van je bestelling. Voor al het andere beantwoord je deze e-mail of schrijf je naar {}.",
  },
  making: {
    subject: (number, shop) =>
      `Je bestelling ${number} bij ${shop} is in de maak`,
    heading: "Je bestelling is in de maak",
    text: "We zijn ermee begonnen.",
    next: "Je hoort weer van ons zodra je bestelling onderweg is.",
    nextCollect: "Je hoort weer van ons zodra je bestelling klaarligt.",
  },
  sent: {
    subject: (number, shop) =>
      `Je bestelling ${number} bij ${shop} is onderweg`,
    heading: "Je bestelling is onderweg",
    text: "Alles is klaar, ingepakt en verzonden.",
    next: "Komt je bestelling niet aan of klopt er iets niet, schrijf ons dan.",
  },
  collect: {
    subject: (number, shop) => `Je bestelling ${number} bij ${shop} ligt klaar`,
    heading: "Je bestelling ligt klaar",
    text: "Alles is klaar en je kunt het afhalen.",
    next: "Klopt er iets niet, schrijf ons dan.",
  },
  cancelled: {
    subject: (number, shop) =>
      `Je bestelling ${number} bij ${shop} is geannuleerd`,
    heading: "Je bestelling is geannuleerd",
    text: "We maken je klemmen niet en je hoeft niets te betalen.",
    next: "Heb je er een vraag over? Schrijf ons.",
  },
  payment: {
    asked: {
      subject: (number, total, shop) =>
        `Bestelling ${number} bij ${shop}: ${total} te betalen`,
      heading: "Nu nog betalen, dan gaat het op reis",
      headingCollect: "Nu nog betalen",
      text: (total) => `Je bestelling komt op ${total}.`,
    },
    reminder: {
      subject: (number, total, shop) =>
        `Herinnering: bestelling ${number} bij ${shop}, ${total}`,
      heading: "Een kleine herinnering",
      text: (total) =>
        `We hebben je betaling van ${total} nog niet gezien. Is het geld al onderweg, dan hoef je niets te doen.`,
    },
    paid: {
      subject: (number, shop) =>
        `Dank je wel: bestelling ${number} bij ${shop} is betaald`,
      heading: "Je betaling is binnen",
      text: (total) => `We hebben ${total} ontvangen. Dank je wel!`,
      receipt: "Je bestelpagina kun je als kwitantie afdrukken.",
    },
    refunded: {
      subject: (number, amount, shop) =>
        `${amount} van bestelling ${number} bij ${shop} is onderweg terug`,
      heading: "Je geld is op de terugweg",
      text: (total) =>
        `We hebben je ${total} teruggestuurd. Afhankelijk van je bank duurt dat een paar dagen.`,
    },
    amount: "Bedrag",
    cancelledPaid: (amount) =>
      `We maken hem niet. Je hebt betaald, en we storten ${amount} terug.`,
    cancelledRefunded: (amount) =>
      `We maken hem niet. We hebben ${amount} teruggestort.`,
    step: "Betaal op een van de manieren hieronder. Er is nog niets afgeschreven.",
    toRefund: (amount) =>
      `De bestelling was betaald. Stort ${amount} terug en noteer het op de pagina van de bestelling.`,
    toldHow:
      "Je klant weet al hoe te betalen. Noteer de bestelling als betaald zodra de betaling er is.",
    unpaid: "Al een week of langer niet betaald",
    unpaidOrder: (number, total, date) =>
      `Bestelling ${number}: ${total}, gevraagd op ${date}`,
    unpaidMore: (count) =>
      plural("nl", count, { one: "en nog één", other: `en nog ${count}` }),
  },
  corrected: {
    subject: (number, shop) => `Je gewijzigde bestelling ${number} bij ${shop}`,
    heading: "Je gewijzigde bestelling",
    text: "We hebben alles gewijzigd zoals je vroeg. Zo is je bestelling nu.",
    changes: "Wat er is veranderd",
  },
  maker: {
    subject: (number, total, name) =>
      `Nieuwe bestelling ${number}: ${total} van ${name}`,
    preview: (total, name) => `${total} van ${name}`,
    heading: (clips, name) =>
      `${plural("nl", clips, { one: "1 klem", other: `${clips} klemmen` })} voor ${name}`,
    open: "Bestelling openen",
    openNote:
      "Daar begin je eraan, vraag je om betaling, meld je dat alles klaar is en druk je de werkbon af.",
    toMake: "Dit moet er gemaakt worden",
    noPayment: {
      both: "Er is nog niets betaald. Schrijf je klant over betaling en levering: een antwoord op deze e-mail komt daar aan.",
      payment:
        "Er is nog niets betaald. Schrijf je klant over de betaling: een antwoord op deze e-mail komt daar aan.",
      delivery:
        "Er valt niets te betalen. Schrijf je klant over de levering: een antwoord op deze e-mail komt daar aan.",
      none: "Er valt niets te betalen.",
    },
    write: "Nu schrijven",
    drawers: "Uit de laatjes",
    contact: "Contact",
    low: "Raakt op",
    lowLast: (name) => `${name}: dat was de laatste`,
    lowLeft: (name, left) => `${name}: nog ${left}`,
    remarks: "Let op",
    largeTake: (name, taken, before) =>
      `Deze bestelling nam ${taken} van de laatste ${before} stuks van ${name}.`,
    large: (clips) =>
      `Deze bestelling telt ${clips} klemmen. Tot je haar opent, schuift ze anderen hoogstens een week op.`,
    unconfirmed: {
      limit:
        "Je klant heeft geen bevestiging gekregen: naar dat postvak gingen er vandaag al meerdere. Is deze bestelling echt bedoeld?",
      origin:
        "Je klant heeft geen bevestiging gekregen: vandaag kwamen er heel veel bestellingen uit één netwerk. Is deze bestelling echt bedoeld?",
      program:
        "Je klant heeft geen bevestiging gekregen: een veld dat niemand ziet was ingevuld, zoals bots doen. Is deze bestelling echt bedoeld?",
    },
  },
  withdrawn: {
    subject: (number, total, name) =>
      `Bestelling ${number} is geannuleerd: ${total} van ${name}`,
    heading: (name, number) => `${name} heeft bestelling ${number} geannuleerd`,
    text: "Je was er nog niet aan begonnen, en je klant weet ervan.",
    comesBack: (names) => `Terug in je voorraad: ${names}.`,
    open: "De bestelling openen",
    notToMake: "Dit hoeft niet gemaakt te worden",
  },
  withdrawal: {
    receipt: {
      subject: (order, shop) =>
        `Je herroeping van bestelling ${order} bij ${shop}`,
      heading: "We hebben je herroeping ontvangen",
      text: (order, date) =>
        `Je hebt bestelling ${order} herroepen. Je verklaring kwam bij ons binnen op ${date}.`,
      formText: (order, date) =>
        `Op ${date} kwam dit binnen via ons formulier: een herroeping van bestelling ${order}, met dit e-mailadres.`,
      from: "Je herroept",
      next: "We schrijven je over terugsturen en terugbetalen. Vragen? Antwoord op deze e-mail of schrijf naar {}.",
      notYou:
        "Was jij dit niet, antwoord dan op deze e-mail. Er is nog niets veranderd.",
      preview: "Bewaar deze e-mail als ontvangstbevestiging.",
    },
    maker: {
      subject: (order, name) =>
        `Herroeping van bestelling ${order} door ${name}`,
      late: (subject) => `Te laat: ${subject}`,
      heading: (name, order) => `${name} heeft bestelling ${order} herroepen`,
      text: (date) =>
        `De verklaring kwam op ${date}, en de ontvangstbevestiging is verstuurd.`,
      keeps: "De status van de bestelling blijft zoals die is.",
      todo: "Schrijf over terugsturen en terugbetalen; de voorraad zet je zelf terug.",
      lateSent: (days, date) =>
        `Volgens de winkel is dit te laat: meer dan ${days} dagen na ${date}, toen de bestelling als verzonden werd gemeld. De termijn loopt vanaf de ontvangst, die de winkel niet kent.`,
      latePlaced: (days, date) =>
        `Dit is misschien te laat: meer dan ${days} dagen na ${date}, toen de bestelling werd geplaatst. Die is nooit als verzonden gemeld, en de termijn loopt vanaf de ontvangst, die de winkel niet kent.`,
      open: "De bestelling openen",
      formText: (date) =>
        `Verklaard op ${date} via het formulier, waarin iedereen kan schrijven. Vergelijk het met de bestelling voor je iets doet.`,
      matches: "Nummer en adres passen bij een bestelling van je winkel.",
      unknown:
        "Geen bestelling heeft dit nummer en dit e-mailadres. Misschien zit er een tikfout in.",
    },
  },
  welcome: {
    see: "Bekijk de winkel",
    reason: (shop) =>
      `Je krijgt deze e-mail omdat dit adres is aangemeld voor de nieuwsbrief van ${shop}.`,
    unsubscribe: "Uitschrijven",
  },
  invoice: {
    invoice: "Factuur",
    correction: "Correctiefactuur",
    date: "Datum",
    order: "Bestelling",
    ordered: "Besteld op",
    supplied: "Levering",
    later: "na betaling",
    taxNumber: "Belastingnummer",
    what: "Wat",
    quantity: "Aantal",
    each: "Per stuk",
    sum: "Bedrag",
    discount: "Korting",
    net: "Netto",
    total: "Totaal",
    takenBack: "Terugbetaald",
    cancelled: "Terugbetaald: bestelling geannuleerd",
    withdrawn: "Terugbetaald na een herroeping",
    reduced: "Terugbetaald: prijs achteraf verlaagd",
    unpaid: "De betaling is niet aangekomen",
    cameAgain: "Toch betaald",
    noTax: "Er wordt geen belasting vermeld.",
    of: (number: string, day: string) =>
      `Deze factuur corrigeert factuur ${number} van ${day}.`,
    tax: (rate: string) => `Btw ${rate}`,
  },
  year: {
    columns: {
      day: "Dag",
      order: "Bestelling",
      kind: "Wat",
      country: "Land",
      currency: "Valuta",
      paid: "Betaald",
      delivery: "waarvan verzending",
      discount: "Korting",
      refunded: "Terugbetaald",
      rate: "Btw-tarief",
      tax: "Btw daarin",
    },
    kinds: { paid: "Betaling", refunded: "Terugbetaling" },
  },
  week: {
    subject: (open) =>
      plural("nl", open, {
        one: "Je week: één open bestelling",
        other: `Je week: ${open} bestellingen die openstaan`,
      }),
    heading: "Je week",
    open: (orders, clips) =>
      `Nog te maken: ${plural("nl", orders, { one: "1 bestelling", other: `${orders} bestellingen` })}, ${plural("nl", clips, { one: "1 klem", other: `${clips} klemmen` })}`,
    late: (orders) => `Te laat: ${orders}`,
    sentUnpaid: (orders, total) =>
      `Verzonden of afgehaald, niet betaald: ${plural("nl", orders, { one: "1 bestelling", other: `${orders} bestellingen` })}, ${total}`,
    notAsked: (orders, total) =>
      `Een week open, betaling niet gevraagd: ${plural("nl", orders, { one: "1 bestelling", other: `${orders} bestellingen` })}, ${total}`,
    toRefund: (orders, total) =>
      `Terug te storten: ${plural("nl", orders, { one: "1 bestelling", other: `${orders} bestellingen` })}, ${total}`,
    unpaid: (orders) =>
      `Een week geleden gevraagd, niet betaald: ${plural("nl", orders, { one: "1 bestelling", other: `${orders} bestellingen` })}`,
    low: (items) => `Raakt op: ${items}`,
    lowItem: (name, left) => `${name} (nog ${left})`,
    noneLow: "Raakt op: niets",
    sold: (orders, total) =>
      `Verkocht in de laatste zeven dagen: ${plural("nl", orders, { one: "1 bestelling", other: `${orders} bestellingen` })}, ${total}`,
    visits: (shown: string, visits: number) =>
      `Bekeken in de afgelopen zeven dagen: ${plural("nl", visits, { one: `${shown} bezoek`, other: `${shown} bezoeken` })}`,
    best: (clip: string, count: number) => `Meest besteld: ${clip} (${count})`,
    custom: "Eigen klemmen",
    cameFrom: (source: string) => `De meesten kwamen via: ${source}`,
    sources: {
      direct: "Rechtstreeks naar de winkel",
      search: "Zoeken",
      chat: "Berichten",
      mail: "E-mail",
      other: "Elders",
      letter: (id: number) => `Brief nr. ${id}`,
    },
    below: "Elke bestelling staat hieronder, met de eigen pagina.",
    free: "Je bent helemaal bij.",
    orders: "Nog te maken",
    owed: "Verzonden of afgehaald, niet betaald",
    unasked: "Een week open, betaling niet gevraagd",
    refunds: "Terug te storten",
    order: (id, name, clips) =>
      `${id}, ${name}: ${plural("nl", clips, { one: "1 klem", other: `${clips} klemmen` })}`,
    readyBy: (day) => `klaar op ${day}`,
    isLate: "te laat",
    isUnpaid: "niet betaald",
    why: (shop) =>
      `Je koos deze e-mail bij Bestellingen in het beheer van ${shop}.`,
  },
  letter: {
    inBrowser: "Lees in de browser",
    see: "Bekijk de klem",
  },
  test: {
    subject: (shop) => `Testmail van ${shop}`,
    heading: "Het werkt",
    text: "Dit is een test. De e-mail van de winkel werkt: bestellingen bereiken je, en je klanten krijgen hun bevestiging.",
  },
  reminder: {
    open: {
      title: (clip) => `${clip} is er`,
      text: "Je wilde het weten: hij ligt nu in de winkel. Wie het eerst komt, het eerst maalt.",
    },
    moved: {
      title: (clip) => `${clip}: nieuw moment`,
      text: (when) => `Nieuw moment: ${when}.`,
      unknown:
        "Er is nog geen nieuw moment. We schrijven je zodra het zover is.",
    },
    off: {
      title: (clip) => `${clip} komt niet meer`,
      text: "Deze klem is uit de winkel gehaald. Dank je wel voor het wachten.",
    },
    see: "Bekijk in de winkel",
    reason: (shop) =>
      `Je krijgt deze e-mail omdat dit adres bij ${shop} is achtergelaten voor deze klem. Het blijft bij deze ene, en het adres vergeten we nu.`,
    later: (shop) =>
      `Je krijgt deze e-mail omdat dit adres bij ${shop} is achtergelaten voor deze klem. We schrijven nog één keer als hij er is en vergeten het adres daarna.`,
    forget: "Haal mijn adres weg",
  },
  forgetReminder: {
    title: "Je adres weghalen?",
    text: "We wissen het meteen en schrijven niet meer over deze klem.",
    confirm: "Weghalen",
    doneTitle: "Je adres is gewist",
    done: "We schrijven je niet meer over deze klem.",
    unknownTitle: "Niets om weg te halen",
    unknown:
      "Dit adres is niet meer bij ons: we vergeten het met de e-mail waarop het wachtte.",
  },
  confirmSubscription: {
    subject: (shop) => `Bevestig: nieuwsbrief van ${shop}`,
    title: "Inschrijven voor de nieuwsbrief?",
    text: (shop) =>
      `Dit adres is opgegeven voor de nieuwsbrief van ${shop}. Het telt zodra je het bevestigt.`,
    confirm: "Bevestigen",
    notYou:
      "Was jij dit niet? Doe dan niets: het adres wordt na een maand vergeten.",
    doneTitle: "Je staat op de lijst",
    done: "Bedankt! Je kunt je altijd uitschrijven met de link in elke nieuwsbrief.",
    offTitle: "Je staat niet op de lijst",
    off: "Dit adres is uitgeschreven voor de nieuwsbrief. Wil je hem weer krijgen, meld je dan in de winkel opnieuw aan.",
  },
  passwordLink: {
    subject: (shop) => `Een nieuw wachtwoord voor ${shop}`,
    heading: "Een nieuw wachtwoord",
    text: (shop) =>
      `Iemand, waarschijnlijk jij, heeft om een nieuw wachtwoord voor het beheer van ${shop} gevraagd.`,
    choose: "Nieuw wachtwoord kiezen",
    once: (minutes) => `De link werkt één keer, ${minutes} minuten lang.`,
    username: (name) => `Je gebruikersnaam is ${name}.`,
    notYou:
      "Was jij het niet? Doe dan niets: je wachtwoord blijft zoals het is, en alleen deze mailbox heeft de link.",
  },
  unsubscribe: {
    title: "Uitschrijven voor de nieuwsbrief?",
    text: (shop) =>
      `Je krijgt dan geen nieuwsbrieven van ${shop} meer. Je kunt je altijd weer aanmelden.`,
    confirm: "Uitschrijven",
    doneTitle: "Je bent uitgeschreven voor de nieuwsbrief",
    done: "Je krijgt geen nieuwsbrieven meer. Was dat een vergissing, dan kun je je in de winkel weer aanmelden.",
    unknownTitle: "Deze link werkt niet meer",
    unknown:
      "We konden je adres met deze link niet vinden. Misschien was hij afgekapt, of sta je al niet meer op de lijst. Open de link in onze e-mail nog een keer, of beantwoord die e-mail, dan halen wij je eraf.",
    back: "Terug naar de winkel",
  },
  colon: ": ",
  /** The lines that a phone shows of new orders, on its locked screen. */
  push: {
    one: (number: number) => `Nieuwe bestelling ${number}`,
    many: (orders: number) => `${orders} nieuwe bestellingen`,
    body: (total: string, shop: string) =>
      `${total}, ${shop}. Alles staat in je e-mail.`,
  },
  failures: {
    login: () =>
      "De mailserver weigerde de aanmelding. Controleer gebruiker en wachtwoord in SMTP_URL.",
    certificate: (server) =>
      `Het certificaat van de mailserver ${server} is niet te vertrouwen.`,
    unencrypted: (server) =>
      `De mailserver ${server} begint zonder versleuteling. Schrijf smtp:// in plaats van smtps:// in SMTP_URL, of geef de poort voor TLS op (meestal 465).`,
    encrypted: (server) =>
      `De mailserver ${server} antwoordde niet op tijd. Verwacht hij versleuteling vanaf het begin (meestal op poort 465), schrijf dan smtps:// in plaats van smtp:// in SMTP_URL.`,
    insecure: (server) =>
      `De mailserver ${server} biedt geen veilige verbinding, dus er is niets verzonden.`,
    allowance: () =>
      "De mailserver neemt nu geen e-mails van deze winkel meer aan, of weigert het adres van de winkel. Het wordt opnieuw geprobeerd. Controleer de limiet van het account en MAIL_FROM.",
    sender: () => "De mailserver weigerde de afzender. Controleer MAIL_FROM.",
    recipient: () => "De mailserver weigerde het adres van de ontvanger.",
    mail: () => "De mailserver weigerde de e-mail.",
    shop: (server) =>
      `De mailserver ${server} wilde niet met deze winkel praten.`,
    notNow: () => "De mailserver kon de e-mail nu niet aannemen.",
    late: (server) => `De mailserver ${server} antwoordde niet op tijd.`,
    unknown: (server) =>
      `De naam van de mailserver ${server} is niet gevonden. Controleer SMTP_URL en het netwerk.`,
    tooLarge: () => "De e-mail is groter dan de server aanneemt.",
    unreachable: (server) => `De mailserver ${server} was niet bereikbaar.`,
    uncomposed: () =>
      "De e-mail kon niet worden samengesteld; het logboek zegt waarom.",
    folder: () => "De e-mail kon niet in de map worden geschreven.",
    recipients: () => "Deze e-mail heeft niet precies één ontvanger.",
    replied: (sentence, reply) => `${sentence} Zijn antwoord: ${reply}`,
  },
};
