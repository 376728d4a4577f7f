-- What the marketplace sells. Without months it is bought once; with them it runs out.
create table products (
  id integer generated always as identity primary key,
  type text not null check (type in ('subscription', 'subscription_rnd', 'video', '360video', 'video_self')),
  name text not null unique,
  summary text not null,
  months smallint check (months > 0),
  stats_access boolean not null default false,
  rival_stats_access integer not null default 0,
  features text[] not null default '{}',
  position smallint not null
);

-- With GST. A product without a price for a category is not sold to it.
create table product_prices (
  product_id integer not null references products,
  category_type text not null,
  amount_cents integer not null check (amount_cents >= 0),
  primary key (product_id, category_type)
);
revoke insert, update, delete on products, product_prices from bellbird_app;

-- What a provider has had, and until when; the last day counts.
create table provider_products (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  product_id integer not null references products,
  starts_on date not null,
  ends_on date,
  payment_id integer,
  amount_cents integer not null default 0,
  created_at timestamptz not null default now(),
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade,
  check (ends_on is null or ends_on >= starts_on)
);
create index provider_products_provider on provider_products (provider_id, starts_on desc, id desc);
-- A payment starts what it pays for once, however often it is reported.
create unique index provider_products_payment on provider_products (payment_id, product_id) where payment_id is not null;
call protect_tenant_table('provider_products');

insert into products (type, name, summary, months, stats_access, rival_stats_access, features, position) values
  ('subscription', 'Limited', 'A listing of your own, free for as long as you like.', null, false, 0, array[
    'Your listing in search, with 10 photos',
    '3 couples’ requests each month',
    'Mail, messages and calendar'], 1),
  ('subscription', 'Plus', 'Every couple who asks, and how they found you.', 12, true, 0, array[
    'Every request, as many as come',
    'As many photos as your galleries hold',
    'Special offers and coupons',
    'Replies to couples’ comments',
    'Statistics of visits and weddings'], 2),
  ('subscription', 'Spotlight', 'Seen first, and measured against others nearby.', 12, true, 5, array[
    'Everything in Plus',
    'Shown first in your city and category',
    'Compared with up to 5 rivals nearby',
    'An advisor who knows your business'], 3),
  ('video', 'Film at your place', 'A film crew spends half a day with you.', null, false, 0, array[
    'Up to two minutes, cut and coloured',
    'Yours to use anywhere'], 4),
  ('360video', '360° tour', 'Couples walk through your rooms from their sofa.', null, false, 0, array[
    'Up to ten standpoints',
    'In your gallery within two weeks'], 5),
  ('video_self', 'Your own film, finished by us', 'Send what you filmed; our editor makes it shine.', null, false, 0, array[
    'One film of up to two minutes',
    'Sound and colours put right'], 6);

insert into product_prices (product_id, category_type, amount_cents)
select products.id, category.type, round(price.cents * category.factor / 100) * 100
from (values ('Limited', 0), ('Plus', 118800), ('Spotlight', 264000), ('Film at your place', 148500), ('360° tour', 99000), ('Your own film, finished by us', 39600)) as price (name, cents)
join products on products.name = price.name
cross join (values ('venue', 1.0), ('photography', 0.75), ('flowers', 0.6), ('food', 0.75), ('music', 0.6), ('attire', 0.7), ('beauty', 0.5), ('planning', 0.7), ('other', 0.5)) as category (type, factor)
-- There is no room to walk through where people come to the couple.
where products.type <> '360video' or category.type in ('venue', 'attire');
