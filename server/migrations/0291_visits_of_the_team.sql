-- Vendors read when somebody of the team opened their panel, and why.
create index audit_entries_visits on audit_entries (customer_id, id desc) where action = 'desk.startActing';
