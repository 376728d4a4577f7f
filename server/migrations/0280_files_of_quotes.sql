-- A quote names the files that go with it. What a couple accepts covers their bytes, too.
alter table customer_attachments add column sha256 bytea check (octet_length(sha256) = 32);
