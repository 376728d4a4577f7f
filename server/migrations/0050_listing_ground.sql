-- Prices and spaces are a page of their own; who looked after the information of a provider looks after them too.
update customer_user_providers set pages = array_append(pages, 'catalogs')
where 'info' = any (pages) and not 'catalogs' = any (pages);

-- The rooms and lawns of a venue: what can be booked, and for how many.
create table customer_spaces (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  name text not null,
  type text not null check (type in ('indoor', 'outdoor', 'both')),
  meal_capacity integer,
  cocktail_capacity integer,
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
create index customer_spaces_provider on customer_spaces (customer_id, provider_id, position, id);
call protect_tenant_table('customer_spaces');

-- What vendors have changed and the marketplace team has yet to look at. Once decided it stays, as the record of it.
create table approvals (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  kind text not null,
  subject_id integer not null,
  customer_user_id integer,
  asked_at timestamptz not null,
  decision text check (decision in ('approved', 'rejected', 'withdrawn')),
  reason text,
  decided_at timestamptz,
  staff_member_id integer references staff_members,
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade,
  check ((decision is null) = (decided_at is null))
);
-- A thing waits once, whoever asks and however often.
create unique index approvals_waiting_once on approvals (kind, subject_id) where decision is null;
create index approvals_waiting on approvals (asked_at, id) where decision is null;
create index approvals_decided on approvals (decided_at desc, id desc) where decision is not null;
create index approvals_provider on approvals (customer_id, provider_id);
call protect_tenant_table('approvals');
