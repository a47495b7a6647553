-- For psql, from this folder, after write-customers.ts: createdb customers && psql customers -f load.sql
\i schema.sql
\copy customers FROM 'customers.csv' WITH (FORMAT csv, HEADER)
\copy transactions FROM 'transactions.csv' WITH (FORMAT csv, HEADER)
