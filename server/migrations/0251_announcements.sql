-- What the team writes to vendors: to whom, in which languages, from when on.
create table announcements (
  id integer generated always as identity primary key,
  staff_member_id integer not null references staff_members,
  channel text not null check (channel in ('prompt', 'mail')),
  segment jsonb not null,
  texts jsonb not null,
  link_path text,
  send_at timestamptz not null,
  status text not null default 'scheduled' check (status in ('scheduled', 'sending', 'sent', 'stopped')),
  created_at timestamptz not null,
  ended_at timestamptz
);
create index announcements_newest on announcements (id desc);
create index announcements_open on announcements (send_at) where status in ('scheduled', 'sending');
revoke all on announcements from bellbird_app;

-- One row for each person. They are chosen when sending starts, and each is written to once.
create table announcement_recipients (
  customer_id integer not null,
  announcement_id integer not null references announcements on delete cascade,
  customer_user_id integer not null,
  provider_id integer not null,
  -- Not before this time: quiet hours, another attempt, or somebody else is at it.
  next_try_at timestamptz not null,
  result text check (result in ('delivered', 'off', 'unreachable')),
  settled_at timestamptz,
  prompt_id integer,
  read_at timestamptz,
  primary key (announcement_id, customer_user_id),
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade,
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade,
  foreign key (customer_id, prompt_id) references provider_prompts (customer_id, id) on delete set null (prompt_id)
);
create index announcement_recipients_waiting on announcement_recipients (announcement_id, next_try_at) where result is null;
create index announcement_recipients_prompt on announcement_recipients (prompt_id) where prompt_id is not null;
call protect_tenant_table('announcement_recipients');
