-- The language that the couple reads their page in; mails and reminders about the quote are written in it.
alter table quotes add column language text not null default 'en' check (language ~ '^[a-z]{2}$');

update quotes q set language = (
  select m.language from quote_mails m where m.customer_id = q.customer_id and m.quote_id = q.id order by m.id limit 1)
where exists (select from quote_mails m where m.customer_id = q.customer_id and m.quote_id = q.id);
