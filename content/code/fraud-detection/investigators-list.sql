WITH seen AS (
  SELECT payment_id, paid_at, amount,
         COUNT(*) OVER (own RANGE BETWEEN INTERVAL '1 hour' PRECEDING
                            AND CURRENT ROW EXCLUDE CURRENT ROW) AS velocity,
         ROW_NUMBER() OVER own - 1 AS earlier,
         array_agg(ln(amount::float8))
           OVER (own ROWS BETWEEN 30 PRECEDING AND 1 PRECEDING) AS history,
         ROW_NUMBER() OVER (PARTITION BY payer_id, payee_id ORDER BY paid_at) AS nth
  FROM   payments
  WINDOW own AS (PARTITION BY payer_id ORDER BY paid_at)
),
scored AS (
  SELECT payment_id, 0.6745 * (ln(amount::float8) - median) / NULLIF(mad, 0) AS score
  FROM   seen
  CROSS  JOIN LATERAL (
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY h) AS median
    FROM   unnest(history) AS h) AS m
  CROSS  JOIN LATERAL (
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY abs(h - median)) AS mad
    FROM   unnest(history) AS h) AS d
  WHERE  earlier >= 20
),
digits AS (
  SELECT payment_id,
         COUNT(*) OVER earlier AS n,
         stddev_samp(ln(amount::float8)) OVER earlier AS spread,
         array_agg(left(ltrim(amount::text, '0.'), 1)::int) OVER earlier AS digits
  FROM   payments
  WINDOW earlier AS (PARTITION BY payee_id ORDER BY paid_at
                     ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
),
benford AS (
  SELECT payment_id,
         SUM((cardinality(array_positions(digits, d)) - e) ^ 2 / e) AS chi_square
  FROM   digits
  CROSS  JOIN generate_series(1, 9) AS d
  CROSS  JOIN LATERAL (SELECT n * log10(1 + 1 / d::float8) AS e) AS expected
  WHERE  n >= 50 AND spread >= 1
  GROUP  BY payment_id
),
alerts AS (
  SELECT payment_id, paid_at, amount, reasons
  FROM   seen s
  LEFT   JOIN scored z USING (payment_id)
  LEFT   JOIN benford b USING (payment_id)
  CROSS  JOIN LATERAL (SELECT array_remove(ARRAY[
    CASE WHEN s.velocity >= 3 THEN 'velocity' END,
    CASE WHEN z.score >= 3.5 THEN 'amount' END,
    CASE WHEN b.chi_square >= 25 THEN 'first digits' END,
    CASE WHEN amount % 100 = 0 AND amount >= 1000 THEN 'round sum' END,
    CASE WHEN nth = 1 AND earlier >= 20 AND amount >= 1000 THEN 'new payee' END
  ], NULL) AS reasons) AS found
  WHERE  cardinality(reasons) >= 1
),
rates AS (
  SELECT rule, (COUNT(f.payment_id) + 1.0) / (COUNT(*) + 2) AS rate
  FROM   alerts
  CROSS  JOIN LATERAL unnest(reasons) AS rule
  LEFT   JOIN confirmed_fraud f USING (payment_id)
  WHERE  paid_at < DATE '2022-07-01'
  GROUP  BY rule
)
SELECT payment_id, array_to_string(reasons, ', ') AS reasons, amount,
       ROUND(MAX(rate), 2) AS rate,
       ROUND(amount * MAX(rate)) AS expected_loss
FROM   alerts
CROSS  JOIN LATERAL unnest(reasons) AS rule
JOIN   rates USING (rule)
WHERE  paid_at >= DATE '2022-07-01'
GROUP  BY payment_id, amount, alerts.reasons
ORDER  BY amount * MAX(rate) DESC, payment_id;
