-- People are told of a couple’s own steps as well: a visit they propose, a booking they report or confirm, a request they cancel.
alter table alerts drop constraint alerts_kind_check;
alter table alerts add constraint alerts_kind_check
  check (kind in ('lead', 'message', 'appointment', 'booking', 'confirmed', 'cancelled', 'reminder'));

-- Visits that were agreed on, for home, the calendar and its feed.
create index leads_appointments on leads (customer_id, appointment_at) include (provider_id)
  where appointment_state = 'approved' and deleted_at is null and cancelled_at is null and couple_deleted_at is null;
