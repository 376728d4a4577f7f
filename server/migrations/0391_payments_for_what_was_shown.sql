-- What a payment was set up for: the team may change the product before a transfer or a debit arrives.
alter table payments add column sold_as jsonb;
