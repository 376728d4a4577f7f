-- Searches across the marketplace look for a part of a name.
drop index providers_names;
create index providers_name_part on providers using gin (lower(name) gin_trgm_ops);
