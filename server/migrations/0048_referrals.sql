-- Companies that vendors propose to the marketplace.
create table referrals (
  id integer generated always as identity primary key,
  customer_id integer not null,
  customer_user_id integer not null,
  company_name text not null,
  contact_name text not null,
  phone text not null,
  category_id integer not null references provider_categories,
  campaign_id smallint not null,
  -- Which version of the terms was agreed to.
  terms_version integer not null,
  created_at timestamptz not null default now(),
  -- The same company is proposed once, by whomever of the customer.
  unique (customer_id, phone),
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade
);
call protect_tenant_table('referrals');
