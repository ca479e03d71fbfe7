import type { OrderMessages } from "./en.ts";

export const es: OrderMessages = {
  statuses: {
    received: "Recibido",
    making: "En el taller",
    sent: "Enviado",
    collect: "Listo para recoger",
    cancelled: "Cancelado",
  },
  next: "¿Y ahora qué?",
  questions: "¿Preguntas sobre este pedido? Escribe a {}",
  readyBy: (day) => `Listo hacia el ${day}.`,
  total: "Total",
  parts: { resin: "Resina", charms: "Charms", letters: "Letras" },
  gap: "(espacio)",
  confirmed: {
    loading: "Cargando tu pedido...",
    title: "¡Pedido confirmado!",
    thanks: "¡Gracias por tu pedido, {}!",
    shop: "Seguir mirando",
    print: "Imprimir la confirmación",
    steps: {
      mail: "Enseguida te llega un correo de confirmación.",
      making: "Empezamos a hacer tus pinzas.",
      word: {
        both: "Te contamos cómo van y te escribimos sobre el pago y la entrega.",
        payment: "Te contamos cómo van y te escribimos sobre el pago.",
        delivery: "Te contamos cómo van y te escribimos sobre la entrega.",
        none: "Te contamos cómo van.",
      },
      pay: "En la página de tu pedido ves cómo pagar.",
      sending: "Las empaquetamos con cuidado y te las enviamos.",
      collect: "Te avisamos cuando puedas recogerlas.",
    },
    follow: "Seguir tu pedido",
    receipt: "Recibo",
    number: "Número de pedido",
    email: "Correo electrónico",
    phone: "Teléfono",
    date: "Fecha del pedido",
    total: "Total",
  },
  page: {
    received: {
      title: "Tenemos tu pedido",
      next: {
        both: "Te escribimos sobre el pago y la entrega y empezamos a hacer tus pinzas. Te avisamos por correo.",
        payment:
          "Te escribimos sobre el pago y empezamos a hacer tus pinzas. Te avisamos por correo.",
        delivery:
          "Te escribimos sobre la entrega y empezamos a hacer tus pinzas. Te avisamos por correo.",
        none: "Empezamos a hacer tus pinzas. Te avisamos por correo.",
      },
    },
    making: {
      title: "Lo estamos haciendo",
      next: "Tus pinzas están en la mesa de trabajo. Te avisamos por correo cuando salgan.",
      collect:
        "Tus pinzas están en la mesa de trabajo. Te avisamos por correo cuando puedas recogerlas.",
    },
    sent: {
      title: "Está en camino",
      next: "Terminado, envuelto y enviado. Si no llega o algo no está como debería, escríbenos.",
    },
    collect: {
      title: "Tu pedido está listo para recoger",
      next: "Está terminado y te espera. Si algo no está como debería, escríbenos.",
    },
    cancelled: {
      title: "Este pedido está cancelado",
      next: "No lo haremos y no tienes que pagar nada.",
    },
    steps: "Cómo va el pedido",
    ready: "Listo hacia",
    fromMaker: "Desde el taller",
    write: "Escríbenos",
    parcel: "Seguir el paquete",
    ordered: "Lo que has pedido",
    noScript: "Para cancelarlo, escríbenos antes de que empecemos.",
  },
  cancel: {
    ask: "Cancelar este pedido",
    question: (number) => `¿Cancelar el pedido ${number} definitivamente?`,
    text: "No lo haremos y no hay nada que pagar.",
    yes: "Sí, cancelarlo",
    cancelling: "Cancelando...",
    no: "Dejarlo",
    done: { title: "Tu pedido está cancelado" },
    failed: "El pedido no se ha cancelado",
  },
  make: {
    dueIn: (days) =>
      days === 0
        ? "Este pedido tiene que estar listo hoy."
        : days === 1
          ? "Este pedido tiene que estar listo mañana."
          : `Este pedido tiene que estar listo dentro de ${days} días.`,
    dueLate: "Ya pasó el día anunciado para este pedido.",
    progress: "Estado",
    call: "Llamar",
    write: "Escribir",
    subject: (number) => `Tu pedido ${number}`,
    noScript:
      "Sin JavaScript, esta página se puede leer e imprimir. Para cambiar el pedido, permítelo.",
    toMake: "Lo que hay que hacer",
    ordered: "Lo que se pidió",
    print: "Imprimir la hoja",
    picks: "Lista de piezas",
    resins: "Resinas para verter",
    beads: "Cuentas con letra",
    ready: "¿Para cuándo estará, más o menos? (opcional)",
    readyHint: "Tu cliente lo lee en el correo y en su página.",
    word: "Unas palabras para tu cliente (opcional)",
    tracking: "Enlace de seguimiento (opcional)",
    start: "Empezar",
    send: "Marcar como enviado",
    collect: "Marcar como listo para recoger",
    sendNow: "Enviar ya",
    collectNow: "Ya está listo",
    saveReady: "Guardar la fecha",
    saveSent: "Guardar los datos",
    back: (status) => `Volver a «${status}»`,
    cancel: "Cancelar el pedido",
    why: "¿Por qué? (opcional)",
    whyHint: "Tu cliente lo lee.",
    comesBack: (names) => `Vuelve a tus existencias: ${names}.`,
    customerCancelled:
      "Tu cliente ha cancelado este pedido. No tienes que hacer nada.",
  },
  told: {
    received: "De nuevo recibido",
    making: "Empezado",
    sent: "Marcado como enviado",
    collect: "Marcado como listo para recoger",
    cancelled: "El pedido está cancelado",
    mailed: "Tu cliente recibe un correo dentro de un minuto.",
    saved: "Guardado. Tu cliente ya lo ve.",
    undo: "Deshacer",
    undone: "Deshecho",
    failed: "No se ha guardado",
  },
};
