import { list, plural } from "#shared/messages/words.ts";
import type { FirstMessages } from "./en.ts";

export const es: FirstMessages = {
  skip: "Ir al contenido",
  nav: {
    home: "Inicio",
    products: "Tienda",
    process: "Así las hacemos",
    contact: "Contacto",
    label: "Principal",
    menu: "Menú",
    open: "Abrir el menú",
    close: "Cerrar el menú",
  },
  logo: (shopName) => `${shopName}, inicio`,
  questions: "¿Preguntas? Escribe a {}",
  offline:
    "No tienes conexión. Tu carrito se conserva; podrás hacer el pedido cuando vuelvas.",
  noScript:
    "El carrito y el diseñador necesitan JavaScript. Si no lo tienes, escribe a {} lo que te gustaría y tomamos tu pedido por correo.",
  notifications: "Avisos (F8)",
  dismiss: "Cerrar",
  opening: "Abriendo...",
  loading: "Cargando...",
  notStarted:
    "Esta página no ha podido iniciarse en tu navegador. Vuelve a cargarla o actualiza el navegador, o escribe a {} lo que te gustaría y tomamos tu pedido por correo electrónico.",
  partFailed:
    "Esta parte no se ha podido mostrar. Lo que has escrito se conserva.",
  loadAgain: "Volver a cargar",
  tryAgain: "Reintentar",
  panelFailed: "No se ha podido cargar el panel.",
  dialogFailed: {
    title: "No se ha podido abrir",
    description: "Revisa tu conexión e inténtalo de nuevo.",
  },
  failure: {
    offline: "Revisa tu conexión e inténtalo de nuevo.",
    unknown: "Inténtalo de nuevo.",
  },
  titles: {
    withdraw: "Desistir del contrato",
    orders: "Mi pedido",
    confirmation: "Confirmación del pedido",
    admin: "Panel",
    notFound: "Página no encontrada",
    page: (page) => `, página ${page}`,
    order: (number) => `Pedido ${number}`,
  },
  customClip: (text) =>
    text === ""
      ? "Pinza personalizada"
      : `Pinza personalizada\u00a0– «${text}»`,
  drawing: (charms, letters, resin) => {
    const clip = `Una pinza personalizada${resin ? ` en ${resin}` : ""}`;
    const things = letters ? [...charms, `las letras ${letters}`] : charms;
    if (things.length === 0) return `${clip} sin charms ni letras`;
    return `${clip} con ${list("es", things)}`;
  },
  cart: {
    label: "Carrito",
    items: (count) =>
      `Carrito, ${plural("es", count, { one: `${count} artículo`, other: `${count} artículos` })}`,
    view: "Ver el carrito",
    added: "¡En el carrito!",
    noCookies:
      "Tu navegador no guarda cookies de esta tienda, así que tu carrito sigue vacío. Permítelas y añade tu pinza otra vez.",
    failed: {
      title: "¡Vaya! Algo ha salido mal",
      description:
        "No se ha podido añadir el artículo al carrito. Inténtalo de nuevo.",
    },
  },
  hero: {
    shop: "Ver la tienda",
    play: "Reproducir el vídeo",
    pause: "Pausar el vídeo",
  },
  products: {
    clips: "Pinzas",
    loading: "Cargando las pinzas...",
    failed: "No hemos podido cargar las pinzas.",
    check: "Revisa tu conexión e inténtalo de nuevo.",
    from: (price) => `desde ${price}`,
    soldOut: "Agotada",
    oneOfAKind: "Pieza única",
    held: "En otro carrito",
    mine: "En tu carrito",
    safety: "Seguridad del producto",
    madeBy: "Hecho por",
    isNew: "Nueva",
    bestSeller: "La más vendida",
    add: "Añadir al carrito",
    adding: "Añadiendo...",
    color: "Color:",
    option: "Opción:",
    optionSoldOut: ", agotada",
    alt: (name) => `Pinza de pelo ${name}`,
    pictures: (name) => `Fotos de ${name}`,
  },
  design: "Diseña tu pinza",
  footer: {
    links: "Enlaces rápidos",
    care: "Atención al cliente",
    hello: "Salúdanos",
    orders: (email) =>
      `Al hacer un pedido, los datos se envían por correo a ${email}.`,
  },
  pages: {
    shipping: "Envíos",
    returns: "Devoluciones",
    care: "Cuidado de la pinza",
    faq: "Preguntas frecuentes",
    imprint: "Aviso legal",
    privacy: "Privacidad",
  },
  errors: {
    designer_off: "Las pinzas personalizadas se están tomando un descanso.",
    noBead: (letters) =>
      `No tenemos ninguna cuenta para ${list("es", letters)}.`,
    emailMissing: "Escribe tu correo electrónico.",
    emailInvalid: "Escribe un correo electrónico válido.",
  },
};
