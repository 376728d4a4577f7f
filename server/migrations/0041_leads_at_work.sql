-- Lists and counts ask for what was not deleted; only an index that knows it answers without reading the rows.
drop index leads_newest, leads_waiting, leads_status, leads_wedding;
create index leads_newest on leads (customer_id, created_at desc, id desc) include (provider_id) where deleted_at is null;
create index leads_status on leads (customer_id, status, created_at desc, id desc) include (provider_id) where deleted_at is null;
create index leads_wedding on leads (customer_id, organization_date, id) include (provider_id) where deleted_at is null;
-- The last code a provider gave out.
create index leads_code on leads (provider_id, length(extension_number) desc, extension_number desc);

-- Whether there is anywhere to write to, without the address itself.
alter table leads add column has_email boolean not null default true;
update leads set has_email = couples.email is not null or couples.partner_email is not null
from couples where couples.id = leads.couple_id;

-- A customer may enter a couple of its own and learn when one was last seen. Addresses stay out of its reach.
grant select (id, last_active_at), insert (name, email, phone) on couples to bellbird_app;

create index couple_visits_all on couple_visits (customer_id, visited_at desc, id desc) include (provider_id);
