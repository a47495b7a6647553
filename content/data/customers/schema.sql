-- Balances and amounts in euros; the balance is that of November 30, 2022.
CREATE TABLE customers (
  customer_id integer PRIMARY KEY,
  opened_on   date NOT NULL,
  balance     numeric(12, 2) NOT NULL CHECK (balance >= 0),
  products    integer NOT NULL CHECK (products > 0)
);

-- Money that leaves the account is negative. A standing order runs whether or not anybody thinks of it.
CREATE TABLE transactions (
  transaction_id integer PRIMARY KEY,
  customer_id    integer NOT NULL REFERENCES customers,
  booked_on      date NOT NULL,
  amount         numeric(10, 2) NOT NULL CHECK (amount <> 0),
  standing_order boolean NOT NULL
);
