-- Which steps of the demo data are loaded, so that an interrupted first start goes on where it was. Empty in production.
create table demo_steps (
  name text primary key,
  -- What later steps need: the ids of the main vendor, and the moment the demo’s story is told from.
  result jsonb not null,
  loaded_at timestamptz not null default now()
);
revoke all on demo_steps from bellbird_app;
