-- A feed belongs to the person who switched it on and ends with their link to the provider.
alter table customer_user_providers add unique (customer_id, customer_user_id, provider_id);
alter table calendar_feeds add column customer_user_id integer;
-- Feeds so far: whoever saved one last and is still linked, so that the address they follow stays valid.
update calendar_feeds f set customer_user_id = (
  select a.actor_id from audit_entries a
  join customer_user_providers l on l.customer_user_id = a.actor_id and l.provider_id = f.provider_id
  where a.customer_id = f.customer_id and a.action = 'calendar.saveFeed' and a.actor_kind = 'customer_user'
    and a.subject_id = f.provider_id
  order by a.id desc limit 1);
delete from calendar_feeds where customer_user_id is null;
alter table calendar_feeds alter column customer_user_id set not null, alter column generation drop default;
alter table calendar_feeds drop constraint calendar_feeds_pkey;
alter table calendar_feeds add primary key (customer_id, provider_id, customer_user_id);
alter table calendar_feeds add foreign key (customer_id, customer_user_id, provider_id)
  references customer_user_providers (customer_id, customer_user_id, provider_id) on delete cascade;
create index calendar_feeds_followed on calendar_feeds (provider_id) where is_on;
