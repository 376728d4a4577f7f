-- Special offers of a provider; the team approves each before couples see it.
create table discounts (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  title text not null,
  short_description text not null default '',
  discount_text text not null default '',
  gift_text text not null default '',
  intro text not null default '',
  discount_type text not null check (discount_type in ('discount', 'installment')),
  discount_ratio smallint,
  installment_count smallint,
  is_primary boolean not null default false,
  pricing_type text not null default 'fixed' check (pricing_type in ('fixed', 'from')),
  price_before integer,
  price_after integer check (price_after < price_before),
  per_person boolean not null default false,
  valid_from date not null,
  valid_until date not null check (valid_until >= valid_from),
  popup_title text not null default '',
  popup_description text not null default '',
  image_key text,
  document_key text,
  document_name text,
  document_bytes integer,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'rejected')),
  reject_reason text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade,
  check (discount_type <> 'discount' or discount_ratio is not null),
  check (discount_type <> 'installment' or installment_count is not null)
);
create index discounts_newest on discounts (customer_id, created_at desc, id desc) include (provider_id);
create unique index discounts_one_primary on discounts (provider_id) where is_primary;
call protect_tenant_table('discounts');

-- What couples took of an offer. The code is what they say or show.
create table discount_coupons (
  id integer generated always as identity primary key,
  customer_id integer not null,
  discount_id integer not null,
  lead_id integer,
  couple_name text not null,
  code text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  used_by integer,
  foreign key (customer_id, discount_id) references discounts (customer_id, id) on delete cascade,
  foreign key (customer_id, lead_id) references leads (customer_id, id),
  unique (discount_id, lead_id),
  unique (customer_id, code)
);
create index discount_coupons_newest on discount_coupons (customer_id, created_at desc, id desc);
create index discount_coupons_offer on discount_coupons (discount_id);
call protect_tenant_table('discount_coupons');
