-- An offer that is written for later moves its lead when it leaves, not when it is written.
alter table lead_messages add column is_offer boolean not null default false;
