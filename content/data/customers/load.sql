-- For psql, from the folder with this file and the CSV files: createdb customers && psql customers -f load.sql
\i schema.sql
\copy customers FROM 'customers.csv' WITH (FORMAT csv, HEADER)
\copy transactions FROM 'transactions.csv' WITH (FORMAT csv, HEADER)
