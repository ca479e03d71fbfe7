import { plural } from "#shared/messages/words.ts";
import type { BenchMessages } from "./en.ts";

const orders = (count: number, written = String(count)) =>
  plural("es", count, {
    one: `${written} pedido`,
    other: `${written} pedidos`,
  });
const clips = (count: number) =>
  plural("es", count, { one: `${count} pinza`, other: `${count} pinzas` });

const SMALL = [
  "ninguno",
  "uno",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
  "diez",
];
const inWords = (count: number) => SMALL[count] ?? String(count);
const begun = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
/** The beginning of a sentence: "Un pedido", "Dos pedidos". */
const several = (count: number) =>
  count === 1 ? "Un pedido" : `${begun(inWords(count))} pedidos`;
const marked = (count: number, as: string) =>
  count === 1
    ? `Un pedido se ha marcado como ${as}.`
    : `${begun(inWords(count))} pedidos se han marcado como ${as}.`;

export const es: BenchMessages = {
  title: "Mesa de trabajo",
  late: (count, isFollowed) =>
    `${several(count)} ${count === 1 ? "va" : "van"} con retraso${isFollowed ? "," : "."}`,
  dueToday: (count, follows) => {
    const others = count === 1 ? "otro" : `otros ${inWords(count)}`;
    return `${follows ? others : several(count)} ${count === 1 ? "es" : "son"} para hoy.`;
  },
  onBench: (count) =>
    count === 1
      ? "Hay una pinza en la mesa."
      : `Hay ${inWords(count)} pinzas en la mesa.`,
  groups: {
    late: "Con retraso",
    new: "Nuevos",
    making: "En el taller",
    unpaid: "Enviados sin pagar",
    refunds: "Por reembolsar",
    open: "Abiertos",
    earlier: "Anteriores",
  },
  more: "Ver más",
  orders: "Pedidos",
  view: "Vista",
  loading: "Se están cargando los pedidos",
  loadFailed: "Los pedidos no se han podido cargar.",
  search: {
    label: "Buscar un pedido",
    placeholder: "Número, nombre, dirección, envío",
    clear: "Borrar la búsqueda",
    found: (count, words) =>
      count === 1
        ? `Un pedido con «${words}».`
        : `${begun(inWords(count))} pedidos con «${words}».`,
    none: (words) => `Ningún pedido contiene «${words}».`,
  },
  row: {
    choose: (order) => `Elegir ${order}`,
    chooseAll: (group) => `Elegir todo: ${group}`,
    gift: "Regalo",
    note: "Con un mensaje",
    memo: (line) => `Tu nota: ${line}`,
    custom: (letters, resin) =>
      letters === ""
        ? resin
        : resin === ""
          ? `«${letters}»`
          : `«${letters}», ${resin}`,
    plain: "Rosa liso",
    moreClips: (count) => `${count} más`,
  },
  stages: {
    received: "Nuevo",
    making: "En el taller",
    sent: "enviado",
    collect: "listo para recoger",
    cancelled: "cancelado",
    withdrawn: "desistido",
  },
  due: {
    late: (days) =>
      plural("es", days, {
        one: `${days} día de retraso`,
        other: `${days} días de retraso`,
      }),
    today: "Hoy",
    tomorrow: "Mañana",
    ordered: "pedido",
    none: "Sin fecha",
  },
  payment: {
    paid: "Pagado",
    open: "Pago aún no pedido",
    asked: (day) => `Pedido el ${day}`,
    unpaid: (days) =>
      plural("es", days, {
        one: `Sin pagar desde hace ${days} día`,
        other: `Sin pagar desde hace ${days} días`,
      }),
    toPayBack: (sum) => `${sum} por reembolsar`,
    paidBack: "Reembolsado",
  },
  empty: {
    title: "La mesa está libre",
    text: "Todo está hecho, enviado y pagado. Un pedido nuevo aparece aquí y en tu móvil.",
    first: "Aquí verás tu primer pedido.",
  },
  months: {
    title: "Pedidos anteriores",
    save: "Guardar como CSV",
    sum: (count, written, total) => `${orders(count, written)}, ${total}`,
  },
  chosen: {
    bar: "Pedidos elegidos",
    count: (count) =>
      plural("es", count, {
        one: `${count} elegido`,
        other: `${count} elegidos`,
      }),
    none: "Quitar la selección",
    more: "Más para los elegidos",
    making: "Empezar a hacer",
    sent: "Marcar como enviado",
    collect: "Listo para recoger",
    refunded: (sum) => `Marcar ${sum} como reembolsados`,
    pick: "Lista para estos",
    slips: "Imprimir albaranes",
    labels: "Imprimir etiquetas",
    offline:
      "No tienes conexión. Los pasos esperan hasta que vuelvas a tenerla.",
    left: (order) => `El pedido ${order} se ha cancelado y ya no está elegido.`,
  },
  told: {
    making: (count) =>
      count === 1
        ? "Un pedido está en el taller."
        : `${begun(inWords(count))} pedidos están en el taller.`,
    sent: (count) => marked(count, count === 1 ? "enviado" : "enviados"),
    collect: (count) =>
      marked(count, `${count === 1 ? "listo" : "listos"} para recoger`),
    refunded: (count) =>
      marked(count, count === 1 ? "reembolsado" : "reembolsados"),
    failed: (id, reason) => `El pedido ${id} no se ha guardado: ${reason}`,
    nothing: "No se ha guardado nada",
    mails: (count) =>
      count === 1
        ? "El correo sale dentro de un minuto."
        : "Los correos salen dentro de un minuto.",
    undo: "Deshacer",
    undone: "Deshecho",
  },
  send: {
    title: (count) =>
      `Marcar ${count} como ${count === 1 ? "enviado" : "enviados"}`,
    titleCollect: (count) =>
      `Marcar ${count} como ${count === 1 ? "listo" : "listos"} para recoger`,
    hint: "Un número, si lo hay. La tecla Intro de un escáner lleva al siguiente.",
    tracking: (id) => `Número de envío o enlace del pedido ${id}`,
    placeholder: "Número de envío o enlace",
    collected: "Recibe «Listo para recoger».",
    mails: (count) =>
      count === 1
        ? "Sale un correo dentro de un minuto. Hasta entonces puedes deshacerlo."
        : `Salen ${inWords(count)} correos dentro de un minuto. Hasta entonces puedes deshacerlo.`,
    close: "Cerrar",
  },
  pick: {
    title: "Lista de preparación",
    of: (done, all) => `${done} de ${all}`,
    bench: (count, ofClips) =>
      `Lo que hay en la mesa: ${orders(count)}, ${clips(ofClips)}`,
    chosen: (count, ofClips) =>
      count === 1
        ? `Para el pedido elegido, ${clips(ofClips)}`
        : `Para los ${count} pedidos elegidos, ${clips(ofClips)}`,
    awake: "La pantalla sigue encendida.",
    undo: "Deshacer",
    print: "Imprimir",
    printList: "Imprimir la lista",
    resins: "Resinas por verter",
    charms: "Charms",
    letters: "Cuentas con letra",
    shelf: "De la estantería",
    nothing: "No hay nada que reunir.",
    failed: "La lista no se ha podido cargar.",
    notKept: "Una marca no se ha guardado",
    waiting: (count) =>
      count === 1
        ? "Una marca se envía cuando vuelvas a tener conexión."
        : `${count} marcas se envían cuando vuelvas a tener conexión.`,
  },
  paper: {
    byClip: "Pinza a pinza, de izquierda a derecha",
    summary: (count, ofClips) => `${orders(count)}, ${clips(ofClips)}`,
    fromShelf: (clip) => `${clip}, de la estantería`,
    gift: "regalo",
    format: "Papel",
    a4: "A4",
    a5: "A5",
    sheet: "A4, 24 etiquetas",
    roll: "Rollo de 62 mm",
    labels: (count, collected) => {
      const labels = plural("es", count, {
        one: `${count} etiqueta`,
        other: `${count} etiquetas`,
      });
      return collected === 0
        ? labels
        : `${labels}, ${collected} ${collected === 1 ? "se recoge" : "se recogen"}`;
    },
    noAddress: "Ninguno de estos tiene dirección.",
    preparing: "Se está preparando la impresión...",
    failed: "Eso no se ha podido imprimir",
  },
  keys: {
    title: "Teclas de la mesa de trabajo",
    close: "Cerrar",
    search: "Buscar un pedido",
    move: "Subir y bajar",
    choose: "Elegir el pedido",
    range: "Elegir hasta aquí",
    all: "Elegir todo lo que se ve",
    open: "Abrir el pedido",
    none: "Quitar la selección",
    make: "Empezar a hacer",
    send: "Marcar como enviado",
    print: "Imprimir la lista",
    bar: "Ir a lo que se puede hacer con los elegidos",
    help: "Mostrar estas teclas",
    names: {
      arrows: "Flechas",
      space: "Espacio",
      range: "Mayús con flechas o un clic",
      all: "Ctrl o Cmd con A",
      enter: "Intro",
      escape: "Escape",
    },
    offUnderAccount:
      "Las teclas de una sola letra se pueden desactivar en Cuenta.",
  },
  add: {
    open: "Añadir un pedido",
    openFailed: "No se ha podido abrir el formulario",
    title: "Añadir un pedido",
    close: "Cerrar; lo escrito se conserva",
    where: "¿De dónde viene?",
    sources: { market: "De un mercado", message: "De un mensaje" },
    clips: "Pinzas",
    find: "Buscar una pinza",
    taken: (count) => `${count} en este pedido`,
    less: (title) => `Una menos: ${title}`,
    soldOut: "Agotado",
    left: (price, left) => `${price}, quedan ${left}`,
    design: "Pinza personalizada",
    thing: "Otra cosa",
    thingName: "¿Qué es?",
    thingPrice: "Precio",
    quantity: "Cuántas",
    remove: "Quitar",
    customer: "Cliente",
    name: "Nombre",
    market: (day) => `Mercado, ${day}`,
    email: "Correo electrónico (opcional)",
    phone: "Teléfono (opcional)",
    confirm: "Enviar la confirmación por correo",
    noMail: "Sin correo electrónico no se escribe a nadie.",
    delivery: "Entrega",
    handedOver: "En mano, o aún por decidir",
    note: "Nota (opcional)",
    paid: "Está pagado",
    empty: "Elige una pinza",
    save: (sum) => `Añadir, ${sum}`,
    saving: "Añadiendo...",
    added: (id) => `El pedido ${id} está añadido`,
  },
};
