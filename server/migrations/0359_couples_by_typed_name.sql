-- Beside `couples_name_part`, by which the other host still searches: while it is built, couples can be read.
create index couples_search_key on couples using gin (search_key(name) gin_trgm_ops);
