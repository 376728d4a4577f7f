-- The marketplace team finds a couple of any customer: by code, by whole phone number, by a part of the name.
create index leads_code_anywhere on leads (extension_number) where deleted_at is null;
create index couples_name_part on couples using gin (lower(name) gin_trgm_ops);
