-- The team ends a package before its day: when it would have ended, who did it, and why. Null again once it was undone.
alter table provider_products
  add column ended_from date,
  add column ended_by integer references staff_members,
  add column ended_reason text,
  add constraint provider_products_ended check (
    num_nulls(ended_from, ended_by, ended_reason) in (0, 3));
create index provider_products_ended_early on provider_products (provider_id) where ended_from is not null;
