-- When couples’ calls are put through: {"days": [1, 2], "from": "09:00", "until": "17:00"} in the provider’s time zone.
alter table providers add column redirect_hours jsonb;
-- Who a resting number belonged to: couples who still have it reach their vendor and nobody else.
alter table phone_numbers add column last_provider_id integer references providers on delete set null;
