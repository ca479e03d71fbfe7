import type { LawMessages } from "./en.ts";
import { plural } from "#shared/messages/words.ts";

export const it: LawMessages = {
  title: (country, count) =>
    `${country}: ${plural("it", count, { one: "manca una cosa di cui i negozi di lì hanno di solito bisogno", other: `mancano ${count} cose di cui i negozi di lì hanno di solito bisogno` })}`,
  noAdvice:
    "Questa non è consulenza legale: l’elenco è breve e le leggi cambiano. Chiedi a chi conosce il diritto del tuo paese.",
  needs: {
    imprint:
      "Di’ in una pagina chi sei: nome, indirizzo postale, indirizzo e-mail e, se li hai, numero di registro e partita IVA.",
    privacy:
      "Di’ in una pagina sulla privacy che cosa succede ai dati personali e chi ne è responsabile. La pagina inclusa non conosce il tuo nome e il tuo indirizzo.",
    binding:
      "Fa’ dire al pulsante dell’ordine che l’ordine obbliga a pagare. Altrimenti il contratto può non vincolare.",
    priceNote:
      "Di’ accanto ai prezzi se l’IVA è compresa e se la spedizione si aggiunge.",
    totalNote:
      "Di’ accanto ai totali, come alla cassa, ciò che lì è vero: la consegna è già compresa, quindi «più spedizione» non ci va.",
    withdrawal:
      "Da’ ai tuoi clienti 14 giorni per recedere, con il pulsante apposito nella pagina del loro ordine.",
    returns:
      "Di’ in una pagina come e fino a quando si può restituire una pinza e chi paga la restituzione.",
    shipping:
      "Di’ in una pagina dove spedisci, quanto costa e quanto ci vuole.",
    terms:
      "Manda le tue condizioni con la conferma dell’ordine, perché i clienti possano conservarle.",
    maker:
      "Di’ accanto a ogni pinza chi l’ha fatta, con indirizzo postale ed e-mail, e scrivi le avvertenze necessarie nel testo sulla sua sicurezza.",
    mailText:
      "Metti il tuo nome e il tuo indirizzo postale in fondo alle e-mail, e i tuoi numeri di registro se ne hai.",
    confirmSubscriptions:
      "Fa’ confermare per e-mail le iscrizioni alla newsletter, per poter provare che erano volute.",
    francs: "Mostra i prezzi in franchi svizzeri.",
  },
  places: {
    law: "Vai al negozio, Modifica, Dettagli, poi Aspetti legali",
    currency: "Vai al negozio, Modifica, poi Dettagli",
    terms:
      "Vai al negozio, Modifica, Pagine: spunta «Condizioni» in una pagina",
    page: (title) => `Vai al negozio, Modifica, Pagine, poi «${title}»`,
  },
};
