create table customers (
  id integer generated always as identity primary key,
  name text not null,
  is_paid boolean not null default false,
  crm_status text not null default 'standard' check (crm_status in ('standard', 'prime')),
  company_type_id integer,
  company_extension_id integer,
  account_manager_name text not null,
  account_manager_email text not null,
  advisor_service boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
alter table customers enable row level security;
create policy tenant on customers to bellbird_app using (id = current_customer()) with check (id = current_customer());

-- A way in: one name and one secret, which may open several customers (or the marketplace team's desk).
create table logins (
  id integer generated always as identity primary key,
  username text not null,
  username_key text generated always as (lower(username)) stored unique,
  password_hash text,
  password_change_required boolean not null default false,
  password_changed_at timestamptz,
  created_at timestamptz not null default now()
);
revoke all on logins from bellbird_app;

create table staff_members (
  id integer generated always as identity primary key,
  login_id integer not null unique references logins,
  name text not null,
  surname text not null,
  email text not null,
  active boolean not null default true
);
revoke all on staff_members from bellbird_app;

create table customer_users (
  id integer generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  customer_id integer not null references customers,
  login_id integer not null references logins,
  name text not null,
  surname text not null default '',
  title_id integer,
  role_id integer not null,
  can_manage boolean not null default false,
  preferred_language text not null default 'en',
  email text,
  phone text,
  city_id integer references cities,
  image_key text,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (customer_id, id),
  unique (customer_id, login_id)
);
create index customer_users_login on customer_users (login_id);
call protect_tenant_table('customer_users');

create table providers (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  name text not null,
  slug text not null unique,
  category_id integer not null references provider_categories,
  city_id integer not null references cities,
  district_id integer references districts,
  time_zone text not null,
  on_hold boolean not null default false,
  paid_status text not null default 'unpaid' check (paid_status in ('paid', 'limited', 'unpaid')),
  listing_product_name text not null default '',
  product_date_end date,
  stats_access boolean not null default false,
  rival_stats_access integer not null default 0,
  is_missing_data boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (customer_id, id)
);
create index providers_city_category on providers (category_id, city_id);
call protect_tenant_table('providers');

create table customer_user_providers (
  id integer generated always as identity primary key,
  customer_id integer not null,
  customer_user_id integer not null,
  provider_id integer not null,
  can_receive_leads boolean not null default false,
  can_receive_leads_sms boolean not null default false,
  show_as_contact boolean not null default true,
  pages text[] not null default '{}',
  unique (customer_user_id, provider_id),
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade,
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
create index customer_user_providers_provider on customer_user_providers (provider_id);
call protect_tenant_table('customer_user_providers');

-- A session. Both secrets are random and kept only as hashes.
create table access_tokens (
  id integer generated always as identity primary key,
  login_id integer not null references logins,
  customer_id integer,
  customer_user_id integer,
  staff_member_id integer references staff_members,
  token_hash bytea not null unique,
  consumer_key_hash bytea not null,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade,
  check ((customer_user_id is null) <> (staff_member_id is null))
);
create index access_tokens_login on access_tokens (login_id) where revoked_at is null;
revoke all on access_tokens from bellbird_app;
