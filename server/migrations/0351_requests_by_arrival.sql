-- The desk lists and counts the requests of all vendors by week; the other indexes begin with the customer.
create index leads_by_arrival on leads (created_at desc, id desc) where deleted_at is null;
