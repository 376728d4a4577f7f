-- A session that a page opened belongs to its browser: besides the two secrets that the page keeps it takes a third, in a
-- cookie that no script can read. Null for programs, which have no cookies, and for sessions from before.
alter table access_tokens add column browser_hash bytea;
