-- A provider belongs to one customer. Without knowing it PostgreSQL takes the two conditions of every list for independent, expects one
-- row instead of hundreds, and reads and sorts them all where the first 25 of an index would do.
create statistics if not exists leads_owner (dependencies) on customer_id, provider_id from leads;
analyze leads;
