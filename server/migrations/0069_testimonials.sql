-- What couples say about a provider. The team looks at each before others read it; nobody edits a couple's words.
create table testimonials (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  lead_id integer,
  couple_name text not null,
  wedding_date date,
  added_by text not null check (added_by in ('couple', 'vendor', 'transferred')),
  rating smallint not null check (rating between 1 and 5),
  comments text not null,
  status text not null default 'pending' check (status in ('pending', 'active', 'rejected')),
  reject_reason text,
  reply text,
  replied_at timestamptz,
  featured boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade,
  foreign key (customer_id, lead_id) references leads (customer_id, id),
  check (not featured or status = 'active')
);
create index testimonials_newest on testimonials (customer_id, created_at desc, id desc) include (provider_id, status);
-- A couple speaks once about a provider.
create unique index testimonials_once on testimonials (lead_id) where added_by = 'couple';
call protect_tenant_table('testimonials');

create table testimonial_images (
  id integer generated always as identity primary key,
  customer_id integer not null,
  testimonial_id integer not null,
  image_key text not null,
  created_at timestamptz not null default now(),
  foreign key (customer_id, testimonial_id) references testimonials (customer_id, id) on delete cascade
);
create index testimonial_images_of on testimonial_images (testimonial_id, id);
call protect_tenant_table('testimonial_images');

-- What happened to it, for those who look after the provider.
create table testimonial_histories (
  id integer generated always as identity primary key,
  customer_id integer not null,
  testimonial_id integer not null,
  kind text not null,
  who text not null,
  at timestamptz not null,
  foreign key (customer_id, testimonial_id) references testimonials (customer_id, id) on delete cascade
);
create index testimonial_histories_of on testimonial_histories (testimonial_id, id);
call protect_tenant_table('testimonial_histories');

update config_entries set value = 'Vendor' where item_type = 'testimonial_added_by' and value = 'Provider';
update config_entries set status = 'passive' where item_type = 'testimonial_added_by' and value = 'Marketplace team';
update config_entries set value = case item_id when 1 then 'Not a customer' when 2 then 'Offensive content' when 3 then 'Contact information' else value end
where item_type = 'testimonial_rejected_reason';
