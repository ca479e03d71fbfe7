import { plural } from "#shared/messages/words.ts";
import type { MailMessages } from "./en.ts";

export const es: MailMessages = {
  order: {
    placed: (number, date) => `Pedido número ${number}, ${date}`,
    about: (number, sentence) => `Pedido número ${number}. ${sentence}`,
    preview: (number, sentence) => `Pedido ${number}: ${sentence}`,
    subject: (number) => `Pedido ${number}`,
    yours: "Tu pedido",
    resin: (name) => `Resina: ${name}`,
    letters: (letters) => `Letras: ${letters}`,
    withdrawnLine: "Desistido",
    charm: (name) => `Charm, en el centro: ${name}`,
    charms: (names) => `Charms, de izquierda a derecha: ${names}`,
    each: (price) => `${price} cada una`,
    see: "Sigue tu pedido",
    questions: "¿Preguntas? Responde a este correo o escribe a {}.",
  },
  confirmation: {
    subject: (number, shop) => `Tu pedido ${number} en ${shop}`,
    preview: {
      both: "te escribimos sobre el pago y la entrega.",
      payment: "te escribimos sobre el pago.",
      delivery: "te escribimos sobre la entrega.",
      none: "empezamos a hacer tus pinzas.",
    },
    word: {
      both: "Te escribimos sobre el pago y la entrega. Todavía no se ha cobrado nada.",
      payment: "Te escribimos sobre el pago. Todavía no se ha cobrado nada.",
      delivery:
        "Te escribimos sobre la entrega. Todavía no se ha cobrado nada.",
      none: "Todavía no se ha cobrado nada.",
    },
    thanks: "¡Gracias por tu pedido!",
    thanksTo: (name) => `¡Gracias por tu pedido, ${name}!`,
    steps: {
      making: "Empezamos a hacer tus pinzas.",
      progress: "Te contamos cómo van.",
      sending: "Las empaquetamos con cuidado y te las enviamos.",
      collect: "Te avisamos cuando puedas recogerlas.",
    },
    contact: (email, phone) =>
      `Podemos contactarte en ${phone ? `${email} o en el ${phone}` : email}.`,
    change: "¿Quieres cambiar algo?",
    changeText:
      "Mientras no hayamos empezado, puedes cancelar en la página de tu pedido. Para todo lo demás, responde a este correo o escribe a {}.",
  },
  making: {
    subject: (number, shop) =>
      `Tu pedido ${number} en ${shop} está en el taller`,
    heading: "Tu pedido está en el taller",
    text: "Ya hemos empezado a hacerlo.",
    next: "Te escribimos de nuevo cuando esté en camino.",
    nextCollect: "Te escribimos de nuevo cuando puedas recogerlo.",
  },
  sent: {
    subject: (number, shop) => `Tu pedido ${number} en ${shop} está en camino`,
    heading: "Tu pedido está en camino",
    text: "Está terminado, envuelto y enviado.",
    next: "Si no llega o algo no está como debería, escríbenos.",
  },
  collect: {
    subject: (number, shop) =>
      `Tu pedido ${number} en ${shop} está listo para recoger`,
    heading: "Tu pedido está listo para recoger",
    text: "Está terminado y ya puedes recogerlo.",
    next: "Si algo no está como debería, escríbenos.",
  },
  cancelled: {
    subject: (number, shop) => `Tu pedido ${number} en ${shop} está cancelado`,
    heading: "Tu pedido está cancelado",
    text: "No lo haremos y no tienes que pagar nada.",
    next: "Si tienes alguna pregunta, escríbenos.",
  },
  payment: {
    asked: {
      subject: (number, total, shop) =>
        `Pedido ${number} en ${shop}: ${total} por pagar`,
      heading: "Solo falta pagar y se pone en camino",
      headingCollect: "Solo falta pagar",
      text: (total) => `Tu pedido suma ${total}.`,
    },
    reminder: {
      subject: (number, total, shop) =>
        `Recordatorio: pedido ${number} en ${shop}, ${total}`,
      heading: "Un pequeño recordatorio",
      text: (total) =>
        `Aún no hemos visto tu pago de ${total}. Si el dinero ya está en camino, no tienes que hacer más.`,
    },
    paid: {
      subject: (number, shop) =>
        `Gracias: el pedido ${number} en ${shop} está pagado`,
      heading: "Tu pago ha llegado",
      text: (total) => `Hemos recibido ${total}. ¡Gracias!`,
      receipt: "La página de tu pedido se puede imprimir como recibo.",
    },
    refunded: {
      subject: (number, amount, shop) =>
        `Te devolvemos ${amount} del pedido ${number} en ${shop}`,
      heading: "Tu dinero va de vuelta",
      text: (total) =>
        `Te hemos devuelto ${total}. Según tu banco, tarda unos días.`,
    },
    amount: "Importe",
    cancelledPaid: (amount) =>
      `No lo vamos a hacer. Lo has pagado, y te devolvemos ${amount}.`,
    cancelledRefunded: (amount) =>
      `No lo vamos a hacer. Te hemos devuelto ${amount}.`,
    step: "Paga de una de las formas de abajo. Aún no se ha cobrado nada.",
    toRefund: (amount) =>
      `El pedido estaba pagado. Devuelve ${amount} y márcalo en la página del pedido.`,
    toldHow:
      "Tu cliente ya sabe cómo pagar. Anota el pedido como pagado cuando haya llegado el pago.",
    unpaid: "Sin pagar desde hace una semana o más",
    unpaidOrder: (number, total, date) =>
      `Pedido ${number}: ${total}, pago pedido el ${date}`,
    unpaidMore: (count) =>
      plural("es", count, { one: "y uno más", other: `y ${count} más` }),
  },
  corrected: {
    subject: (number, shop) => `Tu pedido corregido ${number} en ${shop}`,
    heading: "Tu pedido corregido",
    text: "Lo hemos corregido como nos dijiste. Así queda tu pedido.",
    changes: "Lo que ha cambiado",
  },
  maker: {
    subject: (number, total, name) =>
      `Nuevo pedido ${number}: ${total} de ${name}`,
    preview: (total, name) => `${total} de ${name}`,
    heading: (clips, name) =>
      `${plural("es", clips, { one: "1 pinza", other: `${clips} pinzas` })} para ${name}`,
    open: "Abrir el pedido",
    openNote:
      "Allí lo empiezas, pides el pago, dices que está terminado e imprimes la nota.",
    toMake: "Lo que hay que hacer",
    noPayment: {
      both: "No se ha cobrado nada. Escribe a tu cliente sobre el pago y la entrega: le llega lo que respondas a este correo.",
      payment:
        "No se ha cobrado nada. Escribe a tu cliente sobre el pago: le llega lo que respondas a este correo.",
      delivery:
        "No hay nada que pagar. Escribe a tu cliente sobre la entrega: le llega lo que respondas a este correo.",
      none: "No hay nada que pagar.",
    },
    write: "Escribirle ahora",
    drawers: "De los cajones",
    contact: "Contacto",
    low: "Se está acabando",
    lowLast: (name) => `${name}: era la última pieza`,
    lowLeft: (name, left) =>
      `${name}: ${plural("es", left, { one: "queda", other: "quedan" })} ${left}`,
    remarks: "Ten en cuenta",
    largeTake: (name, taken, before) =>
      `Este pedido se ha llevado ${taken} de las últimas ${before} piezas de ${name}.`,
    large: (clips) =>
      `Este pedido tiene ${clips} pinzas. Hasta que lo abras, retrasa a los demás como mucho una semana.`,
    unconfirmed: {
      limit:
        "Tu cliente no ha recibido confirmación: hoy ya se han enviado varias a ese buzón. ¿Va en serio este pedido?",
      origin:
        "Tu cliente no ha recibido confirmación: hoy han llegado muchísimos pedidos de una misma red. ¿Va en serio este pedido?",
      program:
        "Tu cliente no ha recibido confirmación: un campo que nadie ve estaba relleno, como hacen los bots. ¿Va en serio este pedido?",
    },
  },
  withdrawn: {
    subject: (number, total, name) =>
      `El pedido ${number} está cancelado: ${total} de ${name}`,
    heading: (name, number) => `${name} ha cancelado el pedido ${number}`,
    text: "Aún no habías empezado a hacerlo, y tu cliente está al tanto.",
    comesBack: (names) => `De vuelta en tus existencias: ${names}.`,
    open: "Abrir el pedido",
    notToMake: "Lo que ya no hay que hacer",
  },
  withdrawal: {
    receipt: {
      subject: (order, shop) =>
        `Tu desistimiento del pedido ${order} en ${shop}`,
      heading: "Hemos recibido tu desistimiento",
      text: (order, date) =>
        `Has desistido del pedido ${order}. Tu declaración nos llegó el ${date}.`,
      formText: (order, date) =>
        `El ${date} nuestro formulario recibió esto: un desistimiento del pedido ${order}, con este correo.`,
      from: "Desistes de",
      next: "Te escribimos sobre la devolución y el reembolso. ¿Preguntas? Responde a este correo o escribe a {}.",
      notYou:
        "Si no fuiste tú, responde a este correo. Todavía no se ha cambiado nada.",
      preview: "Guarda este correo como acuse de recibo.",
    },
    maker: {
      subject: (order, name) => `Desistimiento del pedido ${order}: ${name}`,
      late: (subject) => `Fuera de plazo: ${subject}`,
      heading: (name, order) => `${name} ha desistido del pedido ${order}`,
      text: (date) =>
        `La declaración llegó el ${date} y el acuse de recibo está enviado.`,
      keeps: "El pedido conserva su estado.",
      todo: "Escribe sobre la devolución y el reembolso; las existencias las repones tú.",
      lateSent: (days, date) =>
        `Según la cuenta de la tienda, está fuera de plazo: más de ${days} días después del ${date}, cuando el pedido se marcó como enviado. El plazo corre desde la entrega, que la tienda no conoce.`,
      latePlaced: (days, date) =>
        `Quizá esté fuera de plazo: más de ${days} días después del ${date}, cuando se hizo el pedido. Nunca se marcó como enviado, y el plazo corre desde la entrega, que la tienda no conoce.`,
      open: "Abrir el pedido",
      formText: (date) =>
        `Declarado el ${date} por el formulario, donde cualquiera puede escribir. Compáralo con el pedido antes de actuar.`,
      matches: "El número y el correo corresponden a un pedido de tu tienda.",
      unknown:
        "Ningún pedido tiene este número y este correo. Quizá uno de los dos esté mal escrito.",
    },
  },
  welcome: {
    see: "Mira qué hay en la tienda",
    reason: (shop) =>
      `Recibes este correo porque esta dirección se apuntó al boletín de ${shop}.`,
    unsubscribe: "Darse de baja",
  },
  invoice: {
    invoice: "Factura",
    correction: "Factura rectificativa",
    date: "Fecha",
    order: "Pedido",
    ordered: "Pedido el",
    supplied: "Entrega",
    later: "tras el pago",
    taxNumber: "Número fiscal",
    what: "Artículo",
    quantity: "Cantidad",
    each: "Precio",
    sum: "Importe",
    discount: "Descuento",
    net: "Base imponible",
    total: "Total",
    takenBack: "Reembolsado",
    cancelled: "Reembolsado: pedido cancelado",
    withdrawn: "Reembolsado tras un desistimiento",
    reduced: "Reembolsado: precio rebajado después",
    unpaid: "El pago no llegó",
    cameAgain: "Pagado finalmente",
    noTax: "No se indica ningún impuesto.",
    of: (number: string, day: string) =>
      `Corrige la factura ${number} del ${day}.`,
    tax: (rate: string) => `IVA ${rate}`,
  },
  year: {
    columns: {
      day: "Día",
      order: "Pedido",
      kind: "Operación",
      country: "País",
      currency: "Moneda",
      paid: "Pagado",
      delivery: "de ello envío",
      discount: "Descuento",
      refunded: "Reembolsado",
      rate: "Tipo de IVA",
      tax: "IVA incluido",
    },
    kinds: { paid: "Pago", refunded: "Reembolso" },
  },
  week: {
    subject: (open) =>
      plural("es", open, {
        one: "Tu semana: un pedido abierto",
        other: `Tu semana: ${open} pedidos abiertos`,
      }),
    heading: "Tu semana",
    open: (orders, clips) =>
      `Abiertos: ${plural("es", orders, { one: "1 pedido", other: `${orders} pedidos` })}, ${plural("es", clips, { one: "1 pinza", other: `${clips} pinzas` })}`,
    late: (orders) => `Con retraso: ${orders}`,
    sentUnpaid: (orders, total) =>
      `Enviados o recogidos, sin pagar: ${plural("es", orders, { one: "1 pedido", other: `${orders} pedidos` })}, ${total}`,
    notAsked: (orders, total) =>
      `Abiertos desde hace una semana, sin pedir el pago: ${plural("es", orders, { one: "1 pedido", other: `${orders} pedidos` })}, ${total}`,
    toRefund: (orders, total) =>
      `Por devolver: ${plural("es", orders, { one: "1 pedido", other: `${orders} pedidos` })}, ${total}`,
    unpaid: (orders) =>
      `Pedido el pago hace una semana, sin pagar: ${plural("es", orders, { one: "1 pedido", other: `${orders} pedidos` })}`,
    low: (items) => `Queda poco: ${items}`,
    lowItem: (name, left) =>
      `${name} (${plural("es", left, { one: "queda 1", other: `quedan ${left}` })})`,
    noneLow: "Queda poco: nada",
    sold: (orders, total) =>
      `Vendido en los últimos siete días: ${plural("es", orders, { one: "1 pedido", other: `${orders} pedidos` })}, ${total}`,
    visits: (shown: string, visits: number) =>
      `Mirado en los últimos siete días: ${plural("es", visits, { one: `${shown} visita`, other: `${shown} visitas` })}`,
    best: (clip: string, count: number) => `Lo más pedido: ${clip} (${count})`,
    custom: "Pinzas personalizadas",
    cameFrom: (source: string) => `La mayoría vino de: ${source}`,
    sources: {
      direct: "Directo a la tienda",
      search: "Búsqueda",
      chat: "Mensajes",
      mail: "Correo",
      other: "Otro sitio",
      letter: (id: number) => `Carta núm. ${id}`,
    },
    below: "Cada pedido está abajo, con su página.",
    free: "Lo tienes todo al día.",
    orders: "Pedidos abiertos",
    owed: "Enviados o recogidos, sin pagar",
    unasked: "Abiertos desde hace una semana, sin pedir el pago",
    refunds: "Por devolver",
    order: (id, name, clips) =>
      `${id}, ${name}: ${plural("es", clips, { one: "1 pinza", other: `${clips} pinzas` })}`,
    readyBy: (day) => `listo para el ${day}`,
    isLate: "con retraso",
    isUnpaid: "sin pagar",
    why: (shop) => `Elegiste este correo en Pedidos, en el panel de ${shop}.`,
  },
  letter: {
    inBrowser: "Leer en el navegador",
    see: "Ver la pinza",
  },
  test: {
    subject: (shop) => `Correo de prueba de ${shop}`,
    heading: "Funciona",
    text: "Esto es una prueba. El correo de la tienda funciona: los pedidos te llegarán y tus clientes recibirán sus confirmaciones.",
  },
  reminder: {
    open: {
      title: (clip) => `${clip} ya está aquí`,
      text: "Querías saberlo: ya está en la tienda. Se vende por orden de llegada.",
    },
    moved: {
      title: (clip) => `${clip}: nueva fecha`,
      text: (when) => `Nueva fecha: ${when}.`,
      unknown: "Todavía no hay otra fecha. Te escribiremos cuando esté aquí.",
    },
    off: {
      title: (clip) => `${clip} ya no vendrá`,
      text: "Se ha retirado de la tienda. Gracias por esperar.",
    },
    see: "Ver en la tienda",
    reason: (shop) =>
      `Recibes este correo porque esta dirección se dejó en ${shop} para esta pinza. Es el único que te enviamos, y con él olvidamos la dirección.`,
    later: (shop) =>
      `Recibes este correo porque esta dirección se dejó en ${shop} para esta pinza. Escribiremos una vez más cuando esté aquí y después olvidaremos la dirección.`,
    forget: "Quitar mi dirección",
  },
  forgetReminder: {
    title: "¿Quitar tu dirección?",
    text: "La borramos enseguida y no escribiremos más sobre esta pinza.",
    confirm: "Quitar",
    doneTitle: "Tu dirección está borrada",
    done: "No te escribiremos más sobre esta pinza.",
    unknownTitle: "No hay nada que quitar",
    unknown:
      "Esta dirección ya no está con nosotros: la olvidamos con el correo que esperaba.",
  },
  confirmSubscription: {
    subject: (shop) => `Confirma: boletín de ${shop}`,
    title: "¿Te apuntas al boletín?",
    text: (shop) =>
      `Alguien ha dado este correo para el boletín de ${shop}. Vale en cuanto lo confirmes.`,
    confirm: "Confirmar",
    notYou:
      "¿No fuiste tú? No hagas nada: el correo se olvida al cabo de un mes.",
    doneTitle: "Estás en la lista",
    done: "¡Gracias! Puedes darte de baja cuando quieras con el enlace de cada boletín.",
    offTitle: "No estás en la lista",
    off: "Esta dirección se dio de baja del boletín. Para recibirlo otra vez, vuelve a apuntarte en la tienda.",
  },
  passwordLink: {
    subject: (shop) => `Una contraseña nueva para ${shop}`,
    heading: "Una contraseña nueva",
    text: (shop) =>
      `Alguien, seguramente tú, ha pedido una contraseña nueva para el panel de ${shop}.`,
    choose: "Elegir una contraseña",
    once: (minutes) =>
      `El enlace vale una sola vez, durante ${minutes} minutos.`,
    username: (name) => `Tu nombre de usuario es ${name}.`,
    notYou:
      "¿No has sido tú? Entonces no hagas nada: tu contraseña sigue igual y el enlace solo está en este buzón.",
  },
  unsubscribe: {
    title: "¿Darte de baja del boletín?",
    text: (shop) =>
      `Ya no recibirás más boletines de ${shop}. Puedes volver a apuntarte cuando quieras.`,
    confirm: "Darme de baja",
    doneTitle: "Te has dado de baja del boletín",
    done: "Ya no te llegarán más boletines. Si ha sido un error, puedes volver a apuntarte en la tienda.",
    unknownTitle: "Este enlace ya no funciona",
    unknown:
      "No hemos encontrado tu dirección con este enlace. Quizá estaba cortado, o ya no estás en la lista. Abre otra vez el enlace de nuestro correo, o respóndelo y te quitamos de la lista.",
    back: "Volver a la tienda",
  },
  colon: ": ",
  /** The lines that a phone shows of new orders, on its locked screen. */
  push: {
    one: (number: number) => `Pedido nuevo ${number}`,
    many: (orders: number) => `${orders} pedidos nuevos`,
    body: (total: string, shop: string) =>
      `${total}, ${shop}. Todo está en tu correo.`,
  },
  failures: {
    login: () =>
      "El servidor de correo ha rechazado el acceso. Revisa el usuario y la contraseña en SMTP_URL.",
    certificate: (server) =>
      `El certificado del servidor de correo ${server} no es de confianza.`,
    unencrypted: (server) =>
      `El servidor de correo ${server} empieza sin cifrado. Escribe smtp:// en vez de smtps:// en SMTP_URL, o indica el puerto para TLS (casi siempre 465).`,
    encrypted: (server) =>
      `El servidor de correo ${server} no ha respondido a tiempo. Si espera cifrado desde el principio (casi siempre en el puerto 465), escribe smtps:// en vez de smtp:// en SMTP_URL.`,
    insecure: (server) =>
      `El servidor de correo ${server} no ofrece una conexión segura, así que no se ha enviado nada.`,
    allowance: () =>
      "El servidor de correo no acepta más correos de esta tienda por ahora, o rechaza su dirección. Se vuelve a intentar. Revisa el límite de la cuenta y MAIL_FROM.",
    sender: () =>
      "El servidor de correo ha rechazado al remitente. Revisa MAIL_FROM.",
    recipient: () =>
      "El servidor de correo ha rechazado la dirección del destinatario.",
    mail: () => "El servidor de correo ha rechazado el correo.",
    shop: (server) =>
      `El servidor de correo ${server} no ha querido hablar con esta tienda.`,
    notNow: () =>
      "El servidor de correo no ha podido aceptar el correo por ahora.",
    late: (server) =>
      `El servidor de correo ${server} no ha respondido a tiempo.`,
    unknown: (server) =>
      `No se encuentra el nombre del servidor de correo ${server}. Revisa SMTP_URL y la red.`,
    tooLarge: () => "El correo es más grande de lo que acepta el servidor.",
    unreachable: (server) =>
      `No se ha podido llegar al servidor de correo ${server}.`,
    uncomposed: () =>
      "No se ha podido componer el correo; el registro dice por qué.",
    folder: () => "No se ha podido escribir el correo en la carpeta.",
    recipients: () => "Este correo no tiene exactamente un destinatario.",
    replied: (sentence, reply) => `${sentence} Su respuesta: ${reply}`,
  },
};
