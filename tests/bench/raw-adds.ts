// The baseline for adds to the cart: a `Bun.serve` that reads and writes the
// rows of an add, commits each request by itself with `synchronous = NORMAL`,
// and does nothing else. Each request is for the next cart.

import { openBareDatabase, serveBare } from "./bare.ts";

const CARTS = 4_000;
const TABLES = `
  CREATE TABLE products (id INTEGER PRIMARY KEY, name TEXT, price INTEGER);
  CREATE TABLE carts (id INTEGER PRIMARY KEY, token TEXT UNIQUE);
  CREATE TABLE lines (
    id INTEGER PRIMARY KEY, cart_id INTEGER, product_id INTEGER,
    quantity INTEGER, price INTEGER, UNIQUE (cart_id, product_id)
  );
  INSERT INTO products VALUES (1, 'A clip', 2400);
`;

const db = openBareDatabase("NORMAL");
db.run(TABLES);
db.transaction(() => {
  const insertCart = db.query("INSERT INTO carts VALUES (?, ?)");
  const insertLine = db.query("INSERT INTO lines VALUES (?, ?, 1, 1, 2400)");
  for (let id = 1; id <= CARTS; id += 1) {
    insertCart.run(id, hash(tokenOf(id)));
    insertLine.run(id, id);
  }
})();

type Product = { id: number; name: string; price: number };
const findProduct = db.query<Product, [number]>(
  "SELECT * FROM products WHERE id = ?",
);
const findCart = db.query<{ id: number }, [string]>(
  "SELECT id FROM carts WHERE token = ?",
);
const findLine = db.query<{ id: number; quantity: number }, [number, number]>(
  "SELECT id, quantity FROM lines WHERE cart_id = ? AND product_id = ?",
);
const update = db.query(
  "UPDATE lines SET quantity = ?, price = ? WHERE id = ?",
);
const add = db.transaction((token: string, productId: number) => {
  const product = findProduct.get(productId);
  const cart = findCart.get(hash(token));
  const line = product && cart && findLine.get(cart.id, product.id);
  if (!line) throw new Error("The cart or the product is missing.");
  const quantity = line.quantity + 1;
  update.run(quantity, product.price, line.id);
  return { ...product, id: line.id, quantity };
});

function tokenOf(cartId: number): string {
  return `cart ${cartId}`;
}

function hash(token: string): string {
  return new Bun.CryptoHasher("sha256").update(token).digest("hex");
}

let requests = 0;

serveBare(async (request) => {
  const { productId } = await request.json();
  const token = tokenOf((requests % CARTS) + 1);
  requests += 1;
  return Response.json(add.immediate(token, productId), { status: 201 });
});
