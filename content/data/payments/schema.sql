-- Local time; amounts in euros.
CREATE TABLE payments (
  payment_id integer PRIMARY KEY,
  paid_at    timestamp NOT NULL UNIQUE,
  payer_id   integer NOT NULL,
  payee_id   integer NOT NULL,
  amount     numeric(10, 2) NOT NULL CHECK (amount > 0)
);

-- What is only known afterward. The rules do not read it; they are judged by it.
CREATE TABLE confirmed_fraud (
  payment_id integer PRIMARY KEY REFERENCES payments,
  kind       text NOT NULL
);
