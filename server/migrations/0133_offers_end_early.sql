-- An approved offer that the vendor ended before its last day. Coupons taken before stay valid until then.
alter table discounts
  add column ended_at timestamptz,
  add constraint discounts_ended check (ended_at is null or status = 'approved');
