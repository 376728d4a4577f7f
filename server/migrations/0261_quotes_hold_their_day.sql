-- A vendor may hold the couple's day while a quote is valid. The hold is the quote's own: it goes with it.
alter table calendar_events
  add column quote_id integer,
  add foreign key (customer_id, quote_id) references quotes (customer_id, id) on delete cascade;
create unique index calendar_events_quote on calendar_events (customer_id, quote_id) where quote_id is not null;
