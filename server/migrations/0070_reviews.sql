-- Pages elsewhere on which couples wrote about a provider.
create table review_channels (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  channel text not null check (channel in ('google', 'facebook', 'instagram', 'other')),
  url text not null,
  status text not null default 'active' check (status in ('active', 'passive')),
  created_at timestamptz not null default now(),
  unique (customer_id, id),
  unique (provider_id, url),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
call protect_tenant_table('review_channels');

-- What they wrote there. The fingerprint makes that bringing it twice adds nothing; what became of it is the comment's status.
create table external_comments (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  channel_id integer not null,
  author text not null,
  rating smallint not null check (rating between 1 and 5),
  body text not null,
  written_on date not null,
  fingerprint text not null,
  testimonial_id integer,
  created_at timestamptz not null default now(),
  unique (provider_id, fingerprint),
  foreign key (customer_id, channel_id) references review_channels (customer_id, id) on delete cascade,
  foreign key (customer_id, testimonial_id) references testimonials (customer_id, id) on delete set null (testimonial_id)
);
create index external_comments_newest on external_comments (customer_id, provider_id, written_on desc, id desc);
create index external_comments_comment on external_comments (testimonial_id) where testimonial_id is not null;
call protect_tenant_table('external_comments');
