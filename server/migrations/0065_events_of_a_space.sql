-- Before a space goes, the calendar is asked whether anything is booked in it.
create index calendar_events_space on calendar_events (space_id) where space_id is not null;
