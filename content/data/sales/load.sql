-- For psql, from this folder: createdb sales && psql sales -f load.sql
\i schema.sql
\copy customers FROM 'customers.csv' WITH (FORMAT csv, HEADER)
\copy products FROM 'products.csv' WITH (FORMAT csv, HEADER)
\copy orders FROM 'orders.csv' WITH (FORMAT csv, HEADER)
\copy order_items FROM 'order_items.csv' WITH (FORMAT csv, HEADER)
