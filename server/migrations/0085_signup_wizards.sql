-- Companies that were invited to register. No customer's: closed to the tenants' role altogether.
create table signup_wizards (
  id integer generated always as identity primary key,
  -- Null until the mail with the link is written.
  key_hash bytea unique,
  company_name text not null,
  contact_name text not null,
  email text not null,
  referral_id integer references referrals on delete set null,
  draft jsonb not null default '{}',
  staff_member_id integer not null references staff_members,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  finished_at timestamptz,
  customer_id integer references customers
);
revoke all on signup_wizards from bellbird_app;
create index signup_wizards_newest on signup_wizards (invited_at desc, id desc);
create index signup_wizards_referral on signup_wizards (referral_id);
create index referrals_newest on referrals (created_at desc, id desc);
