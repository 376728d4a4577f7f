-- When SECRET is replaced, a quote gets the link of the new one. The link that the couple already has goes on working.
alter table quotes add column earlier_token_hash bytea;
create unique index quotes_earlier_token on quotes (earlier_token_hash) where earlier_token_hash is not null;
