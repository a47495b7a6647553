CREATE TABLE customers (
  customer_id integer PRIMARY KEY,
  name        text NOT NULL,
  segment     text NOT NULL
);

CREATE TABLE products (
  product_id integer PRIMARY KEY,
  name       text NOT NULL,
  category   text NOT NULL
);

CREATE TABLE orders (
  order_id    integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers,
  order_date  date NOT NULL,
  status      text NOT NULL CHECK (status IN ('completed', 'canceled'))
);

-- Price and cost are those of the day of the order, in euros, net of discount and VAT.
CREATE TABLE order_items (
  order_id   integer NOT NULL REFERENCES orders,
  product_id integer NOT NULL REFERENCES products,
  quantity   integer NOT NULL CHECK (quantity > 0),
  unit_price numeric(10, 2) NOT NULL CHECK (unit_price >= 0),
  unit_cost  numeric(10, 2) NOT NULL CHECK (unit_cost >= 0),
  PRIMARY KEY (order_id, product_id)
);
