-- Who delivers a message is known by a key, renewed while the work goes on: a killed process is noticed within seconds, and
-- one that lost its claim sends nothing. From the moment a message is handed over until the answer, nobody knows whether it
-- has left: what is interrupted then is ‘unconfirmed’ and never sent again by itself.
alter table lead_messages
  add column claim_key uuid,
  add column handed_over_at timestamptz,
  drop constraint lead_messages_state_check,
  add constraint lead_messages_state_check check (
    state in ('scheduled', 'queued', 'sent', 'delivered', 'failed', 'cancelled', 'received', 'unconfirmed')
  );
drop index lead_messages_queued;
create index lead_messages_queued on lead_messages (id) where state in ('queued', 'scheduled');
