-- What lowers the price of packages and extras for a while: for everybody, or with a code.
create table campaigns (
  id integer generated always as identity primary key,
  name text not null,
  name_tr text not null default '',
  name_ar text not null default '',
  -- Null: a campaign that needs no coupon.
  code text unique check (code ~ '^[A-Z0-9]{4,20}$'),
  percent smallint check (percent between 1 and 90),
  off_cents integer check (off_cents >= 100),
  valid_from date not null,
  valid_until date not null check (valid_until >= valid_from),
  -- Empty lists mean everything.
  types text[] not null default '{}',
  category_types text[] not null default '{}',
  product_id integer references products,
  max_uses integer check (max_uses > 0),
  is_once boolean not null default false,
  is_for_new boolean not null default false,
  is_offered boolean not null default true,
  check (num_nonnulls(percent, off_cents) = 1)
);
revoke insert, update, delete on campaigns from bellbird_app;

alter table catalogue_changes drop constraint catalogue_changes_kind_check;
alter table catalogue_changes add constraint catalogue_changes_kind_check
  check (kind in ('product', 'campaign', 'list', 'agreement', 'city', 'category', 'question'));

-- A payment keeps the price it was set up with, whatever happens to the campaign.
alter table payments
  add column campaign_id integer references campaigns,
  add column campaign_name text,
  add column discount_cents integer not null default 0 check (discount_cents >= 0),
  add constraint payments_discount check ((discount_cents > 0) = (campaign_name is not null));
create index payments_of_campaign on payments (campaign_id) where campaign_id is not null;

-- Customers cannot see each other's payments. They may only learn how often a campaign has been used.
create function count_campaign_uses(of_campaign integer) returns integer
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select count(*)::integer from payments where campaign_id = of_campaign and status <> 'cancelled';
  end;
