-- When a password was changed, and when a number was bought, is in the audit trail.
alter table logins drop column password_changed_at;
alter table phone_numbers drop column added_at;
