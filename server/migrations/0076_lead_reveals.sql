-- A request that came while its provider was on the limited package: the row says what one may know of it, the rest waits in withheld_post.
alter table leads add column withheld boolean not null default false;
create index leads_withheld on leads (provider_id) where withheld;

-- What couples wrote with and after such a request. No customer reads here: it is let in when the request is shown.
create table withheld_post (
  id integer generated always as identity primary key,
  customer_id integer not null,
  lead_id integer not null,
  kind text not null check (kind in ('request', 'message')),
  at timestamptz not null,
  content jsonb not null,
  foreign key (customer_id, lead_id) references leads (customer_id, id) on delete cascade
);
create index withheld_post_lead on withheld_post (lead_id, id);
call protect_tenant_table('withheld_post');
revoke all on withheld_post from bellbird_app;

-- The requests a provider looked at on the limited package: one line for each, in the month (of Sydney) it was first looked at.
create table lead_reveals (
  lead_id integer primary key,
  customer_id integer not null,
  provider_id integer not null,
  month date not null check (extract(day from month) = 1),
  at timestamptz not null,
  customer_user_id integer,
  -- The team found the request to be nobody's: looking at it cost nothing.
  fake_at timestamptz,
  foreign key (customer_id, lead_id) references leads (customer_id, id) on delete cascade
);
create index lead_reveals_month on lead_reveals (provider_id, month) where fake_at is null;
call protect_tenant_table('lead_reveals');
revoke insert, update, delete on lead_reveals from bellbird_app;
