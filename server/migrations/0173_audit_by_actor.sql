-- The team looks for what somebody did.
create index audit_entries_actor on audit_entries (actor_kind, actor_id, id desc);
