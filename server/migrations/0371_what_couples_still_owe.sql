-- What is due to a provider is summed over all open instalments of its customer.
create index quote_instalments_open on quote_instalments (customer_id, quote_id) include (due_on, cents)
  where state = 'open';
