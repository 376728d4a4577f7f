-- Prime is what a package includes; the team can also give it until a day.
alter table customers add column prime_until date;

-- What the team writes about a customer. With an owner and a day it is a task. Vendors never see it.
create table customer_notes (
  id integer generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  staff_member_id integer not null references staff_members,
  text text not null,
  created_at timestamptz not null,
  owner_id integer references staff_members,
  due_on date,
  done_at timestamptz,
  unique (customer_id, id),
  check ((owner_id is null) = (due_on is null)),
  check (done_at is null or owner_id is not null)
);
create index customer_notes_newest on customer_notes (customer_id, created_at desc, id desc);
create index customer_notes_to_do on customer_notes (owner_id, due_on, id) where owner_id is not null and done_at is null;
revoke all on customer_notes from bellbird_app;

-- Looking a customer up by the number somebody calls from.
create index customer_users_phone on customer_users (phone) where phone is not null;
