-- What a provider shows: galleries, and the photos and videos in them.
create table galleries (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  name text not null,
  status text not null default 'passive' check (status in ('active', 'passive')),
  -- Chosen by the vendor; see also the key added below.
  cover_medium_id integer,
  -- From 1, without gaps, among the galleries of the provider.
  position integer not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
create index galleries_list on galleries (provider_id, position, id);
call protect_tenant_table('galleries');

create table media (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  gallery_id integer not null,
  type text not null check (type in ('photo', 'video')),
  status text not null default 'pending' check (status in ('pending', 'active', 'passive', 'rejected')),
  reject_reason text,
  caption text not null default '',
  tags text[] not null check (cardinality(tags) > 0),
  is_main boolean not null default false,
  -- From 1, without gaps, within the gallery.
  position integer not null,
  -- Of a photo: the folder it is kept in, the widths it is kept in, and its own size.
  file_key text,
  file_extension text,
  file_name text,
  widths integer[],
  width integer,
  height integer,
  size_bytes integer,
  -- Of a video: whose it is, what its host calls it, and the link.
  video_host text check (video_host in ('youtube', 'vimeo', 'dailymotion')),
  video_id text,
  video_url text,
  -- What was sent twice under one upload id is kept once.
  upload_id uuid,
  created_by integer,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  unique (customer_id, id),
  unique (customer_id, upload_id),
  check (not is_main or (type = 'photo' and status = 'active')),
  check ((type = 'photo') = (file_key is not null and widths is not null and width is not null and height is not null)),
  check ((type = 'video') = (video_host is not null and video_url is not null)),
  check ((status = 'rejected') = (reject_reason is not null)),
  foreign key (customer_id, gallery_id) references galleries (customer_id, id) on delete cascade,
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade
);
create index media_list on media (gallery_id, position, id);
create index media_of_provider on media (provider_id, status);
create index media_files on media (file_key);
-- One photo stands for a provider.
create unique index media_main on media (provider_id) where is_main;
call protect_tenant_table('media');

alter table galleries add foreign key (cover_medium_id) references media on delete set null;
create index galleries_cover on galleries (cover_medium_id);
