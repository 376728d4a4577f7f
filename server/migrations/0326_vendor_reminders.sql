-- The team reminds a vendor whose couples wait: once a day, and colleagues see who did.
create table vendor_reminders (
  provider_id integer not null references providers on delete cascade,
  day date not null,
  staff_member_id integer not null references staff_members,
  reminded_at timestamptz not null,
  primary key (provider_id, day)
);
revoke all on vendor_reminders from bellbird_app;
