-- The number of eleven digits is the ABN, which billing_number holds; a company may apply with its ACN alone.
-- Who somebody is, an identity document shows: its number is encrypted, with the last characters beside it.
alter table merchant_applications
  drop column identity_number_sealed,
  drop column identity_number_end,
  alter column billing_number drop not null,
  add column position text check (position in ('sole_trader', 'director', 'partner', 'trustee')),
  add column document_type text check (document_type in ('driver_licence', 'passport', 'foreign_passport')),
  add column document_state text check (document_state in ('NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT')),
  add column document_number_sealed text,
  add column document_number_end text,
  add column document_expires_on date,
  add check (billing_number is not null or trade_register_number is not null);
