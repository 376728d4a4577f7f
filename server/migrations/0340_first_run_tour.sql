-- New users are shown around once, on whichever device they start. Those who are here already know their way.
alter table customer_users add column toured_at timestamptz;
update customer_users set toured_at = now();
