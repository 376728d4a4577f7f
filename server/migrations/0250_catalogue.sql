-- What the team changes in the catalogue: a draft until it is published. The tables that readers use hold only what is
-- published; this one also keeps what was before, so that a change can be undone.
create table catalogue_changes (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('product', 'list', 'agreement', 'city', 'category', 'question')),
  -- Null for the draft of a new entry.
  key text,
  before jsonb,
  after jsonb,
  version integer not null default 1,
  staff_member_id integer not null references staff_members,
  changed_at timestamptz not null,
  published_at timestamptz,
  undoes integer references catalogue_changes,
  check (published_at is null or key is not null)
);
-- Two people never prepare two changes of one entry.
create unique index catalogue_changes_drafts on catalogue_changes (kind, key) where published_at is null;
create index catalogue_changes_published on catalogue_changes (published_at desc, id desc) where published_at is not null;
create index catalogue_changes_entry on catalogue_changes (kind, key, id) where published_at is not null;
revoke all on catalogue_changes from bellbird_app;

-- Prices are valid from a day on. Without an amount the product is no longer sold to that category.
alter table product_prices add column valid_from date not null default '2020-01-01';
alter table product_prices alter column valid_from drop default;
alter table product_prices alter column amount_cents drop not null;
alter table product_prices drop constraint product_prices_pkey, add primary key (product_id, category_type, valid_from);
alter table products add column is_sold boolean not null default true;

-- What a vendor was promised stays, whatever the catalogue says later.
alter table provider_products add column sold_as jsonb;
update provider_products held
set sold_as = jsonb_build_object('name', products.name, 'summary', products.summary, 'promises', (
  select coalesce(jsonb_agg(jsonb_build_object('code', promise, 'count', amount) order by position), '[]')
  from product_promises where product_id = products.id))
from products where products.id = held.product_id;
alter table provider_products alter column sold_as set not null;

-- Districts are shown in the order that the team gives them.
alter table districts add column position smallint not null default 1;
update districts set position = ordered.position
from (select id, row_number() over (partition by city_id order by name) as position from districts) as ordered
where ordered.id = districts.id;

-- The order of a question’s choices changes in one statement.
alter table provider_form_options drop constraint provider_form_options_form_id_position_key;
