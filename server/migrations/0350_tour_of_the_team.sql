-- New people of the team are shown around once, too. Those who are here already know their way.
alter table staff_members add column toured_at timestamptz;
update staff_members set toured_at = now();
