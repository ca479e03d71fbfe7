import { plural } from "#shared/messages/words.ts";
import type { HomeMessages } from "./en.ts";

const minutes = (count: number) =>
  plural("es", count, {
    one: `${count}\u00a0minuto`,
    other: `${count}\u00a0minutos`,
  });

export const es: HomeMessages = {
  promo: {
    text: (charms, letters) =>
      `Elige hasta ${charms} charms y ${letters} letras, mira cómo tu pinza va tomando forma y te la hacemos.`,
    name: "Tu nombre",
    lettersOnly: (letters) =>
      `Elige hasta ${letters} letras, mira cómo tu pinza va tomando forma y te la hacemos.`,
    placeholder: (letters) => `Un nombre, hasta ${letters} letras`,
    from: (price) => `Desde ${price}, letras incluidas.`,
    begun: "Tu pinza a medias te espera.",
  },
  firstDay: {
    sentence: "Las primeras pinzas de pelo están en camino.",
    art: "Una pinza de pelo entre otras dos que solo están dibujadas",
    title: "Hay pinzas nuevas en camino",
    text: "Deja tu correo y sé la primera persona en verlas.",
    comeBack: "Vuelve pronto.",
    tellMe: "Avísame",
  },
  process: {
    minutes: (count) =>
      plural("es", count, {
        one: `${count} minuto`,
        other: `${count} minutos`,
      }),
    bench: "en la mesa de trabajo",
  },
  social: {
    more: "Ver más en nuestras redes",
    newTab: "(se abre en una pestaña nueva)",
    soon: "Muy pronto, también en redes sociales.",
    pictures: "Fotos de nuestras pinzas",
  },
  newsletter: {
    email: "Correo electrónico",
    placeholder: "tu@example.com",
    join: "Apúntame",
    joining: "Apuntándote...",
    invalid: "Correo no válido",
    failed: {
      title: "¡Vaya! Algo ha salido mal",
      description:
        "Inténtalo más tarde, por favor. ¡Tenemos muchas ganas de que te apuntes!",
    },
    toConfirm: {
      title: "Casi listo",
      description:
        "Te hemos enviado un correo. Pulsa el botón que lleva para confirmar.",
    },
    welcome: (shopName) => `¡Te damos la bienvenida a ${shopName}!`,
  },
  pages: {
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
      counted: "Cuántas veces, nunca quién",
      countedText:
        "Contamos cuántas veces se ha mirado una página y qué sitio ha traído hasta aquí, como sumas por día, para ver qué gusta. Para ello no se guarda ninguna cookie, ninguna dirección, ningún nombre de navegador ni nada que distinga a una persona de otra.",
      removal: "Pide que lo borremos",
      removalText:
        "Escribe a {} y te decimos qué hemos guardado, lo corregimos o lo borramos.",
    },
  },
  sale: {
    lowest: "precio más bajo de los últimos 30 días",
    wasLowest: (price) =>
      `${price} fue el precio más bajo de los últimos 30 días.`,
    until: (day) => `Hasta el ${day}`,
    former: (before, now) => `antes ${before}, ahora ${now}`,
  },
  clips: {
    allClips: "Todas las pinzas",
    zoom: "Ver la imagen en grande",
    close: "Cerrar",
    payLater: "Ahora no pagas nada. Primero te escribimos.",
    deliveryAt: (price) => `Entrega: ${price}`,
    deliveryFrom: (price) =>
      `Entrega desde ${price}, se elige al hacer el pedido`,
    deliveryTo: (place, price) => `${place}: ${price}`,
    deliveryToFrom: (place, price) => `${place}: desde ${price}`,
    places: { EU: "UE", EEA: "EEE" },
    deliveryFreeWay: (name, price) => `${name}: gratis desde ${price}`,
    deliveryFree: "La entrega no cuesta nada",
    deliveryFreeFrom: (price) => `Entrega gratis desde ${price}`,
    inDrop: (count) => `${count} pinzas en esta venta`,
    details: "Detalles",
    care: "Cuidado",
    careText:
      "La resina se ablanda con el calor: no la dejes en un coche al sol ni en la sauna. Basta con un paño suave y seco.",
    careLink: "Más sobre el cuidado",
    deliveryReturns: "Entrega y devoluciones",
    questions: "¿Preguntas? Escribe a {}",
    inHand: "En tu mano",
    scaleText:
      "Dibujada a escala junto a una tarjeta bancaria, para que sepas lo que va con tu pelo antes de que llegue.",
    lifeSize: "A tamaño real en tu pantalla",
    lifeSizeHelp:
      "Pon una tarjeta bancaria sobre la pantalla y desliza hasta que los bordes coincidan. Lo recordamos en este dispositivo.",
    bankCard: "Tarjeta bancaria",
    more: "Más de esta tanda",
    failed: "No hemos podido cargar esta pinza.",
    gone: "Esta pinza ya no está",
    goneText: "Quizá ha encontrado su melena. Las demás siguen sujetando.",
    wide: (width) => `${width} de ancho`,
    drawing: (width) =>
      `La pinza, ${width} de ancho, dibujada a escala sobre una tarjeta bancaria`,
    picture: (number, count) => `Imagen ${number} de ${count}`,
  },
  drops: {
    ready: (day) => `Lista hacia el ${day}.`,
    pause: {
      fact: (day) => `Ahora no aceptamos pedidos; volvemos el ${day}.`,
      rest: "Llena ya tu carrito; entonces podrás volver a pedir.",
      back: (day) => `Vuelve el ${day}`,
    },
    drop: {
      opens: (when) => `A la venta el ${when}`,
      inDays: (count) =>
        plural("es", count, {
          one: `En ${count} día`,
          other: `En ${count} días`,
        }),
      soon: (clock) => `En ${clock}`,
      units: {
        days: (count) => plural("es", count, { one: "día", other: "días" }),
        hours: (count) => plural("es", count, { one: "hora", other: "horas" }),
        minutes: (count) =>
          plural("es", count, { one: "minuto", other: "minutos" }),
        seconds: (count) =>
          plural("es", count, { one: "segundo", other: "segundos" }),
      },
      calendar: "Añadir al calendario",
      remind: "Recuérdamelo",
      hint: "Un solo correo cuando salga a la venta y después olvidamos tu dirección.",
    },
    wait: {
      back: "Avísame cuando vuelva",
      free: "Avísame si queda libre",
      someones: "En el carrito de alguien",
      held: (left) =>
        `Puede quedar libre en ${minutes(left)}. Esta página lo sabrá.`,
      heldSome: "Esta página sabrá cuándo queda libre.",
      tell: "Avísame",
      hint: "Un solo correo cuando vuelva y después olvidamos tu dirección.",
      email: "Tu correo electrónico",
      placeholder: "tu@example.com",
      missing: "Escribe tu correo electrónico.",
      sending: "Un momento...",
      done: "Te escribiremos.",
      failed: {
        title: "No ha funcionado",
        description: "Inténtalo de nuevo en un momento.",
      },
    },
  },
};
