-- A calendar of somebody else can have an entry that makes no sense. The others count all the same.
alter table followed_calendars add column is_partial boolean not null default false;
