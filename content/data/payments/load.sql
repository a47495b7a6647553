-- For psql, from the folder with this file and the CSV files: createdb payments && psql payments -f load.sql
\i schema.sql
\copy payments FROM 'payments.csv' WITH (FORMAT csv, HEADER)
\copy confirmed_fraud FROM 'confirmed_fraud.csv' WITH (FORMAT csv, HEADER)
