-- When each outside service last worked and last failed, as our own processes saw it.
create table service_pulses (
  service text primary key,
  last_ok_at timestamptz,
  last_failed_at timestamptz,
  failure text,
  -- Failures since it last worked.
  failures integer not null default 0
);
revoke all on service_pulses from bellbird_app;

-- Calls that took long, by day and route.
create table slow_calls (
  day date not null,
  route text not null,
  count integer not null,
  worst_ms integer not null,
  last_at timestamptz not null,
  primary key (day, route)
);
revoke all on slow_calls from bellbird_app;
