-- Who agreed to which text, and when they took it back.
create table customer_user_agreement_signs (
  id integer generated always as identity primary key,
  customer_id integer not null,
  customer_user_id integer not null,
  agreement_text_id integer not null references agreement_texts,
  -- Repeated from the text: a consent counts in every language of that version.
  type text not null,
  version integer not null,
  signed_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade
);
-- A consent stands once; what was withdrawn stays for the records.
create unique index customer_user_agreement_signs_standing
  on customer_user_agreement_signs (customer_user_id, type, version) where withdrawn_at is null;
call protect_tenant_table('customer_user_agreement_signs');
