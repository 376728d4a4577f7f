-- A deal books its day in the calendar, under the same constraint as every other booking.
alter table couple_providers add constraint couple_providers_of_customer unique (customer_id, id);

alter table calendar_events
  -- The deal that booked the day; it goes when the deal is deleted.
  add column deal_id integer,
  -- One of several weddings on the same day; none is the whole day, or the whole space.
  add column place smallint check (place > 0),
  -- What the vendor had marked before the deal: undoing the deal restores it.
  add column replaced jsonb,
  add constraint calendar_events_deal_is_booked check (deal_id is null or (status = 'booked' and rank = 1)),
  add foreign key (customer_id, deal_id) references couple_providers (customer_id, id) on delete cascade;
create unique index calendar_events_deal on calendar_events (deal_id) where deal_id is not null;
create index calendar_events_lead on calendar_events (lead_id) where lead_id is not null;

alter table calendar_events drop constraint calendar_events_day_taken;
alter table calendar_events add constraint calendar_events_day_taken exclude using gist (
  int4range(provider_id, provider_id, '[]') with &&,
  daterange(day, day, '[]') with &&,
  int4range(rank, rank, '[]') with &&,
  int4range(space_id, space_id, '[]') with &&,
  int4range(place, place, '[]') with &&
);

-- How a provider sells its days. No row is one wedding a day.
create table calendar_settings (
  provider_id integer primary key,
  customer_id integer not null,
  weddings_per_day smallint not null default 1 check (weddings_per_day between 1 and 20),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
call protect_tenant_table('calendar_settings');

-- Providers without spaces that sold a day more than once, on purpose, keep being able to.
insert into calendar_settings (provider_id, customer_id, weddings_per_day)
select provider_id, customer_id, least(20, max(deals))
from (
  select deal.provider_id, deal.customer_id, deal.wedding_date, count(*) as deals
  from couple_providers deal join leads on leads.id = deal.lead_id
  where deal.status <> 'refused' and leads.deleted_at is null and deal.wedding_date is not null
  group by 1, 2, 3
) days
where not exists (select from customer_spaces space where space.provider_id = days.provider_id)
group by 1, 2 having max(deals) > 1;

create temporary table unbooked on commit drop as
select deal.id, deal.customer_id, deal.provider_id, deal.lead_id, deal.wedding_date as day, deal.status, deal.agreed_at
from couple_providers deal join leads on leads.id = deal.lead_id
where deal.status <> 'refused' and deal.wedding_date is not null and leads.deleted_at is null;

-- Days that the vendor had already marked for the couple become the deal's.
update calendar_events event set deal_id = marked.deal_id, status = 'booked', expires_on = null
from (
  select distinct on (unbooked.id) unbooked.id as deal_id, calendar_events.id
  from unbooked join calendar_events on calendar_events.lead_id = unbooked.lead_id
    and calendar_events.day = unbooked.day and calendar_events.rank = 1 and calendar_events.status <> 'available'
  order by unbooked.id, calendar_events.status, calendar_events.id
) marked
where event.id = marked.id;
delete from calendar_events second using calendar_events first
where second.rank = 2 and first.deal_id is not null and first.provider_id = second.provider_id
  and first.day = second.day and int4range(first.space_id, first.space_id, '[]') && int4range(second.space_id, second.space_id, '[]');
delete from unbooked using calendar_events event where event.deal_id = unbooked.id;

-- A day that is only marked as free makes room.
delete from calendar_events event using unbooked
where event.provider_id = unbooked.provider_id and event.day = unbooked.day and event.status = 'available';

-- The others take the day, or the next place of it. Approved deals first; one whose day is gone stays without a booking,
-- and the couple's page says so.
do $$
declare
  deal record;
  places integer;
  added integer;
begin
  for deal in select * from unbooked order by status <> 'approved', agreed_at, id loop
    select coalesce(max(weddings_per_day), 1) into places from calendar_settings where provider_id = deal.provider_id;
    for each_place in 1..places loop
      insert into calendar_events (customer_id, provider_id, day, status, lead_id, deal_id, place)
      values (deal.customer_id, deal.provider_id, deal.day, 'booked', deal.lead_id, deal.id,
        case when places > 1 then each_place end)
      on conflict do nothing;
      get diagnostics added = row_count;
      exit when added > 0;
    end loop;
  end loop;
end $$;
