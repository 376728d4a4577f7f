-- The couple was waiting when this message was sent: if it fails, they wait again.
alter table lead_messages add column was_awaited boolean not null default false;
