-- Without a reason somebody of the team only looks; with one they can change things, and the user reads why.
alter table acting_sessions add column reason text;
