import { list, plural } from "#shared/messages/words.ts";

// "{}" is where an element of the page goes, mostly a link.

/**
 * The texts of every page before anything is opened: layout, home page, 404.
 */
export const en = {
  skip: "Skip to content",
  nav: {
    home: "Home",
    products: "Shop",
    process: "Our Process",
    contact: "Contact",
    label: "Main",
    menu: "Menu",
    open: "Open menu",
    close: "Close menu",
  },
  logo: (shopName: string) => `${shopName}, home`,
  questions: "Questions? Write to {}",
  offline:
    "You are offline. Your cart is kept; you can order once you are back.",
  noScript:
    "The cart and the clip designer need JavaScript. Without it, write what you would like to {} and we take your order by email.",
  notifications: "Notifications (F8)",
  dismiss: "Dismiss",
  opening: "Opening...",
  loading: "Loading...",
  notStarted:
    "This page could not start in your browser. Load it again or update the browser, or write what you would like to {} and we take your order by email.",
  partFailed: "This part could not be shown. What you typed is kept.",
  loadAgain: "Load again",
  tryAgain: "Try again",
  panelFailed: "The panel could not be loaded.",
  dialogFailed: {
    title: "That did not open",
    description: "Check your connection and try again.",
  },
  /** Why a request failed, if the shop gives no reason. */
  failure: {
    offline: "Check your connection and try again.",
    unknown: "Please try again.",
  },
  titles: {
    withdraw: "Withdraw from contract",
    orders: "Find my order",
    confirmation: "Order confirmation",
    admin: "Admin",
    notFound: "Page not found",
    page: (page: number) => `, page ${page}`,
    order: (number: number) => `Order ${number}`,
  },
  /** The name of a custom clip as it is shown; what is stored stays English. */
  customClip: (text: string) =>
    text === "" ? "Custom Claw Clip" : `Custom Claw Clip - "${text}"`,
  /** The words about the drawing of a custom clip. */
  drawing: (
    charms: readonly string[],
    letters: string,
    resin: string | undefined,
  ) => {
    const clip = resin ? `A custom clip in ${resin}` : "A custom clip";
    const things = letters ? [...charms, `the letters ${letters}`] : charms;
    if (things.length === 0) return `${clip} without charms or letters`;
    return `${clip} with ${list("en", things)}`;
  },
  cart: {
    label: "Cart",
    items: (count: number) =>
      `Cart, ${plural("en", count, { one: `${count} item`, other: `${count} items` })}`,
    view: "View cart",
    added: "Added to cart!",
    /** Said of an add that the shop accepted, and the browser forgot. */
    noCookies:
      "Your browser keeps no cookies for this shop, so your cart stays empty. Allow cookies for it, then add your clip again.",
    failed: {
      title: "Oops! Something went wrong",
      description: "Couldn't add item to cart. Please try again.",
    },
  },
  hero: {
    shop: "Shop Now",
    play: "Play video",
    pause: "Pause video",
  },
  products: {
    clips: "Clips",
    loading: "Loading clips...",
    failed: "We couldn't load the clips.",
    check: "Check your connection and try again.",
    from: (price: string) => `from ${price}`,
    soldOut: "Sold out",
    oneOfAKind: "One of a kind",
    held: "In someone's cart",
    mine: "In your cart",
    safety: "Product safety",
    madeBy: "Made by",
    isNew: "New",
    bestSeller: "Best Seller",
    add: "Add to Cart",
    adding: "Adding...",
    color: "Color:",
    option: "Option:",
    optionSoldOut: ", sold out",
    alt: (name: string) => `${name} claw clip`,
    pictures: (name: string) => `Pictures of ${name}`,
  },
  /** The button that opens the designer. */
  design: "Design Your Clip",
  footer: {
    links: "Quick links",
    care: "Customer care",
    hello: "Say hello",
    orders: (email: string) =>
      `When you check out, your order details are emailed to ${email}.`,
  },
  /** The pages that the footer of every shop can link. */
  pages: {
    shipping: "Shipping",
    returns: "Returns",
    care: "Clip care",
    faq: "FAQ",
    imprint: "Imprint",
    privacy: "Privacy",
  },
  /** The errors that the first view can meet; the room "errors" has the rest. */
  errors: {
    designer_off: "Custom clips are taking a short break.",
    noBead: (letters: readonly string[]) =>
      `We have no bead for ${list("en", letters)}.`,
    emailMissing: "Please enter your email",
    emailInvalid: "Please enter a valid email address",
  },
};
export type FirstMessages = typeof en;
