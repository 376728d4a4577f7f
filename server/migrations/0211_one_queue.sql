-- Requests to the team wait in the same queue as changes: some are about a customer as a whole, without a provider.
alter table approvals alter column provider_id drop not null;

-- When a decision was promised, so that what is due first comes first, whatever its kind.
alter table approvals add column due_at timestamptz;
update approvals set due_at = date_trunc('milliseconds', asked_at) + interval '48 hours';
alter table approvals alter column due_at set not null;

-- Who works on it, and until when: two people never do one thing twice.
alter table approvals
  add column claimed_by integer references staff_members,
  add column claimed_until timestamptz,
  add check ((claimed_by is null) = (claimed_until is null));

-- A decision that can still be undone: `decision` follows when its time has come.
alter table approvals
  add column settling text check (settling in ('approved', 'rejected')),
  add column settles_at timestamptz,
  add check ((settling is null) = (settles_at is null));

drop index approvals_waiting;
create index approvals_waiting on approvals (due_at, id) where decision is null;
create index approvals_settling on approvals (settles_at) where decision is null and settles_at is not null;

-- What vendors asked for and nobody has marked as done.
insert into approvals (customer_id, kind, subject_id, customer_user_id, asked_at, due_at)
select customer_id, 'contact_request', id, customer_user_id, created_at, date_trunc('milliseconds', created_at) + interval '48 hours'
from customer_actions
union all
select customer_id, 'upgrade_request', id, customer_user_id, created_at, date_trunc('milliseconds', created_at) + interval '48 hours'
from campaign_requests
union all
select r.customer_id, 'referral', r.id, r.customer_user_id, r.created_at,
  date_trunc('milliseconds', r.created_at) + interval '48 hours'
from referrals r where not exists (select from signup_wizards w where w.referral_id = r.id);
