-- Where a user stands on the way in. Only an active one may sign in; a deleted one stays for the records and never comes back.
alter table customer_users
  add column status text not null default 'active'
    check (status in ('waiting_confirmation', 'invited', 'active', 'inactive')),
  add column confirmed_at timestamptz default now(),
  add column deleted_at timestamptz,
  add column bio text not null default '',
  add column profile_video text,
  add column birth_date date,
  -- Sealed by the application: the database never sees the digits.
  add column identity_number_sealed text,
  add column language_id integer;
update customer_users set status = 'inactive' where not active;
alter table customer_users drop column active;
alter table customer_users
  add column active boolean not null generated always as (status = 'active' and deleted_at is null) stored;
create index customer_users_list on customer_users (customer_id, name, surname, id) where deleted_at is null;

-- The ways to reach a user. The first of each kind is the primary one, and customer_users.email and .phone repeat it.
create table customer_user_contacts (
  id integer generated always as identity primary key,
  customer_id integer not null,
  customer_user_id integer not null,
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  position smallint not null,
  unique (customer_user_id, kind, position) deferrable initially deferred,
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade
);
call protect_tenant_table('customer_user_contacts');
insert into customer_user_contacts (customer_id, customer_user_id, kind, value, position)
  select customer_id, id, 'email', email, 0 from customer_users where email is not null
  union all
  select customer_id, id, 'phone', phone, 0 from customer_users where phone is not null;

alter table customer_user_providers
  add column signature_content text,
  add column signature_image_key text;

-- The account manager's word on a new user, asked for by mail. One link at a time: a newer one replaces it.
create table customer_user_confirmations (
  customer_user_id integer primary key,
  customer_id integer not null,
  secret_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade
);
call protect_tenant_table('customer_user_confirmations');

-- What a customer asked of the marketplace: who, when, what.
create table customer_actions (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  customer_user_id integer not null,
  type text not null check (type in ('contact_request', 'update_contact')),
  note text not null default '',
  created_at timestamptz not null default now(),
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id)
);
create index customer_actions_newest on customer_actions (customer_id, created_at desc);
call protect_tenant_table('customer_actions');
