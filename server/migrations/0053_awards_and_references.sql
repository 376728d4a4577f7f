create table provider_awards (
  id integer generated always as identity primary key,
  -- What the address of its picture is made of: it says nothing about how many there are.
  key uuid not null unique default gen_random_uuid(),
  customer_id integer not null,
  provider_id integer not null,
  name text not null,
  year smallint not null,
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
create index provider_awards_newest on provider_awards (customer_id, provider_id, year desc, id desc);
call protect_tenant_table('provider_awards');

-- Whom a provider likes to work with. What was taken away stays for a while, so that it can be put back as it was.
create table related_providers (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  related_provider_id integer not null references providers on delete cascade,
  status text not null default 'proposed' check (status in ('proposed', 'approved', 'rejected')),
  reason text,
  proposed_at timestamptz not null,
  removed_at timestamptz,
  unique (provider_id, related_provider_id),
  check (provider_id <> related_provider_id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
create index related_providers_other on related_providers (related_provider_id);
call protect_tenant_table('related_providers');
