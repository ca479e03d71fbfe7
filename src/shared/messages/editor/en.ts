/** The editor, with which the maker changes the pages in place. */
export const en = {
  shop: "Your shop",
  admin: "Admin",
  edit: "Edit",
  startFailed: "Editing did not start",
  /** The bar of a new shop, which the maker alone sees. */
  firstDay: {
    label: "Your first day",
    next: {
      details: "Next: say what your shop is called and where it is.",
      product: "Next: add your first clip.",
      headline: "Next: write your headline.",
      pages: "Next: write your pages.",
      mail: "Next: connect your mail server.",
    },
    done: (done: number, all: number) =>
      `${done} of ${all} done. Only you see this.`,
    toProduct: "Add a clip",
    toHeadline: "Write it",
    toMail: "See how",
    hide: "Hide these steps",
  },
  bar: {
    label: "Editing",
    undo: "Undo",
    redo: "Redo",
    details: "Details",
    pages: "Pages",
    close: "Close",
    discard: "Discard",
    offline: "You are offline. Saved once you are back.",
    resumed: "Your changes are still here, and not saved yet.",
    hint: "Press a text to change it.",
    length: (label: string, count: number, max: number) =>
      `${label}: ${count} of ${max} characters`,
    tooLong: (label: string, count: number, max: number) =>
      `${label}: ${count} characters, ${max} at most`,
    versions: "Two versions",
    changed: "Someone changed the shop's pages in the meantime.",
  },
  leave: {
    title: "Leave without saving?",
    text: "What you changed is not saved yet.",
    stay: "Keep editing",
    go: "Let the changes go",
  },
  saved: {
    title: "Saved",
    description: "This is what everyone sees now.",
    meanwhile: "What you changed meanwhile is kept, and not saved yet.",
    proposed: (open: string) => `Still as it was proposed: ${open}.`,
    uploading: "The upload is still under way. Save again once it is done.",
    offline: {
      title: "You are offline",
      description: "Your changes are kept, and saved once you are back.",
    },
    failed: "Not saved yet",
  },
  /** The texts that can be edited, by their paths in the site's content. */
  fields: {
    "hero.headline": "Headline",
    "hero.sentence": "Sentence under the headline",
    "products.title": "Title above the products",
    "products.text": "Words above the products",
    "promo.title": "Title of the designer's band",
    "promo.sample": "Letters on the sample clip",
    "process.title": "Title of the process",
    "process.text": "Words about the process",
    "gallery.title": "Title of the gallery",
    "newsletter.title": "Title of the newsletter",
    "newsletter.text": "Words about the newsletter",
    "newsletter.welcome": "Thanks after joining (notice and email)",
    "about.tagline": "Words under the name",
    "about.closing": "Last words of the footer",
    "about.title": "What the shop sells (search engines, browser title)",
    "about.description": "Description",
    delivery: "Line about delivery",
    socialUrl: "Social page",
    name: "Name of the shop",
  },
  stepTitle: (step: number) => `Title of step ${step}`,
  stepText: (step: number) => `Words of step ${step}`,
  dayTitle: (day: number) => `Stretch of time ${day}`,
  dayText: (day: number) => `Words of stretch ${day}`,
  pictureShows: (picture: number) => `What picture ${picture} shows`,
  /** What else two versions can differ in. */
  lines: {
    picture: "Hero's picture",
    position: "Its position",
    film: "Film",
    minutes: "Minutes to make",
    steps: "Steps",
    days: "Days",
    gallery: "Gallery",
    palette: "Palette",
    mark: "Mark",
    language: "Language",
    currency: "Currency",
    timeZone: "Time zone",
  },
  hero: {
    add: "Add a large picture",
    replace: "Replace the large picture",
    remove: "Remove it",
    uploading: "Uploading...",
    addFilm: "Add a film",
    replaceFilm: "Replace the film",
    removeFilm: "Remove the film",
    stop: "Stop the upload",
    filmHint:
      "A film plays over the picture, without its sound: MP4 or WebM, 20 MB at most.",
    filmUploading: (percent: number) => `Uploading, ${percent}%`,
    filmChecking: "Checking the film",
  },
  position: {
    open: "Position it",
    title: "What is always seen",
    close: "Close the position",
    text: "Windows cut the picture off at its sides. Drag the ring to what has to stay, or move it with the arrow keys.",
    phone: "On a phone",
    wide: "In a wide window",
    done: "Done",
    point: (x: number, y: number) =>
      `Always seen: ${x}% from the left, ${y}% from the top`,
  },
  list: {
    newStep: "[New step]",
    addStep: "Add a step",
    stepsFull: (max: number) => `${max} steps are the most`,
    step: (number: number) => `step ${number}`,
    addDay: "Add a stretch of time",
    newDay: "Three days",
    day: (number: number) => `stretch ${number}`,
    addStepPicture: (number: number) => `Add a picture to step ${number}`,
    stepPicture: (number: number) => `the picture of step ${number}`,
    addPicture: "Add a picture",
    picturesFull: (max: number) => `${max} pictures are the most.`,
    picture: (number: number) => `picture ${number}`,
    shows: "What it shows",
    replace: (name: string) => `Replace ${name}`,
    forward: (name: string) => `Move ${name} forward`,
    back: (name: string) => `Move ${name} back`,
    remove: (name: string) => `Remove ${name}`,
  },
  /** What the law of the maker's country may ask for. */
  law: {
    title: "Law",
    noAdvice:
      "The shop gives you the means; it is no lawyer. Ask one what your country asks of you.",
    country: "Country",
    noCountry: "Not chosen",
    orderWording: "Order button",
    request: "An order that you accept",
    binding: "An order to be paid",
    orderWordingHint:
      "The button says “Place Order” or “Order with obligation to pay”.",
    priceNote: "Line at prices",
    priceNoteHint: "Such as “incl. VAT, plus delivery”.",
    totalNote: "Line at totals",
    totalNoteHint: "The delivery is in a total already. Such as “incl. VAT”.",
    totalNoteKeep: "It is right at totals too",
    mailText: "Your lines under emails to customers",
    maker: "Maker, with postal and email address (product safety)",
    withdrawalDays: "Days to withdraw",
    withdrawalDaysHint: "With 0 there is no withdrawal button.",
    withdrawalCustom: "Custom clips can be withdrawn from too",
    confirmSubscriptions:
      "Newsletters count once the link in an email is confirmed",
    hidden: "Sections to hide",
    sections: {
      promo: "Custom clip",
      process: "Process",
      gallery: "Gallery",
      newsletter: "Newsletter",
    },
  },
  payment: {
    title: "Payment",
    text: "What customers see once you ask for the money. The shop itself takes none, and no page shows this before.",
    holder: "Account holder",
    iban: "IBAN",
    bic: "BIC (only where your bank asks for it)",
    link: "Your own link to pay at",
    linkHint: "Begins with https://. {amount} and {order} are filled in.",
    cash: "Cash on collection",
    askAtOnce: "Ask for the money with every order at once",
  },
  delivery: {
    title: "Delivery",
    text: "How orders reach your customers. Without any of these, the checkout asks for nothing, and you write to them.",
    add: "Add a way of delivery",
    unnamed: (place: number) => `New way ${place}`,
    name: "Name",
    price: "Price",
    freeFrom: "Free from",
    freeFromHint:
      "The sum of the clips from which it costs nothing. Empty: never.",
    note: "Note",
    noteHint: "Below its name, such as how long it takes, or where to collect.",
    needsAddress: "Needs an address",
    countries: "Countries",
    everywhere: "It goes everywhere until you name countries.",
    addCountry: "Add a country",
    removeCountry: (name: string) => `Remove ${name}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
  },
  details: {
    title: "Details",
    close: "Close the details",
    done: "Done",
    deliveryHint:
      "Beside prices and in the checkout, such as “Made in about 5 days”.",
    descriptionHint: "What search engines and shared links show.",
    socialHint: "Begins with https://",
    minutes: "Minutes to make one",
    minutesHint:
      "The start of the line of days below the steps. With 0 it is left out.",
    language: "Language of the shop",
    languageHint:
      "Pages, emails and the admin panel are in it. What you wrote stays as you wrote it.",
    currency: "Currency",
    currencyWarning:
      "Prices are not converted: an amount stays the same number in the new currency. Look through your prices after saving.",
    timeZone: "Time zone",
    colors: "Colors",
    palettes: {
      raspberry: "Raspberry",
      forest: "Forest",
      lagoon: "Lagoon",
      violet: "Violet",
      terracotta: "Terracotta",
      graphite: "Graphite",
    },
    mark: "Your mark (PNG or SVG)",
    markAlt: "Your mark",
    addMark: "Add your mark",
    replaceMark: "Replace your mark",
    removeMark: "Remove your mark",
  },
  pages: {
    title: "Pages",
    close: "Close the pages",
    list: "Your pages",
    failed: "Your pages could not be loaded.",
    another: "Another page",
    notSaved: (title: string) => `${title} (not saved)`,
    builtIn: (title: string) => `${title} (built-in)`,
    notWritten: (title: string) => `${title} (not written)`,
    pageTitle: "Title",
    address: "Address",
    reserved:
      "The shop itself uses this address since an update. Your page goes on working; written anew at another address, it makes room for the shop's own.",
    description: "Description",
    descriptionHint: "What search engines show. It may stay empty.",
    text: "Text",
    begin: "Start from an outline",
    beginHint: "What stands in [brackets] is yours to fill in.",
    /** Pages to begin with; what she must decide stands in brackets. */
    outlines: {
      shipping: `## Where we send

We send to [countries].

## How long it takes

We make your clip in [5 days]. Then the post takes [2 to 4 days].

## What it costs

- [Letter post]: [4.00]
- [Parcel with tracking]: [6.50]

Is it late? Write to us, and we look for it together.`,
      returns: `## You changed your mind

Write to us within [14 days] of its arrival and send the clip back unworn to [address]. You get your money back once it is here, [the postage too].

## Made for you alone

A clip with your letters fits nobody else. [We cannot take it back.]

## Something broke

That should not happen. Send us a photo, and we [mend or replace it].`,
      care: `## Every day

- Take it out before you sleep, shower or swim.
- Wipe it with a soft, damp cloth. No alcohol, no acetone.
- Keep it out of the sun and out of a hot car: resin softens in the heat.

## If something happens

[A loose spring or a scratch can often be mended.] Write to us first.`,
      faq: `## How long does my clip take?

[5 days], then the post.

## Can I choose the color?

[Yes. The designer has every resin that we pour.]

## Does it hold thick hair?

[Most clips are 8 cm wide and do.]

## How do I pay?

[We write to you with the bank details once your order is in.]`,
      imprint: `[First and last name]
[Street and number]
[Postal code, town, country]

Email: [address]
Phone: [number]

[VAT number, if there is one]
[Register and number, if there are any]
[Chamber or authority, if there is one]`,
      terms: `## Who sells

[Name and postal address]

## How a contract comes about

[When do you accept an order?]

## Prices and payment

[Prices, tax, ways to pay]

## Delivery

[Countries, cost, time]

## Withdrawal

[Days, exceptions, who pays for the way back]

## When something is wrong

[Warranty, contact]`,
      privacy: `## Who is responsible

[Name, postal address, email]

## Which data, and what for

[Orders: which details, for how long, on what basis]

[Newsletter: which details, for how long, on what basis]

## Who gets them

[Hosting, email, parcel service, bank]

## Your rights

[Access, correction, erasure, where to complain]`,
    },
    isTerms: "Terms: sent along with the confirmation of every order",
    unsaved: "Not saved yet. This tab keeps what you write.",
    save: "Save this page",
    discard: "Discard the changes",
    discarded: "What you wrote is discarded",
    open: "Open it",
    remove: "Remove this page",
    changed: "Someone changed this page in the meantime.",
    saved: (title: string) => `${title} is saved`,
    saveFailed: "The page is not saved yet",
    removed: (title: string) => `${title} is removed`,
    removeFailed: "The page is still there",
    stillRemoved: (title: string) => `${title} is still removed`,
  },
};
export type EditorMessages = typeof en;
