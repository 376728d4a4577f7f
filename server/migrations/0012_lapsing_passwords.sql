-- From then on the password opens nothing but its own renewal. Null: it does not lapse.
alter table logins add column password_lapses_at timestamptz;
