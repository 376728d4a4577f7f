-- A transferred review keeps where and when it was written.
alter table testimonials
  add column source_channel text check (source_channel in ('google', 'facebook', 'instagram', 'other')),
  add column source_url text,
  add column written_on date,
  add constraint testimonials_source check (source_channel is null or added_by = 'transferred');
update testimonials set source_channel = channel.channel, source_url = channel.url, written_on = review.written_on
from external_comments review join review_channels channel on channel.id = review.channel_id
where review.testimonial_id = testimonials.id;

-- How many reviews the page shows, as the vendor says; the team compares.
alter table review_channels add column page_total integer check (page_total > 0);

-- The same review on two pages is one: the page is no part of its fingerprint. Long texts are the same whatever the day.
with words as (
  select id, provider_id, trim(regexp_replace(lower(author), '\s+', ' ', 'g')) as author,
    trim(regexp_replace(lower(body), '\s+', ' ', 'g')) as body, written_on
  from external_comments
), prints as (
  select id, provider_id, rtrim(translate(encode(sha256(convert_to(author || E'\n'
    || case when length(body) < 40 then written_on::text else '' end || E'\n' || body, 'UTF8')), 'base64'), '+/', '-_'), '=') as print
  from words
), firsts as (
  select distinct on (provider_id, print) id, print from prints order by provider_id, print, id
)
update external_comments set fingerprint = firsts.print from firsts where firsts.id = external_comments.id;
