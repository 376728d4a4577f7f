-- A mailed link with which a new user sets up a login. The key exists from the moment the mail is written, as a hash.
create table invitations (
  id integer generated always as identity primary key,
  customer_id integer not null,
  customer_user_id integer not null,
  key_hash bytea unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade
);
create index invitations_user on invitations (customer_user_id);
call protect_tenant_table('invitations');
