-- Why the team put a provider on hold: then only the team releases it. Null when the vendor did it.
alter table providers
  add column team_hold_reason text check (length(team_hold_reason) between 1 and 300),
  add constraint providers_team_hold check (team_hold_reason is null or on_hold);
