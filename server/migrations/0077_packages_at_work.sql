-- What vendors would like to hear about beyond their package. The same wish on the same day (of Sydney) is one.
create table campaign_requests (
  id integer generated always as identity primary key,
  customer_id integer not null,
  customer_user_id integer not null,
  campaign_id smallint not null,
  upgrade text not null default '',
  company_name text not null,
  name text not null,
  asked_on date not null,
  created_at timestamptz not null,
  unique (customer_id, campaign_id, upgrade, asked_on),
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade
);
call protect_tenant_table('campaign_requests');

-- Which ends of packages were told of, and how long before: 30 days, 7 days, or (0) when it had come.
create table package_reminders (
  customer_id integer not null,
  provider_id integer not null,
  date_end date not null,
  days_before smallint not null check (days_before in (30, 7, 0)),
  prompt_id integer not null references provider_prompts on delete cascade,
  primary key (provider_id, date_end, days_before),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
call protect_tenant_table('package_reminders');
create index providers_package_end on providers (product_date_end) where paid_status = 'paid' and product_date_end is not null;
