-- Answers kept for a repeat hold a customer's data, so they are kept apart like the rest. 0 is the marketplace team.
alter table idempotency_keys add column customer_id integer not null default 0;
update idempotency_keys k set customer_id = u.customer_id
  from customer_users u where u.id = substring(k.caller from 'user:(\d+)$')::integer;
alter table idempotency_keys alter column customer_id drop default;
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys add primary key (customer_id, caller, key);
call protect_tenant_table('idempotency_keys');
