import type { LawMessages } from "./en.ts";
import { plural } from "#shared/messages/words.ts";

export const es: LawMessages = {
  title: (country, count) =>
    `${country}: ${plural("es", count, { one: "falta algo que las tiendas de allí suelen necesitar", other: `faltan ${count} cosas que las tiendas de allí suelen necesitar` })}`,
  noAdvice:
    "Esto no es asesoramiento jurídico: la lista es corta y las leyes cambian. Pregunta a alguien que conozca el derecho de tu país.",
  needs: {
    imprint:
      "Di en una página quién eres: nombre, dirección postal, correo electrónico y, si los tienes, número de registro y NIF.",
    privacy:
      "Di en una página sobre privacidad qué pasa con los datos personales y quién responde de ellos. La página incluida no conoce tu nombre ni tu dirección.",
    binding:
      "Haz que el botón de compra diga que el pedido obliga a pagar. Si no, puede que no haya contrato.",
    priceNote:
      "Di junto a los precios si incluyen el IVA y si el envío va aparte.",
    totalNote:
      "Di junto a los totales, como al tramitar el pedido, lo que allí es cierto: la entrega ya está incluida, así que «más envío» sobra.",
    withdrawal:
      "Da a tu clientela 14 días para desistir, con el botón para ello en la página de su pedido.",
    returns:
      "Di en una página cómo y hasta cuándo se puede devolver una pinza y quién paga la devolución.",
    shipping: "Di en una página adónde envías, cuánto cuesta y cuánto tarda.",
    terms:
      "Envía tus condiciones con la confirmación del pedido, para que tu clientela pueda guardarlas.",
    maker:
      "Di en cada pinza quién la ha hecho, con dirección postal y correo electrónico, y escribe las advertencias necesarias en el texto sobre su seguridad.",
    mailText:
      "Pon tu nombre y tu dirección postal al pie de tus correos, y tus números de registro si los tienes.",
    confirmSubscriptions:
      "Haz que las suscripciones al boletín se confirmen por correo, para poder demostrar que eran deseadas.",
    francs: "Muestra tus precios en francos suizos.",
  },
  places: {
    law: "Ver la tienda, Editar, Detalles y luego Aspectos legales",
    currency: "Ver la tienda, Editar y luego Detalles",
    terms: "Ver la tienda, Editar, Páginas: marca «Condiciones» en una página",
    page: (title) => `Ver la tienda, Editar, Páginas y luego «${title}»`,
  },
};
