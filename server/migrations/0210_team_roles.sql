-- What each person of the team may do. Who is there already keeps every right; a new person has none until given.
alter table staff_members
  add column roles text[] not null default '{}'
    check (roles <@ array['reviewer', 'account_manager', 'finance', 'administrator']),
  add column created_at timestamptz not null default now();
update staff_members set roles = '{administrator}';
