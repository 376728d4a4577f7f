-- Couples marry on the day of their deal, also those whose deal was made before lists, mails and templates went by it. In
-- the order in which requests lock leads.
with differing as (
  select leads.id, deal.wedding_date from leads
  join couple_providers deal on deal.customer_id = leads.customer_id and deal.lead_id = leads.id
  where deal.status <> 'refused' and deal.wedding_date is not null
    and leads.organization_date is distinct from deal.wedding_date
  order by leads.id for no key update of leads
)
update leads set organization_date = differing.wedding_date, version = leads.version + 1
from differing where leads.id = differing.id;
