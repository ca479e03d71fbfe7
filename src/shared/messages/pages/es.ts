import { plural } from "#shared/messages/words.ts";
import type { PagesMessages } from "./en.ts";

export const es: PagesMessages = {
  more: {
    none: "No hay más pinzas.",
    shown: (count) =>
      plural("es", count, {
        one: "Se muestra una pinza más.",
        other: `Se muestran ${count} pinzas más.`,
      }),
    reached: (reached, count) => `${reached} de ${count} pinzas`,
    failed: "No hemos podido cargar más pinzas.",
    previous: "Pinzas anteriores",
    next: "Más pinzas",
    loading: "Cargando pinzas",
    range: (first, last) => `Pinzas de la ${first} a la ${last}`,
  },
  sort: {
    label: "Ordenar las pinzas",
    all: "Nuestro orden",
    new: "Primero las nuevas",
    price: "Precio más bajo primero",
    available: "Disponibles ahora",
    none: "Ahora no hay ninguna disponible. Pronto llegan pinzas nuevas.",
  },
  neighbours: { title: "También conviene saber", write: "Escríbenos" },
  designCard: {
    title: "Alguien ha diseñado esta pinza",
    description: (design) => `${design}. Llévatela tal cual o hazla tuya.`,
  },
  contentFailed: "No hemos podido cargar esta página.",
  letter: {
    clips: "En esta carta",
    next: "Recibe la próxima",
  },
  notFound: {
    title: "404 Página no encontrada",
    text: "Esta página se ha soltado. Todo lo demás sigue bien sujeto.",
    order:
      "Este enlace no lleva a ningún pedido o ya no vale. Tu pedido está a salvo: podemos enviarte su enlace otra vez por correo.",
    back: "Volver a la tienda",
  },
  privacy: {
    intro: (shopName) =>
      `${shopName} guarda lo necesario para venderte una pinza, y nada más. No hay rastreo ni publicidad, y ninguna página carga nada de los servidores de otra empresa, salvo las imágenes que el taller haya enlazado.`,
    cart: "Tu carrito",
    cartText: (days) =>
      `La primera vez que añades una pinza, guardamos una cookie con un número al azar, para que tu carrito siga ahí cuando vuelvas, y otra que solo dice que hay un carrito. Duran ${days === 1 ? "un día" : `${days} días`} desde tu última visita y no dicen nada de ti.`,
    order: "Tu pedido",
    orderText:
      "Guardamos tu nombre, tu correo y tu teléfono junto con lo que has pedido, y enviamos estos datos por correo al taller y a ti. Sirven para hacer tu pedido y para escribirte sobre el pago y la entrega. El enlace de nuestros correos abre una página que muestra cómo va tu pedido; quien tenga el enlace puede verla.",
    addressText:
      "Si tu pedido se envía, guardamos también la dirección y, si las escribes, tu nota y las palabras de la tarjeta. Van en los mismos correos.",
    browser: "En tu navegador",
    browserText:
      "Lo que escribes al tramitar el pedido se guarda en esta pestaña hasta que envías el pedido o cierras la pestaña. El resumen de un pedido se guarda ahí hasta que lo ha mostrado la página de confirmación.",
    saved: "Boletín y diseños guardados",
    savedText:
      "Si te apuntas, guardamos tu correo hasta que te das de baja; cada boletín lleva un enlace para ello. Si esperas una pinza, guardamos la dirección hasta nuestro único correo sobre ella, un año como mucho. Un diseño que guardas se conserva sin tu nombre, y quien tenga su enlace puede verlo.",
    removal: "Pide que lo borremos",
    removalText:
      "Escribe a {} y te decimos qué hemos guardado, lo corregimos o lo borramos.",
  },
};
