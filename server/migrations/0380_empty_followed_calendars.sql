-- Since when the file of a followed calendar has had no entry at all. Its days stay for a while: some programs give out an
-- empty calendar on a bad day.
alter table followed_calendars add column empty_since timestamptz;
