-- The whole text of a mail, where the conversation shows less of it, and who wrote it.
alter table lead_messages
  add column whole_body text,
  add column sender_address text,
  add column sender_kind text check (sender_kind in ('couple', 'partner', 'colleague', 'known', 'new'));

update lead_messages set whole_body = arrival.body, sender_address = arrival.sender
from inbound_messages arrival
where lead_messages.direction = 'in' and arrival.customer_id = lead_messages.customer_id
  and arrival.lead_id = lead_messages.lead_id and arrival.header_message_id = lead_messages.header_message_id
  and arrival.type = 'email' and arrival.state = 'matched';
update lead_messages set whole_body = null where whole_body = body;
update lead_messages set sender_kind = case
    when sender_address = lower(couples.email) then 'couple'
    when sender_address = lower(couples.partner_email) then 'partner'
    else 'known' end
from leads join couples on couples.id = leads.couple_id
where lead_messages.sender_address is not null and leads.id = lead_messages.lead_id
  and leads.customer_id = lead_messages.customer_id;

-- To see whether a vendor's own mail was sent to the couple, too.
alter table inbound_messages add column recipients text[] not null default '{}';

-- Customers cannot read a couple's addresses. They may only learn who of them wrote a mail of their own conversation.
create function find_message_sender(of_customer integer, of_lead integer, address text, out kind text, out colleague_id integer)
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select case
        when address = lower(couples.email) then 'couple'
        when address = lower(couples.partner_email) then 'partner'
        when colleague.id is not null then 'colleague'
        when exists (
          select from lead_messages m
          where m.customer_id = of_customer and m.lead_id = of_lead and m.sender_address = address
        ) then 'known'
        else 'new' end,
      case when address in (lower(couples.email), lower(couples.partner_email)) then null else colleague.id end
    from leads join couples on couples.id = leads.couple_id
    left join lateral (
      select users.id from customer_users users
      join customer_user_providers link on link.customer_id = users.customer_id and link.customer_user_id = users.id
      where users.customer_id = of_customer and users.active and link.provider_id = leads.provider_id and (
        lower(users.email) = address or exists (
          select from customer_user_contacts contact
          where contact.customer_id = users.customer_id and contact.customer_user_id = users.id
            and contact.kind = 'email' and lower(contact.value) = address))
      order by users.id limit 1
    ) colleague on true
    where leads.customer_id = of_customer and leads.id = of_lead
      and (current_customer() is null or current_customer() = of_customer);
  end;

-- Whether one of these addresses is the couple's own.
create function is_sent_to_couple(of_customer integer, of_lead integer, addresses text[]) returns boolean
  language sql stable security definer set search_path = pg_catalog, public
  begin atomic
    select coalesce(bool_or(lower(couples.email) = any(addresses) or lower(couples.partner_email) = any(addresses)), false)
    from leads join couples on couples.id = leads.couple_id
    where leads.customer_id = of_customer and leads.id = of_lead
      and (current_customer() is null or current_customer() = of_customer);
  end;
