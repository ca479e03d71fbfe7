import { plural } from "#shared/messages/words.ts";

// "{}" is where an element goes.

/** The fates of the addresses of a table. */
type ImportSum = Record<
  "added" | "known" | "left" | "unasked" | "invalid",
  number
>;

/** The maker's panel: login, tabs, forms, lists and the state of the mails. */
export const en = {
  save: "Save",
  saving: "Saving...",
  cancel: "Cancel",
  close: "Close",
  undo: "Undo",
  yes: "Yes",
  no: "No",
  /** Follows the reason why a form was not sent. */
  kept: "What you typed is kept.",
  today: (time: string) => `today at ${time}`,
  noDay: (typed: string, example: string) =>
    `“${typed}” is no date. Type it like ${example}.`,
  login: {
    window: "Admin login",
    title: "Admin Login",
    subtitle: "Enter your admin credentials to access the management panel",
    username: "Username",
    password: "Password",
    submit: "Login",
    pending: "Logging in...",
    done: {
      title: "Login successful",
      description: "Welcome to the admin panel",
    },
    failed: {
      title: "Login failed",
      description: "Invalid username or password",
    },
    showPassword: "Show what you typed",
    forgotten: {
      ask: "Forgot your password?",
      sent: "A link for a new password is on its way to the shop's own email address. It works once, and for 30 minutes.",
      failed: "The link could not be asked for",
    },
    passkey: {
      signIn: "Sign in with a passkey",
      pending: "Waiting for your device...",
      failed: "That did not work",
    },
    ended: {
      title: "Please log in again.",
      description: "Your session has ended. Nothing that you typed is lost.",
    },
  },
  dashboard: {
    title: (shopName: string) => `${shopName} Admin Dashboard`,
    window: (tab: string) => `Admin, ${tab}`,
    sections: "Admin sections",
    products: "Products",
    charms: "Charms",
    config: "Custom Clip Config",
    orders: "Orders",
    failed: (mails: number) => `${mails} failed`,
    workbench: "Workbench",
    fresh: (orders: number) => `${orders} new`,
    letters: "Letters",
    discounts: "Discounts",
    numbers: "Numbers",
    menu: "Menu",
    workshop: "Workshop",
    shopAndAccount: "Shop and account",
    back: "Products, charms, orders",
    viewShop: "View shop",
    logout: "Logout",
    tabFailed: "This part could not be loaded.",
    notices: "To see to",
  },
  numbers: {
    title: "Numbers",
    promise:
      "Counted without cookies and without persons: how often, never who.",
    off: "Visits are not counted.",
    turnOn: "Count them",
    turnOff: "Stop counting",
    notSaved: "Counting was not changed",
    span: "Span",
    weeks: "12 weeks",
    year: "Year",
    taken: "Taken",
    takenText: "with delivery, less what was paid back.",
    visits: "Visits",
    adds: "Put in a cart",
    orders: "Orders",
    asTable: "As a table",
    weekOf: "Week of",
    day: "Day",
    today: "Today",
    soFar: "so far",
    rest: "rest",
    firstWeek: "Your first week",
    firstNote:
      "From the second week on, weeks stand here in place of days, with the clips, charms and letters that people choose most.",
    empty: "The first visit counts",
    emptyText: "Share your shop's address, and the first tooth grows here.",
    address: "Your shop's address",
    copy: "Copy",
    copied: "Copied",
    best: "Best clips",
    custom: "Custom clips",
    parts: "Most used in custom clips",
    sources: "Where they came from",
    none: "Nothing yet in these weeks.",
    missed: "Looked for, and not there",
    soldOut: "Sold out",
    again: "Restock",
    yearText: "The year for your tax adviser, counted on the day of payment.",
    download: "Download CSV",
    before: "The year before",
    after: "The next year",
    month: "Month",
    delivery: "of which delivery",
    discounts: "Discounts",
    refunded: "Paid back",
    byCountry: "By country",
    byRate: "By tax rate",
    noRate: "no tax",
    tax: (tax: string) => `${tax} tax`,
    noCountry: "Not known",
    note: "The CSV has each payment and each refund, without names. What is collected counts for your own country. This is no tax advice.",
    failed: "The numbers could not be loaded.",
    earlier: (sum: string) => `In the twelve weeks before, ${sum}.`,
    ofVisits: (visits: string, adds: string, orders: string) =>
      `Of ${visits} visits, ${adds} put something in the cart and ${orders} ordered.`,
    firstText: (day: string, adds: string, orders: string, sum: string) =>
      `visits since ${day}. Put in a cart: ${adds}. Orders: ${orders}. Taken: ${sum}.`,
    mostFrom: (source: string) =>
      `Most of the first visitors came this way: ${source}.`,
    looks: (shown: string, count: number) =>
      plural("en", count, { one: `${shown} look`, other: `${shown} looks` }),
    waiting: (shown: string, count: number) =>
      plural("en", count, {
        one: `${shown} waits for it`,
        other: `${shown} wait for it`,
      }),
    names: {
      direct: "Straight to the shop",
      search: "Search",
      chat: "Messages",
      mail: "Email",
      other: "Elsewhere",
      letter: (id: number) => `Letter no. ${id}`,
    },
  },
  notices: {
    password_generated: {
      title: "Choose a password of your own.",
      description:
        "Yours was made up by the shop and was shown in its log. Change it under Account.",
    },
    proxy_not_trusted: {
      title: "All visitors count as one.",
      description:
        "They come through a proxy that the shop does not know, so the limits for one visitor are shared by all. In the settings, set this to the number of proxies and restart the shop:",
    },
    clock_jumped: {
      title: "The shop's clock has jumped by more than a day.",
      description:
        "Or the shop did not run for so long. If the server's clock is wrong, have it set: until tomorrow the shop removes nothing because of its age, such as old carts, and sends no letter that came due meanwhile.",
    },
  },
  firstSteps: {
    title: "Still missing in your shop",
    name: "Name your shop: View shop, Edit, then Details",
    country:
      "Say where your shop is, for its law: View shop, Edit, then Details",
    product: "Add your first product",
    headline: "Write your headline: View shop, then Edit",
    pages: "Write your pages: View shop, Edit, then Pages",
    mail: "Connect your mail server",
  },
  importFrom: "Import from another shop",
  sessions: {
    open: "Account",
    openFailed: "Your account could not be opened",
    loadFailed: (reason: string) => `The list could not be loaded. ${reason}`,
    count: (browsers: number) =>
      browsers === 1
        ? "Only here."
        : `In ${browsers} browsers. End what you do not know, and then change your password.`,
    browser: (browser: string, system: string) => `${browser} on ${system}`,
    unknownBrowser: "Unknown browser",
    unknownNetwork: "unknown network",
    from: (network: string, since: string) =>
      `From ${network}, since ${since}.`,
    lastUsed: (when: string) => `Last used ${when}.`,
    thisOne: "This one",
    end: "End",
    endOne: (browser: string, since: string) =>
      `End ${browser}, since ${since}`,
    endOthers: "End all others",
    endFailed: "It could not be ended",
  },
  /** The texts of each kind of item. */
  items: {
    product: {
      add: "Add New Product",
      create: "Create Product",
      current: "Current Products",
      currentCount: (products: number) => `Current Products (${products})`,
      loading: "Loading products...",
      none: "No products yet. Add the first one with the form.",
      find: "Find a product",
      notFound: "No product has these words in its name.",
      image: "Product Image",
      changed: "Someone changed this product in the meantime.",
      gone: "This product was deleted in the meantime.",
      created: "Product created successfully",
      updated: "Product updated successfully",
      deleted: "Product deleted successfully",
      restored: "The product is back",
      createFailed: "Failed to create product",
      updateFailed: "Failed to update product",
      deleteFailed: "Failed to delete product",
    },
    charm: {
      add: "Add New Charm",
      create: "Create Charm",
      current: "Current Charms",
      currentCount: (charms: number) => `Current Charms (${charms})`,
      loading: "Loading charms...",
      none: "No charms yet. Add the first one with the form.",
      find: "Find a charm",
      notFound: "No charm has these words in its name.",
      image: "Charm Image",
      changed: "Someone changed this charm in the meantime.",
      gone: "This charm was deleted in the meantime.",
      created: "Charm created successfully",
      updated: "Charm updated successfully",
      deleted: "Charm deleted successfully",
      restored: "The charm is back",
      createFailed: "Failed to create charm",
      updateFailed: "Failed to update charm",
      deleteFailed: "Failed to delete charm",
    },
    resin: {
      add: "Add New Resin",
      create: "Create Resin",
      current: "Current Resins",
      currentCount: (resins: number) => `Current Resins (${resins})`,
      loading: "Loading resins...",
      none: "No resins yet. Without one, clips are drawn in a plain blush. Add the first one with the form.",
      find: "Find a resin",
      notFound: "No resin has these words in its name.",
      image: "Resin Image",
      changed: "Someone changed this resin in the meantime.",
      gone: "This resin was deleted in the meantime.",
      created: "Resin created successfully",
      updated: "Resin updated successfully",
      deleted: "Resin deleted successfully",
      restored: "The resin is back",
      createFailed: "Failed to create resin",
      updateFailed: "Failed to update resin",
      deleteFailed: "Failed to delete resin",
    },
  },
  form: {
    name: "Name",
    price: "Price",
    understood: (price: string) => `Understood as ${price}`,
    priceHint:
      "Write it like 24.50 or 24,50, without a sign between thousands.",
    wholePriceHint:
      "Write it like 2400: this currency has no decimals, and takes no sign between thousands.",
    description: "Description",
    safety: "Product Safety (optional)",
    image: "Image",
    inStock: "In Stock",
    outOfStock: "Out of Stock",
    isNew: "New Product",
    isBestSeller: "Best Seller",
    stock: "Stock Quantity",
    stockHint: "0 = always in stock, not counted.",
    resinPrice: "On top of the base price.",
    resinPicture: "A clip from the front, 16:9, on a transparent background.",
    creating: "Creating...",
    copied: {
      title: "Copied into the form",
      description: "Change what is different and create it.",
    },
    copyOf: (name: string) => `${name} copy`,
    options: "Options",
    optionsFold: "Options, such as sizes and colors",
    option: (number: number) => `Option ${number}`,
    /** An option without a title, within a sentence. */
    optionName: (number: number) => `option ${number}`,
    optionTitle: "Title",
    optionWidth: "Width in mm",
    addOption: "Add an option",
    available: "Available",
    pictures: "Pictures",
    picture: (number: number) => `Picture ${number}`,
    /** A picture within a sentence. */
    pictureName: (number: number) => `picture ${number}`,
    shownFirst: "Shown first",
    previewOf: (name: string) => `Preview of ${name}`,
    optionOn: (name: string) => `Option on ${name}`,
    everyOption: "Every option",
    addPictures: "Add pictures",
    morePictures: "More pictures",
    pictureRemoved: "Picture removed",
    picturesMany: {
      title: (max: number) => `A clip can have ${max} pictures at most`,
      description: "The others were left out.",
    },
    moveUp: (name: string) => `Move ${name} up`,
    moveDown: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
  },
  /** The bar of a text that is written as Markdown. */
  markdown: {
    tools: "Format",
    heading: "Heading",
    bold: "Bold",
    italic: "Italic",
    list: "List",
    link: "Link",
    preview: "Preview",
    previewFailed: "The preview is back once the connection is.",
  },
  /** The fields of a product's own page. */
  productPage: {
    title: "A page of its own",
    address: "Address (optional)",
    addressHint:
      "Small letters, digits and hyphens, beginning with a letter. Left empty, it is made from the name. Earlier addresses keep leading here.",
    details: "Details (optional)",
    width: "Width in millimeters (optional)",
    widthHint:
      "20 to 300. Then the page draws the clip to scale beside a bank card.",
    hidden: "Hidden: in no list, and its page is yours alone",
    searchPreview: "In search results",
    cardPreview: "When its link is shared",
    view: "View",
    viewName: (name: string) => `View ${name}`,
    isHidden: "Hidden",
    onlyYou: "Hidden: only you see this page.",
    show: "Show",
    showName: (name: string) => `Show ${name}`,
    areShown: (count: number) =>
      plural("en", count, {
        one: "The clip is shown",
        other: `${count} clips are shown`,
      }),
    hiddenCount: (count: number) =>
      plural("en", count, {
        one: "1 clip is hidden.",
        other: `${count} clips are hidden.`,
      }),
    showAll: "Show them all",
  },
  list: {
    failed: "The list could not be loaded.",
    found: (rows: number) => `${rows} found.`,
    shown: (shown: number, found: number) => `${shown} of ${found} are shown.`,
    more: "Show more",
    /** The prices of the options of one clip. */
    range: (from: string, to: string) => `${from} to ${to}`,
    optionSoldOut: (option: string) => `${option} (sold out)`,
    stock: (stock: number) => `Stock: ${stock}`,
    low: "Low stock",
    pieces: (count: number) => (count === 0 ? "none left" : `${count} left`),
    oneOfAKind: "one of a kind",
    count: (name: string) => `Count of ${name}`,
    oneLess: (name: string) => `One less of ${name}`,
    oneMore: (name: string) => `One more of ${name}`,
    heldMore: (held: number) =>
      `${held} lie in carts now. Whoever came last will be told.`,
    runningLow: "Running low:",
    left: (name: string, left: number) => `${name} (${left} left)`,
    markSoldOut: "Mark sold out",
    markInStock: "Back in stock",
    soldOut: (name: string) => `${name} is sold out.`,
    inStock: (name: string) => `${name} is back in stock.`,
    /** Said of a product whose count was used up. */
    inStockUncounted: (name: string) =>
      `${name} is back in stock, in any number. To count the pieces, undo this and press +.`,
    move: (name: string) => `Move ${name}`,
    toTop: "To the top",
    up: "Up",
    down: "Down",
    moved: (name: string, place: number, rows: number) =>
      `${name} is now number ${place} of ${rows}.`,
    orderFailed: "The new order was not saved",
    moreOf: (name: string) => `More for ${name}`,
    duplicateIt: "Duplicate",
    duplicate: (name: string) => `Duplicate ${name}`,
    edit: (name: string) => `Edit ${name}`,
    delete: (name: string) => `Delete ${name}`,
    restoreFailed: "It could not be brought back",
    dropped: (name: string) => `Your changes to ${name} were dropped`,
    stillSaving: {
      title: (name: string) => `Still saving ${name}`,
      description: "Open the next one in a moment.",
    },
  },
  versions: {
    changed: "Someone changed this in the meantime.",
    choose: "Choose which version to keep.",
    same: "Both versions say the same.",
    field: "Field",
    yours: "Yours",
    saved: "Saved",
    saveMine: "Save mine",
    takeSaved: "Take the saved one",
    typedHere: "What you typed is still here.",
    bringBack: "Bring it back and save",
  },
  picture: {
    preview: "Preview",
    current: "Current image",
    uploading: "Uploading",
    uploaded: (size: string) => `${size}, uploaded`,
    isUploading: (size: string) => `${size}, uploading...`,
    isPreparing: (size: string) => `${size}, preparing...`,
    remove: "Remove image",
    choose: "Choose an image",
    drop: "Drop an image here or",
    chooseFile: "choose a file",
    limit: "Up to 5 MB",
    useUrl: "Or use an image URL",
    url: "Image URL",
    done: "Image uploaded successfully",
    failed: {
      title: "Upload failed",
      description: "Failed to upload image. Please try again.",
    },
    wrongType: {
      title: "Invalid file type",
      description: "Please select an image file",
    },
    tooLarge: {
      title: "File too large",
      description: "Please select an image smaller than 5MB",
    },
  },
  config: {
    title: "Custom Clip Configuration",
    enable: "Enable Custom Clips",
    name: "Product Name",
    basePrice: (sign: string) => `Base Price (${sign})`,
    emptyHint: "A field left empty keeps its current value.",
    image: "Custom Clip Image",
    submit: "Update Configuration",
    pending: "Updating...",
    updated: "Custom clip configuration updated successfully",
    updateFailed: "Failed to update custom clip configuration",
    changed: "Someone changed the settings in the meantime.",
    loadFailed: "The settings could not be loaded.",
    current: "Current Settings",
    savedName: "Name",
    savedPrice: "Base price",
    /** The price without the currency's sign, in a list of differences. */
    price: "Base Price",
    status: "Status",
    isEnabled: "Enabled",
    isDisabled: "Disabled",
    lastUpdated: "Last updated",
    help: "How custom clips work",
    helpLines: [
      "Custom clips use a virtual product with ID -1.",
      "The base price is configurable.",
      "Charm costs are added dynamically.",
      "The first resin in stock is chosen until the shopper takes another.",
      "Custom clips do not appear in regular product listings.",
      "Order emails include charm and text details.",
    ],
  },
  mail: {
    ordersTitle: "Orders arrive by email",
    ordersText: (email: string) =>
      `Orders are emailed to ${email} when customers complete purchases.`,
    toWorkbench: "What is open and what is next lies on the workbench",
    title: "Email delivery",
    configured: "Email sending is set up",
    notConfigured: "Email sending is not set up",
    loadFailed: "The state of the emails could not be loaded.",
    ordersSafe: "Orders are safe either way.",
    waiting: "Waiting",
    sent: "Sent",
    failed: "Failed",
    retry: "Retry now",
    retrying: "Retrying...",
    retried: "Trying again now.",
    retryFailed: "It could not be tried again",
    nothingSent: "Nothing is being sent yet.",
    ordersWaiting: (orders: number) =>
      orders === 0
        ? "Orders will be kept safe until then."
        : plural("en", orders, {
            one: "1 order is safe and waiting.",
            other: `${orders} orders are safe and waiting.`,
          }),
    addServer:
      "Add the mail server settings and restart the shop; they go out on their own.",
    unsent: {
      order: (order: string) =>
        `Your email about order ${order} has not been sent.`,
      confirmation: (order: string) =>
        `The customer's confirmation of order ${order} has not been sent.`,
      progress: (order: string) =>
        `The customer's email about the progress of order ${order} has not been sent.`,
      other: () => "A message has not been sent.",
    },
    lastError: (when: string) => `Last error, ${when}:`,
    untilDelivered: "Orders are kept until their email is delivered.",
    tryingNow: "They are being tried right now.",
    nextTry: (when: string) => `Next automatic try ${when}.`,
    onlyRetry: "What has failed is sent again only by Retry now.",
    ordersFailed: (orders: number) =>
      plural("en", orders, {
        one: `An email about ${orders} order has failed.`,
        other: `Emails about ${orders} orders have failed.`,
      }),
    youWereNotTold:
      "You were not told of it by email; the orders themselves are safe.",
    notReached: (name: string, order: string) =>
      `${name} did not get your email about order ${order}.`,
    correctAddress:
      "If the address is wrong, correct it on the page of the order: the email is then sent again.",
    openOrder: (order: string) => `Open order ${order}`,
    noneGoesOut: "No email is going out.",
    someWaited: "Some have waited for more than an hour; nothing is lost.",
    seeWhy: "See why",
    lastMail: "Last email",
    lastBackup: "Last backup",
    noBackup: "None yet",
    backupOld:
      "There should be a newer one. Ask whoever runs the shop to look at its log.",
    testTo: "Send a test email to",
    sendTest: "Send test email",
    sendNow: "Send it",
    sending: "Sending...",
    testSent: {
      title: "The test email is on its way",
      description: (address: string) =>
        `Look at ${address}. Should it fail, the reason comes up here.`,
    },
    testKept: {
      title: "Test email kept as a file",
      description: "It goes out once a mail server is set up.",
    },
    testFailed: "The test email was not sent",
  },
  /** The editor, with which the maker changes the pages in place. */
  editor: {
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
    /** The other things in which two versions can differ. */
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
    /** The demands that the law of the maker's country may make. */
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
    invoice: {
      title: "Invoices",
      text: "With your tax number, each paid order gets an invoice with a number without gaps, and each refund a correction. Leave it empty for receipts alone. This is no tax advice: ask what your country wants.",
      asks: (words: string) =>
        `Your country also asks for what the shop cannot know: ${words}. It belongs into these fields, or beside your name and address.`,
      copy: (day: string) =>
        `From ${day} on, an invoice in your country is electronic, or made by a program with sealed records: this page is then a copy for the customer.`,
      taxNumber: "Tax number",
      prefix: "Before the number",
      vatRate: "Tax rate in percent (empty: none)",
      footer: "At the foot of the invoice",
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
      noteHint:
        "Below its name, such as how long it takes, or where to collect.",
      needsAddress: "Needs an address",
      countries: "Countries",
      everywhere: "It goes everywhere until you name countries.",
      addCountry: "Add a country",
      groups: { EU: "European Union", EEA: "European Economic Area" },
      tiers: "More clips",
      tiersHint: "What a parcel of more clips costs. Without steps: the same.",
      tierFrom: (count: number) => `From ${count} clips on`,
      tierClips: "From so many clips on",
      addTier: "Add a step",
      removeTier: (count: number) => `Remove the price from ${count} clips on`,
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
      builtIn: (title: string) => `${title} (from the shop)`,
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
  },
  /** The maker's account: her devices, passkeys, password and sessions. */
  account: {
    keys: {
      title: "Keys of the workbench",
      intro:
        "M, S, P, / and ? do something there by themselves. Who dictates, or types by accident, switches them off on this device.",
      label: "Keys of one letter",
    },
    title: "Your account",
    loadFailed: (reason: string) => `This could not be loaded. ${reason}`,
    remove: "Remove",
    removeOne: (name: string) => `Remove ${name}`,
    since: (since: string) => `Since ${since}.`,
    insecure: (url: string) =>
      `For this the shop needs https and a name of its own. Open the panel at ${url}.`,
    phone: {
      title: "This phone or computer",
      intro: "A new order can ring here, without a name on the locked screen.",
      turnOn: "Ring on this device",
      turnOff: "Stop ringing here",
      isOn: "This device rings for new orders.",
      unsupported:
        "This browser cannot ring. On an iPhone, first choose Share, then Add to Home Screen, and open the panel from there.",
      blocked:
        "Notifications of this shop are blocked. Allow them in the settings of your browser, then come back.",
      failed: "It does not ring yet",
      noAnswer: "The browser's push service did not answer. Please try again.",
      others: "Other devices that ring",
      unknown: "Unknown browser",
      install:
        "Add the panel to your home screen by your browser's menu: it opens like an app, and its icon shows how many orders are open.",
    },
    passkeys: {
      title: "Passkeys",
      intro:
        "Sign in by your fingerprint, your face or your device's code. Your password stays as the way back.",
      none: "No passkeys yet.",
      name: "Name",
      nameHint: "For example the device it is on.",
      password: "Your password",
      add: "Add a passkey",
      adding: "Waiting for your device...",
      added: "Passkey added",
      failed: "The passkey was not added",
      notMade:
        "Your device did not make a passkey. There may be one of this shop on it already.",
      lastUsed: (when: string) => `Last used ${when}.`,
      never: "Not used yet.",
      removed: "Passkey removed",
      removeFailed: "The passkey could not be removed",
    },
    password: {
      title: "Password",
      intro:
        "A new password ends all other sessions and the links to your pages in the emails about orders. The Orders tab sends you new ones.",
      now: "Your password now",
      next: "New password",
      hint: (min: number) =>
        `At least ${min} characters. Three or four words that do not belong together are easy to keep.`,
      save: "Change the password",
      saved: {
        title: "Password changed",
        description: "You stay logged in here.",
      },
      failed: "The password was not changed",
    },
    /** The page of the link for somebody who lost her password. */
    byLink: {
      title: "Choose a new password",
      intro:
        "It ends all sessions, and the links to your pages in the emails about orders. The Orders tab sends you new ones.",
      save: "Save and log in",
      done: "You are logged in with it.",
      incomplete:
        "This link is not complete. Open it from the email once more, or ask for a new one on the login page.",
      toLogin: "To the login",
    },
    sessions: {
      title: "Where you are logged in",
      intro:
        "“End all others” also ends the links to your pages in the emails about orders. The Orders tab sends you new ones.",
    },
  },
  /** Clips from the file of another shop, in the panel. */
  import: {
    title: "Clips from another shop",
    intro:
      "Choose the CSV file that Etsy, Shopify or Big Cartel makes of your products. You see first what would come. The clips come hidden, and you show them when you like.",
    choose: "Choose the file",
    reading: "Reading the file...",
    failed: "The file was not read.",
    found: (count: number) =>
      plural("en", count, {
        one: "One clip in the file.",
        other: `${count} clips in the file.`,
      }),
    unread: (columns: string) => `Not taken over: ${columns}.`,
    uneven: (count: number, rows: string) =>
      plural("en", count, {
        one: `Row ${rows} has more or fewer cells than the first one, and is left out.`,
        other: `${count} rows have more or fewer cells than the first one, and are left out: ${rows}.`,
      }),
    drafts: (count: number) =>
      plural("en", count, {
        one: "One clip is a draft or archived there, and is left out.",
        other: `${count} clips are drafts or archived there, and are left out.`,
      }),
    giftCards: (count: number) =>
      plural("en", count, {
        one: "One gift card is left out.",
        other: `${count} gift cards are left out.`,
      }),
    letters:
      "Look at letters such as é and ß: the file does not say how it writes them.",
    otherCurrency: (theirs: string, own: string) =>
      `The prices in the file are in ${theirs}, and your shop sells in ${own}. The numbers would come as they are.`,
    asOwn: (own: string) => `Take the numbers as prices in ${own}`,
    losses: {
      name: (_: number, max: number) => `Its name is cut to ${max} characters.`,
      text: (_: number, max: number) =>
        `Its text is cut to about ${max} characters.`,
      optionNames: (_: number, max: number) =>
        `Names of options are cut to ${max} characters.`,
      marks: () => "Invisible signs are left out of its texts.",
      options: (count: number, max: number) =>
        plural("en", count, {
          one: `One option does not come: a clip has at most ${max}.`,
          other: `${count} options do not come: a clip has at most ${max}.`,
        }),
      pictures: (count: number, max: number) =>
        plural("en", count, {
          one: `One picture does not come: a clip has at most ${max}.`,
          other: `${count} pictures do not come: a clip has at most ${max}.`,
        }),
    },
    states: {
      named: "There is a clip of this name.",
      imported: "Imported before.",
      withoutPicture: "It has no picture. Add it by hand.",
      withoutPrice: "Its price cannot be read. Add it by hand.",
    },
    options: (count: number) =>
      plural("en", count, { one: "one option", other: `${count} options` }),
    pictures: (count: number) =>
      plural("en", count, { one: "one picture", other: `${count} pictures` }),
    start: (count: number) =>
      plural("en", count, {
        one: "Import one clip",
        other: `Import ${count} clips`,
      }),
    progress: (done: number, total: number) => `${done} of ${total}`,
    keepOpen:
      "Keep this window open. What has come stays, and the same file adds nothing twice.",
    stop: "Stop",
    done: (count: number) =>
      plural("en", count, {
        one: "One clip has come, hidden. Show it in the list.",
        other: `${count} clips have come, hidden. Show them in the list.`,
      }),
    none: "Nothing has come.",
    missing: (name: string, count: number) =>
      plural("en", count, {
        one: `One picture of ${name} could not be fetched.`,
        other: `${count} pictures of ${name} could not be fetched.`,
      }),
    another: "Choose another file",
  },
  /**
   * The things that shops of the maker's country usually need and hers lacks.
   */
  law: {
    title: (country: string, count: number) =>
      `${country}: ${plural("en", count, { one: "1 thing that shops there usually need is missing", other: `${count} things that shops there usually need are missing` })}`,
    noAdvice:
      "This is no legal advice: the list is short, and laws change. Ask somebody who knows the law of your country.",
    needs: {
      imprint:
        "Say on a page who you are: your name, postal address, email address, and your numbers of registers and VAT, if you have any.",
      privacy:
        "Say on a page about privacy what becomes of personal data, and who is responsible for them. The page from the shop does not know your name and address.",
      binding:
        "Let the order button say that an order is one to be paid. Otherwise there may be no contract.",
      priceNote:
        "Say at the prices whether they include VAT, and whether delivery comes on top.",
      totalNote:
        "Say what is true at totals, such as in the checkout: the delivery is in them already, so “plus delivery” does not belong there.",
      withdrawal:
        "Give your customers 14 days to withdraw, with the button for it on the page of their order.",
      returns:
        "Say on a page how a clip can be given back, by when, and who pays for the way back.",
      shipping:
        "Say on a page where you send to, what it costs and how long it takes.",
      terms:
        "Send your terms along with the confirmation of an order, so that your customers can keep them.",
      maker:
        "Say at every clip who made it, with postal and email address, and write warnings into the safety text of a clip that needs some.",
      mailText:
        "Put your name and postal address under your emails, and your numbers of registers, if you have any.",
      confirmSubscriptions:
        "Let subscriptions to your newsletter be confirmed by email, so that you can prove that they were wanted.",
      francs: "Show your prices in Swiss francs.",
    },
    places: {
      law: "View shop, Edit, Details, then Law",
      mail: "View shop, Edit, Details, then Email",
      currency: "View shop, Edit, Details, then Payment",
      terms: "View shop, Edit, Pages: tick “Terms” at a page",
      page: (title: string) => `View shop, Edit, Pages, then “${title}”`,
    },
  },
  /** The letters of the panel, and the list of their subscribers. */
  sale: {
    title: "Sale price",
    price: "Sale price (optional)",
    priceOf: (option: string) => `Sale price of ${option}`,
    from: "From (optional)",
    until: "Until (optional)",
    struck: "Shoppers see it beside the regular price, which is struck.",
    lowest:
      "Struck is the lowest price of the 30 days before, not today's. Where it was not higher, the new price simply stands.",
    nothingStruck: "Nothing is struck: it was as cheap in the last 30 days.",
    nothingKnown: "Nothing is struck: it has no earlier price yet.",
    struckLowest: (price: string) =>
      `Struck is ${price}, its lowest in 30 days.`,
    struckLower: (price: string, regular: string) =>
      `Struck is ${price}, its lowest in 30 days, and not today's ${regular}.`,
    struckRegular: (price: string) => `Struck is ${price}, the regular price.`,
  },
  discounts: {
    title: "Discounts",
    add: "New code",
    codes: "Codes",
    loadFailed: "The codes could not be loaded.",
    empty: "No codes yet. A code is a small thank-you that people type in.",
    failed: "That was not saved",
    removed: "The code is deleted",
    gone: "This code was deleted in the meantime.",
    restored: "The code is back",
    created: "The code is created",
    saved: "The code is saved",
    dropped: "What you typed is discarded",
    create: "Create code",
    save: "Save code",
    edit: (code: string) => `Change ${code}`,
    stop: (code: string) => `Stop ${code}`,
    start: (code: string) => `Let ${code} run again`,
    remove: (code: string) => `Delete ${code}`,
    copy: "Copy link",
    copied: "Copied",
    states: {
      running: "Running",
      coming: "Not yet",
      over: "Over",
      "used up": "Used up",
    },
    percentOff: (percent: number) => `${percent} % off`,
    amountOff: (amount: string) => `${amount} off`,
    freeDelivery: "Free delivery",
    from: (amount: string) => `from ${amount}`,
    once: "once per person",
    withoutSales: "without what is reduced",
    times: (count: number) =>
      plural("en", count, {
        one: "once in all",
        other: `${count} times in all`,
      }),
    until: (day: string) => `until ${day}`,
    fromDay: (day: string) => `from ${day}`,
    between: (from: string, until: string) => `${from} to ${until}`,
    ended: (day: string) => `ended ${day}`,
    noEnd: "no end",
    unused: "Not used yet",
    uses: (uses: number, most: number | null, brought: string) =>
      `${most === null ? uses : `${uses} of ${most}`} used, brought ${brought}`,
    fields: {
      code: "Code",
      gives: "What it gives",
      from: "From (optional)",
      until: "Until (optional)",
      minTotal: "Least total (optional)",
      maxUses: "Times in all (optional)",
      oncePerCustomer: "Once per person",
      leavesOutSales: "Leaves out clips that are already reduced",
    },
    codeHint: "3 to 24 letters and digits. Case and spaces do not matter.",
    makeUp: "Make one up",
    kinds: {
      percent: "Percent",
      amount: "An amount",
      delivery: "Free delivery",
    },
    percent: "Percent",
    amount: "Amount",
    sales: "Sale prices",
    addSale: "New sale price",
    noSales: "No clip is reduced. A sale price stands in the form of a clip.",
    saleEnded: "The sale is over",
    endSale: (name: string) => `End the sale of ${name}`,
    incomplete: "Fill in the code and what it gives.",
  },
  letters: {
    title: "Letters",
    readers: (count: string, number: number) =>
      plural("en", number, {
        one: `${count} reader`,
        other: `${count} readers`,
      }),
    add: "New letter",
    untitled: "[A new letter]",
    proposed: (open: string) =>
      `Still as proposed: ${open}. Write your own first.`,
    beginnings: {
      lead: "Begin with one of these and change every word, or with a blank page.",
      noReaders:
        "Nobody has joined yet. Your sign-up stands at the foot of every page.",
      blank: "A blank page",
      pour: {
        name: "A new pour",
        about: "Your newest clips, with prices that stay true.",
        subject: "A new pour is here",
        favorites: "Still my favorites",
        text: "[What makes these clips special?]",
      },
      bench: {
        name: "A look at the bench",
        about: "One picture from your process, and its story.",
        text: "[What happens in this picture?]",
      },
      days: {
        name: "Days to know",
        about:
          "The last day to order before the holidays or a pause, reckoned from your pace.",
        text: (day: string) =>
          `**${day}** is the last day to order. [What comes after it?]`,
        noDay: "[Date]",
      },
    },
    loadFailed: "The letters could not be loaded.",
    states: {
      draft: (when: string) => `Draft, saved ${when}`,
      scheduled: (when: string) => `Goes out ${when}`,
      sending: (sent: string, readers: string) => `${sent} of ${readers} sent`,
      paused: (sent: string, readers: string) =>
        `Paused: ${sent} of ${readers} sent`,
      sent: (when: string, readers: string) => `Sent ${when} to ${readers}`,
      sentToSome: (when: string, sent: string, readers: string) =>
        `Sent ${when} to ${sent} of ${readers}`,
      stopped: (sent: string, readers: string) =>
        `Stopped: ${sent} of ${readers} sent`,
    },
    /** The Orders tab. */
    orders: {
      inWeek: (count: number) =>
        plural("en", count, {
          one: "order in seven days",
          other: "orders in seven days",
        }),
      total: (total: string) => `${total}, delivery included`,
      first: "You will see your first order here.",
      bars: "Orders of the last seven days",
      today: "Today",
      lost: {
        title: "An email went missing?",
        text: "Type an order number or a customer's address. We send you those orders' emails again, with new links.",
        label: "Order number or email address",
        placeholder: "1048 or mila@example.com",
        send: "Send again",
        sent: (owner: string) => `Sent to ${owner}`,
        none: (query: string) => `Nothing found for ${query}`,
        failed: "That could not be looked up.",
      },
      weekMail: {
        title: "The weekly email",
        off: "Off. One email a week can tell you what is open, late or unpaid, and what runs low.",
        on: (day: string, time: string) =>
          `${day} at ${time}: what is open, late or unpaid, and what runs low.`,
        change: "Change",
        day: "Day",
        none: "No email",
        hour: "Time",
        skipEmpty: "Only where there is something to say",
        save: "Save",
        saved: "Saved",
        failed: "That could not be saved.",
      },
    },
    editor: {
      label: "Letter",
      subject: "Subject",
      text: "Text",
      picture: "Picture",
      clip: "Clip",
      alt: "What the picture shows",
      upToDate: "Name, price and picture stay up to date",
      moveUp: (name: string) => `Move ${name} up`,
      remove: (name: string) => `Remove ${name}`,
      chooseClip: "Choose a clip",
      uploading: "Uploading",
      uploadFailed: "The picture could not be uploaded.",
      notSaved: "Not saved yet. What you typed stays here; we keep trying.",
      changed: "Someone changed this letter in the meantime.",
      publicAt: (path: string) => `Public at ${path} once sent`,
      published: "Read it in the shop",
    },
    send: {
      test: "Send me a test",
      tested: (address: string) => `A test is on its way to ${address}`,
      at: "Send at...",
      now: (count: string) => `Send to ${count}`,
      confirmTitle: "Send this letter?",
      confirm: (subject: string, count: string, number: number) =>
        plural("en", number, {
          one: `“${subject}” goes to one address. A letter that is sent cannot be changed.`,
          other: `“${subject}” goes to ${count} addresses. A letter that is sent cannot be changed.`,
        }),
      atTitle: "When shall it go out?",
      day: "Day",
      time: "Time",
      zone: (zone: string) => `Times are those of ${zone}.`,
      schedule: "Set the time",
      cancel: "Not yet",
      failed: "That did not work.",
      pause: "Pause",
      resume: "Go on",
      stop: "Stop",
      stopTitle: "Stop this letter?",
      stopText: "Whoever has not got it does not get it any more.",
      takeBack: "Take it back",
      done: (when: string) => `done about ${when}`,
      refused: (count: number) =>
        plural("en", count, {
          one: "one refused it",
          other: `${count} refused it`,
        }),
      noServer: "No mail server is set up, so the letter waits.",
      remove: "Delete letter",
      removeText: "The letter and its page are gone for good.",
    },
    preview: {
      title: "How it arrives",
      mail: "Email",
      phone: "Phone",
      page: "Page",
      failed: "The preview could not be drawn.",
    },
    list: {
      title: "Readers",
      search: "Search",
      add: "Add an address",
      email: "Email address",
      note: "Where you have it from",
      noteHint: "For example: market in Freiburg, May 3, on paper",
      addOne: "Add",
      added: "On the list",
      importTitle: "From a table",
      importFile: "Choose a CSV file",
      imported: (sum: ImportSum) =>
        `${sum.added} added, ${sum.known} known already, ${sum.left} had left, ${sum.unasked} have not agreed, ${sum.invalid} no address.`,
      export: "Save as CSV",
      takeOff: (email: string) => `Take ${email} off`,
      takeOffForGood: "For good? Only this person can join again.",
      takeOffNow: "Take off",
      keep: "Keep",
      waits: "has not confirmed yet",
      left: "has left",
      bounced: "does not exist any more",
      close: "Close",
      shown: (shown: number, count: string) => `${shown} of ${count}`,
    },
  },
  /** When a clip opens, and when the maker takes orders; in her panel. */
  planning: {
    opening: {
      title: "Opening time",
      at: "Opens on",
      time: "Time",
      hint: (zone: string) =>
        `Until then shoppers see a countdown. The time is that of ${zone}.`,
      clear: "On sale at once",
      together: (clip: string, when: string) =>
        `Together with ${clip}, ${when}`,
      tag: (when: string) => `Opens ${when}`,
    },
    timeOff: {
      title: "Time off",
      none: "Orders are taken every day.",
      clips: (count: number) =>
        plural("en", count, {
          one: `${count} clip a week`,
          other: `${count} clips a week`,
        }),
      off: (days: string) => `off: ${days}`,
      now: (ready: string) => `An order placed now: ${ready}`,
      paused: (from: string, until: string) =>
        `No orders from ${from}; back on ${until}.`,
      pausedNow: (until: string) => `No orders; back on ${until}.`,
      plan: "Plan a pause",
      end: "End the pause",
      callOff: "Call the pause off",
      from: "First day without orders",
      until: "Back on",
      text: "Your sentence (optional)",
      textHint: "Shown on every page and to those who try to order.",
      dates: "Enter both days.",
      pace: "How many can you make?",
      perWeek: "Clips a week",
      perWeekHint: "Empty: no date is promised.",
      lead: "Days that a clip takes at least",
      leadHint: "However little there is to do: resin has to cure.",
      daysOff: "Days off every week",
      single: "Single days off",
      singleHint: (example: string) =>
        `Days such as ${example}, with commas between them.`,
      save: "Save",
      close: "Cancel",
      saved: "Saved. The shop says it now.",
      failed: "That was not saved",
    },
  },
};
export type PanelMessages = typeof en;
