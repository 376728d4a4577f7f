-- People are told of messages that match no couple. Such an alert is about the message, all others are about a couple.
alter table alerts alter column lead_id drop not null;
alter table alerts add column inbound_message_id integer;
alter table alerts add foreign key (customer_id, inbound_message_id)
  references inbound_messages (customer_id, id) on delete cascade;
alter table alerts drop constraint alerts_kind_check;
alter table alerts add constraint alerts_kind_check
  check (kind in ('lead', 'message', 'missed_call', 'message_failed', 'quote_accepted', 'quote_news', 'quote_day_taken',
    'appointment', 'booking', 'confirmed', 'cancelled', 'reminder', 'unmatched_message'));
alter table alerts add constraint alerts_subject
  check ((kind = 'unmatched_message') = (inbound_message_id is not null) and num_nonnulls(lead_id, inbound_message_id) = 1);
create index alerts_unmatched on alerts (customer_id, inbound_message_id) where inbound_message_id is not null;
