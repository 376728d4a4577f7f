-- A couple is found by their name however it is typed: ‘zoe’ finds Zoë, ‘o'brien’ finds O’Brien. The same as `toSearchKey`.
create function search_key(name text) returns text language sql immutable strict parallel safe return
  lower(translate(regexp_replace(normalize(name, NFD), '[\u0300-\u036F]', '', 'g'), $$’‘ʼ`´ıøØłŁđĐ$$, $$'''''ioolldd$$));

-- The column is in the index of all lists, which is built again with it.
drop index leads_newest;
alter table leads drop column couple_name_key;
alter table leads add column couple_name_key text generated always as (search_key(couple_name)) stored;
create index leads_newest on leads (customer_id, created_at desc, id desc)
  include (
    provider_id, status, source, read_at, waiting_since, answer_minutes, unread_message_count, budget, is_prepaid,
    organization_date, couple_name_key, extension_number, spam_confirmed_at
  )
  where deleted_at is null;

drop index couples_name_part;
create index couples_name_part on couples using gin (search_key(name) gin_trgm_ops);
