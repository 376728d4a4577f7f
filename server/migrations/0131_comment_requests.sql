-- Requests for a comment that are to be sent the day after the wedding. A deal is marked as asked once its mail has left.
create table comment_requests (
  customer_id integer not null,
  couple_provider_id integer not null,
  state text not null check (state in ('scheduled', 'queued', 'sent', 'failed')),
  asked_by integer,
  asked_at timestamptz not null,
  queued_at timestamptz,
  primary key (customer_id, couple_provider_id),
  foreign key (customer_id, couple_provider_id) references couple_providers (customer_id, id) on delete cascade
);
create index comment_requests_open on comment_requests (customer_id, couple_provider_id) where state in ('scheduled', 'queued');
call protect_tenant_table('comment_requests');

-- A couple who does not want mail that no vendor wrote to them in person. Vendors may know that, not the address.
alter table couples add column unsubscribed_at timestamptz;
grant select (unsubscribed_at) on couples to bellbird_app;

-- By address, since a couple may be entered more than once. It belongs to the marketplace, whichever vendor wrote.
create table mail_suppressions (
  address text primary key,
  unsubscribed_at timestamptz not null
);
revoke all on mail_suppressions from bellbird_app;

-- The marketplace may send a picture twice; its content says that it is the same one.
alter table testimonial_images add column fingerprint text;
create unique index testimonial_images_once on testimonial_images (testimonial_id, fingerprint) where fingerprint is not null;
