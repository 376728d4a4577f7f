-- Two administrators who change somebody at once: the second must not bring back a role that the first has taken away.
alter table staff_members add column version integer not null default 1;
