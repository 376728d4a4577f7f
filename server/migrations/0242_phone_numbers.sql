-- Numbers that couples call: bought at the gateway, given to providers, and left alone for a while after one had it.
create table phone_numbers (
  id integer generated always as identity primary key,
  number text not null unique check (number ~ '^\+[0-9]{8,15}$'),
  -- The gateway's name of it; null while the gateway does not list it.
  gateway_id text,
  added_at timestamptz not null,
  -- Couples of its last provider may still call it: nobody else gets it until then.
  quarantined_until timestamptz
);
create index phone_numbers_quarantined on phone_numbers (quarantined_until) where quarantined_until is not null;
revoke all on phone_numbers from bellbird_app;

insert into phone_numbers (number, added_at) select quick_number, now() from providers where quick_number is not null;
