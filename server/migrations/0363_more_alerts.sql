-- People are told of missed calls, of messages that failed, and of what couples decide about quotes.
alter table alerts drop constraint alerts_kind_check;
alter table alerts add constraint alerts_kind_check
  check (kind in ('lead', 'message', 'missed_call', 'message_failed', 'quote_accepted', 'quote_news', 'quote_day_taken',
    'appointment', 'booking', 'confirmed', 'cancelled', 'reminder'));
