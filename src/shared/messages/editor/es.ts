import type { EditorMessages } from "./en.ts";

export const es: EditorMessages = {
  shop: "Tu tienda",
  admin: "Panel",
  edit: "Editar",
  startFailed: "La edición no ha empezado",
  firstDay: {
    label: "Tu primer día",
    next: {
      details: "Lo siguiente: di cómo se llama tu tienda y dónde está.",
      product: "Lo siguiente: añade tu primera pinza.",
      headline: "Lo siguiente: escribe tu titular.",
      pages: "Lo siguiente: escribe tus páginas.",
      mail: "Lo siguiente: conecta tu servidor de correo.",
    },
    done: (done, all) => `${done} de ${all}. Esto solo lo ves tú.`,
    toProduct: "Añadir una pinza",
    toHeadline: "Escribirlo",
    toMail: "Ver cómo",
    hide: "Ocultar estos pasos",
  },
  bar: {
    label: "Edición",
    undo: "Deshacer",
    redo: "Rehacer",
    details: "Detalles",
    pages: "Páginas",
    close: "Cerrar",
    discard: "Descartar",
    offline: "Estás sin conexión. Se guardará en cuanto vuelvas.",
    resumed: "Tus cambios siguen aquí y aún no están guardados.",
    hint: "Toca un texto para cambiarlo.",
    length: (label, count, max) => `${label}: ${count} de ${max} caracteres`,
    tooLong: (label, count, max) =>
      `${label}: ${count} caracteres, ${max} como mucho`,
    versions: "Dos versiones",
    changed: "Alguien ha cambiado las páginas de la tienda mientras tanto.",
  },
  leave: {
    title: "¿Salir sin guardar?",
    text: "Lo que has cambiado aún no está guardado.",
    stay: "Seguir editando",
    go: "Descartar los cambios",
  },
  saved: {
    title: "Guardado",
    description: "Esto es lo que todo el mundo ve ahora.",
    meanwhile:
      "Lo que has cambiado mientras tanto se conserva y aún no está guardado.",
    proposed: (open) => `Aún como se propuso: ${open}.`,
    uploading: "La subida sigue en marcha. Guarda otra vez cuando termine.",
    offline: {
      title: "Estás sin conexión",
      description: "Tus cambios se conservan y se guardarán en cuanto vuelvas.",
    },
    failed: "Aún sin guardar",
  },
  fields: {
    "hero.headline": "Titular",
    "hero.sentence": "Frase bajo el titular",
    "products.title": "Título encima de los productos",
    "products.text": "Texto encima de los productos",
    "promo.title": "Título del diseñador",
    "promo.sample": "Letras de la pinza de ejemplo",
    "process.title": "Título del proceso",
    "process.text": "Texto sobre el proceso",
    "gallery.title": "Título de la galería",
    "newsletter.title": "Título del boletín",
    "newsletter.text": "Texto del boletín",
    "newsletter.welcome": "Gracias tras apuntarse (aviso y correo)",
    "about.tagline": "Texto bajo el nombre",
    "about.closing": "Últimas palabras del pie de página",
    "about.title": "Qué vende la tienda (buscadores, título del navegador)",
    "about.description": "Descripción",
    delivery: "Línea sobre la entrega",
    socialUrl: "Página en redes sociales",
    name: "Nombre de la tienda",
  },
  stepTitle: (step) => `Título del paso ${step}`,
  stepText: (step) => `Texto del paso ${step}`,
  dayTitle: (day) => `Plazo ${day}`,
  dayText: (day) => `Texto del plazo ${day}`,
  pictureShows: (picture) => `Qué muestra la imagen ${picture}`,
  lines: {
    picture: "Imagen grande",
    position: "Su encuadre",
    film: "Vídeo",
    minutes: "Minutos de elaboración",
    steps: "Pasos",
    days: "Plazos",
    gallery: "Galería",
    palette: "Colores",
    mark: "Logo",
    language: "Idioma",
    currency: "Moneda",
    timeZone: "Zona horaria",
  },
  hero: {
    add: "Añadir una imagen grande",
    replace: "Cambiar la imagen grande",
    remove: "Quitar la imagen",
    uploading: "Subiendo...",
    addFilm: "Añadir un vídeo",
    replaceFilm: "Cambiar el vídeo",
    removeFilm: "Quitar el vídeo",
    stop: "Detener la subida",
    filmHint:
      "El vídeo se ve sobre la imagen, sin sonido: MP4 o WebM, 20\u00a0MB como mucho.",
    filmUploading: (percent) => `Subiendo, ${percent}\u00a0%`,
    filmChecking: "Comprobando el vídeo",
  },
  position: {
    open: "Encuadrar la imagen",
    title: "Lo que siempre se ve",
    close: "Cerrar el encuadre",
    text: "Las ventanas recortan la imagen por los lados. Arrastra el anillo a lo que tiene que quedar, o muévelo con las flechas del teclado.",
    phone: "En un móvil",
    wide: "En una ventana ancha",
    done: "Listo",
    point: (x, y) =>
      `Siempre se ve: ${x}\u00a0% desde la izquierda, ${y}\u00a0% desde arriba`,
  },
  list: {
    newStep: "[Paso nuevo]",
    addStep: "Añadir un paso",
    stepsFull: (max) => `${max} pasos como mucho`,
    step: (number) => `el paso ${number}`,
    addDay: "Añadir un plazo",
    newDay: "Tres días",
    day: (number) => `el plazo ${number}`,
    addStepPicture: (number) => `Añadir una imagen al paso ${number}`,
    stepPicture: (number) => `la imagen del paso ${number}`,
    addPicture: "Añadir una imagen",
    picturesFull: (max) => `${max} imágenes como mucho.`,
    picture: (number) => `la imagen ${number}`,
    shows: "Qué muestra",
    replace: (name) => `Cambiar ${name}`,
    forward: (name) => `Mover ${name} hacia delante`,
    back: (name) => `Mover ${name} hacia atrás`,
    remove: (name) => `Quitar ${name}`,
  },
  law: {
    title: "Aspectos legales",
    noAdvice:
      "Esto no es asesoramiento jurídico. Pregunta a una persona experta qué exige tu país.",
    country: "País",
    noCountry: "Sin elegir",
    orderWording: "Botón de pedido",
    request: "Un pedido que tú aceptas",
    binding: "Un pedido que se paga",
    orderWordingHint:
      "El botón dice «Hacer el pedido» o «Pedido con obligación de pago».",
    priceNote: "Línea junto a los precios",
    priceNoteHint: "Por ejemplo, «IVA incluido, más envío».",
    totalNote: "Línea junto a los totales",
    totalNoteHint:
      "En un total ya está la entrega. Por ejemplo, «IVA incluido».",
    totalNoteKeep: "También vale en los totales",
    mailText: "Tus líneas bajo los correos a clientes",
    maker: "Fabricante, con dirección postal y correo (seguridad de productos)",
    withdrawalDays: "Plazo de desistimiento, en días",
    withdrawalDaysHint: "Con 0 no hay botón de desistimiento.",
    withdrawalCustom: "También se puede desistir de pinzas personalizadas",
    confirmSubscriptions: "Boletín solo tras confirmarlo por correo",
    hidden: "Secciones ocultas",
    sections: {
      promo: "Pinza personalizada",
      process: "Proceso",
      gallery: "Galería",
      newsletter: "Boletín",
    },
  },
  payment: {
    title: "Pago",
    text: "Lo que ven tus clientes cuando pides el pago. La tienda misma no cobra nada, y antes no aparece en ninguna página.",
    holder: "Titular de la cuenta",
    iban: "IBAN",
    bic: "BIC (solo si tu banco lo pide)",
    link: "Tu propio enlace de pago",
    linkHint:
      "Empieza por https://. Se rellenan {amount} (importe) y {order} (número).",
    cash: "En efectivo al recoger",
    askAtOnce: "Pedir el pago con cada pedido al momento",
  },
  delivery: {
    title: "Entrega",
    text: "Cómo llegan los pedidos a tus clientes. Sin ninguna forma, no se pregunta nada al hacer el pedido y tú les escribes.",
    add: "Añadir forma de entrega",
    unnamed: (place) => `Nueva forma ${place}`,
    name: "Nombre",
    price: "Precio",
    freeFrom: "Gratis desde",
    freeFromHint:
      "La suma de las pinzas desde la que no cuesta nada. Vacío: nunca.",
    note: "Nota",
    noteHint: "Debajo del nombre, por ejemplo cuánto tarda o dónde se recoge.",
    needsAddress: "Necesita una dirección",
    countries: "Países",
    everywhere: "A todas partes, hasta que nombres países.",
    addCountry: "Añadir un país",
    removeCountry: (name) => `Quitar ${name}`,
    up: (name) => `Subir ${name}`,
    down: (name) => `Bajar ${name}`,
    remove: (name) => `Quitar ${name}`,
  },
  details: {
    title: "Detalles",
    close: "Cerrar los detalles",
    done: "Listo",
    deliveryHint:
      "Junto a los precios y al tramitar el pedido, por ejemplo «Listas en unos 5 días».",
    descriptionHint:
      "Lo que muestran los buscadores y los enlaces compartidos.",
    socialHint: "Empieza por https://",
    minutes: "Minutos para hacer una",
    minutesHint:
      "El comienzo de la línea de días bajo los pasos. Con 0 no aparece.",
    language: "Idioma de la tienda",
    languageHint:
      "El de las páginas, los correos y el panel. Lo que has escrito se queda como está.",
    currency: "Moneda",
    currencyWarning:
      "Los precios no se convierten: un importe sigue siendo el mismo número en la moneda nueva. Repasa tus precios después de guardar.",
    timeZone: "Zona horaria",
    colors: "Colores",
    palettes: {
      raspberry: "Frambuesa",
      forest: "Bosque",
      lagoon: "Laguna",
      violet: "Violeta",
      terracotta: "Terracota",
      graphite: "Grafito",
    },
    mark: "Tu logo (PNG o SVG)",
    markAlt: "Tu logo",
    addMark: "Añadir tu logo",
    replaceMark: "Cambiar tu logo",
    removeMark: "Quitar tu logo",
  },
  pages: {
    title: "Páginas",
    close: "Cerrar las páginas",
    list: "Tus páginas",
    failed: "Tus páginas no se han podido cargar.",
    another: "Otra página",
    notSaved: (title) => `${title} (sin guardar)`,
    builtIn: (title) => `${title} (incluida)`,
    notWritten: (title) => `${title} (sin escribir)`,
    pageTitle: "Título",
    address: "Dirección",
    reserved:
      "Desde una actualización, la propia tienda usa esta dirección. Tu página sigue funcionando; si la escribes de nuevo en otra dirección, deja sitio a la de la tienda.",
    description: "Descripción",
    descriptionHint: "Lo que muestran los buscadores. Puede quedar vacía.",
    text: "Texto",
    begin: "Empezar con un modelo",
    beginHint: "Lo que está entre [corchetes] lo completas tú.",
    outlines: {
      shipping: `## Adónde enviamos

Enviamos a [países].

## Cuánto tarda

Hacemos tu pinza en [5 días]. Después, el correo tarda [de 2 a 4 días].

## Cuánto cuesta

- [Carta]: [4,00]
- [Paquete con seguimiento]: [6,50]

¿Se retrasa? Escríbenos y la buscamos contigo.`,
      returns: `## Has cambiado de opinión

Escríbenos en los [14 días] siguientes a la entrega y devuelve la pinza sin usar a [dirección]. Te devolvemos el dinero en cuanto llegue, [también los gastos de envío].

## Hecha solo para ti

Una pinza con tus letras no le sirve a nadie más. [No podemos aceptar su devolución.]

## Algo se ha roto

No debería pasar. Mándanos una foto y [la arreglamos o la cambiamos].`,
      care: `## Cada día

- Quítatela para dormir, ducharte o nadar.
- Límpiala con un paño suave y húmedo, sin alcohol ni acetona.
- Protégela del sol y del coche caliente: la resina se ablanda con el calor.

## Si pasa algo

[Un muelle suelto o un arañazo suelen tener arreglo.] Escríbenos primero.`,
      faq: `## ¿Cuánto tarda mi pinza?

[5 días], más el correo.

## ¿Puedo elegir el color?

[Sí. En el diseñador están todas nuestras resinas.]

## ¿Sujeta el pelo grueso?

[La mayoría mide 8 cm de ancho y lo sujeta bien.]

## ¿Cómo pago?

[Te escribimos los datos bancarios en cuanto llega tu pedido.]`,
      imprint: `[Nombre y apellidos]
[Calle y número]
[Código postal, ciudad, país]

Correo: [dirección]
Teléfono: [número]

[NIF o número de IVA, si lo hay]
[Registro y número, si los hay]
[Colegio o autoridad, si hay]`,
      terms: `## Quién vende

[Nombre y dirección postal]

## Cómo se forma el contrato

[¿Cuándo aceptas un pedido?]

## Precios y pago

[Precios, impuestos, formas de pago]

## Entrega

[Países, coste, plazo]

## Desistimiento

[Plazo, excepciones, quién paga la devolución]

## Si algo no está bien

[Garantía, contacto]`,
      privacy: `## Quién es responsable

[Nombre, dirección postal, correo]

## Qué datos y para qué

[Pedidos: qué datos, cuánto tiempo, con qué base]

[Boletín: qué datos, cuánto tiempo, con qué base]

## Quién los recibe

[Alojamiento, envío de correos, mensajería, banco]

## Tus derechos

[Acceso, rectificación, supresión, dónde reclamar]`,
    },
    isTerms: "Condiciones: se envían con la confirmación de cada pedido",
    unsaved: "Aún sin guardar. Esta pestaña conserva lo que escribes.",
    save: "Guardar esta página",
    discard: "Descartar los cambios",
    discarded: "Lo que has escrito se ha descartado",
    open: "Abrir la página",
    remove: "Quitar esta página",
    changed: "Alguien ha cambiado esta página mientras tanto.",
    saved: (title) => `${title}: página guardada`,
    saveFailed: "La página aún no está guardada",
    removed: (title) => `${title}: página quitada`,
    removeFailed: "La página sigue ahí",
    stillRemoved: (title) => `${title}: la página sigue quitada`,
  },
};
