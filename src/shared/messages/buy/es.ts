import { list, plural } from "#shared/messages/words.ts";
import type { BuyMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("es", count, {
    one: `${count}\u00a0minuto`,
    other: `${count}\u00a0minutos`,
  });

export const es: BuyMessages = {
  cart: {
    title: "Tu carrito",
    close: "Cerrar el carrito",
    failed: "No hemos podido cargar tu carrito.",
    safe: "Tus pinzas están a salvo.",
    loading: "Cargando tu carrito...",
    empty: "Aún no sujeta nada",
    emptyText:
      "Tu carrito está vacío. Añade una pinza que te guste o diseña una con tus propios charms y letras.",
    total: "Total",
    subtotal: "Subtotal",
    checkout: "Tramitar el pedido",
    note: "Aquí no se paga nada. Te escribimos para hablar del pago y la entrega.",
    deliveryNext:
      "Eliges la entrega en el siguiente paso. Aquí no se paga nada.",
    unavailable: (names) =>
      `${list("es", names)} ya no ${names.length === 1 ? "está" : "están"} a la venta. ${names.length === 1 ? "Quítalo" : "Quítalos"} para pedir el resto.`,
    clear: "Vaciar el carrito",
    clearing: "Vaciando...",
  },
  hold: {
    still: (left) => `Reservado para ti durante ${minutes(left)} más`,
    over: "Libre otra vez para todos.",
    again: "Reservar otra vez",
    failed: {
      title: "Sin reservar",
      description: "No se ha podido reservar otra vez. Inténtalo de nuevo.",
    },
    notHeld: {
      title: "Sin reservar",
      description:
        "No podemos reservarlo más tiempo. Es tuyo en cuanto hagas el pedido.",
    },
  },
  line: {
    parts: (stored) => stored,
    edit: "Editar",
    editName: (name) => `Editar ${name}`,
    remove: "Quitar",
    removeName: (name) => `Quitar ${name}`,
    quantity: (name) => `Cantidad de ${name}`,
    fewer: "Una menos",
    more: "Una más",
    each: (price) => `${price} cada una`,
    reducedLowest: (price) =>
      `rebajado, precio más bajo de los últimos 30 días: ${price}`,
    reduced: (price) => `rebajado, si no ${price}`,
    was: (price) => `costaba ${price} cuando lo añadiste`,
    unavailable: "Ya no está a la venta.",
  },
  told: {
    undo: "Deshacer",
    removed: { title: "Artículo quitado" },
    removeFailed: {
      title: "No se ha quitado",
      description:
        "No se ha podido quitar el artículo del carrito. Inténtalo de nuevo.",
    },
    quantityFailed: {
      title: "No se ha cambiado",
      description: "No se ha podido cambiar el carrito. Inténtalo de nuevo.",
    },
    restored: { title: "De vuelta en tu carrito" },
    restoreFailed: {
      title: "No ha vuelto",
      description: "Revisa tu conexión y añádelo otra vez desde la tienda.",
    },
    cleared: { title: "Carrito vaciado" },
  },
  noWithdrawal: (names) =>
    `A medida, por eso sin derecho de desistimiento: ${list("es", names)}.`,
  checkout: {
    title: "Tramitar el pedido",
    close: "Cerrar el pedido",
    order: "Tu pedido",
    unavailable: "(ya no está a la venta)",
    name: "Nombre y apellidos",
    email: "Correo electrónico",
    phone: "Teléfono",
    spare: "Deja este campo vacío",
    cancel: "Cancelar",
    place: "Hacer el pedido",
    /** Where the order is one to be paid by law. */
    placeBinding: "Pedido con obligación de pago",
    placing: "Enviando...",
    payNothing: "Ahora no pagas nada.",
    note: (email) => `Los datos de tu pedido se envían a ${email}.`,
    meant: "¿Querías decir {}?",
    toCart: "Volver al carrito",
    unknown: (button) =>
      `No sabemos si tu pedido ha llegado. Lo que has escrito se conserva: pulsa «${button}» otra vez; nunca se hará dos veces.`,
    found: {
      text: "No se ha pedido nada dos veces. Contiene lo que habías escrito al hacerlo.",
      open: (number) => `Ver el pedido ${number}`,
      asking: "Buscando tu pedido...",
      failed:
        "No hemos podido comprobar si se hizo un pedido. Revisa tu conexión e inténtalo de nuevo.",
    },
    missing: {
      title: "Faltan datos",
      description: "Rellena todos los campos obligatorios.",
    },
    emailInvalid: "Correo no válido",
    phoneInvalid: "Teléfono no válido",
    failed: {
      title: "El pedido no se ha hecho",
      description:
        "Ha habido un problema al hacer tu pedido. Inténtalo de nuevo.",
    },
  },
  discount: {
    line: (code) => `Código ${code}`,
    have: "¿Tienes un código?",
    your: "Tu código",
    apply: "Aplicar",
    checking: "Comprobando...",
    takes: (amount) => `descuenta ${amount}.`,
    free: "hace gratis la entrega.",
    none: "no vale para lo que ya está rebajado.",
    remove: (code) => `Quitar ${code}`,
    applied: (code) => `${code} está aplicado`,
    former: (before, now) => `antes ${before}, ahora ${now}`,
  },
  delivery: {
    you: "Tus datos",
    delivery: "Entrega",
    free: "gratis",
    freeFrom: (amount) => `Gratis desde ${amount}`,
    optional: (field) => `${field} (opcional)`,
    fields: {
      country: "País",
      street: "Calle y número",
      line1: "Dirección",
      postalCode: "Código postal",
      postcode: "Código postal",
      zip: "Código ZIP",
      city: "Localidad",
      town: "Localidad",
      state: "Estado",
      province: "Provincia",
      region: "Región o provincia",
    },
    chooseCountry: "Elige un país",
    addLine2: "Piso, puerta, a la atención de",
    unusualCode: "Parece poco habitual. Léelo otra vez, por favor.",
    extras: "Regalo y nota",
    gift: "Es un regalo",
    card: "Tarjeta de felicitación",
    cardHint: "La escribimos a mano. El albarán no lleva precios.",
    recipient: "Nombre en el paquete",
    recipientHint: "Si va directamente a otra persona.",
    note: "Una nota para el taller",
    clips: (count) =>
      plural("es", count, { one: `${count} pinza`, other: `${count} pinzas` }),
    total: "Total",
    payNothing: "Hoy no pagas nada.",
    payLater: "Te escribimos cómo pagar.",
    order: {
      sendTo: "Enviar a",
      yourNote: "Tu nota",
      theirNote: "Su nota",
      isGift: "Un regalo, con esto en la tarjeta",
      isGiftWithout: "Un regalo, sin tarjeta",
      copyAddress: "Copiar la dirección",
      notCopied:
        "No se ha podido copiar la dirección. Selecciónala y cópiala tú.",
      copied: "Copiada",
      map: "Ver en un mapa",
    },
    slip: {
      print: "Imprimir el albarán",
      printGift: "Imprimir albarán regalo",
      forYou: "Para ti",
    },
    lost: {
      title: "¿Has perdido el enlace de tu pedido?",
      text: "Escribe el correo electrónico de tu pedido. Te enviamos los enlaces de tus pedidos.",
      email: "Correo electrónico",
      send: "Enviarme los enlaces",
      sent: "Si hay pedidos con esta dirección, los enlaces van de camino. Puede tardar unos minutos.",
      sending: "Enviando...",
      failed: "No se ha podido enviar",
      noScript: "Activa JavaScript para usar este formulario, o escribe a {}.",
      subject: "Los enlaces de tus pedidos",
      hello: "Aquí están los enlaces de tus pedidos.",
      order: (id, day) => `Pedido ${id} del ${day}`,
      ignore:
        "Si no lo has pedido tú, no ha pasado nada: este correo solo lo puedes leer tú.",
    },
  },
};
