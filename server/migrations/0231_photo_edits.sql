-- How a vendor wants a photo to be shown: turned, cropped, and where its most important point is. The original is kept,
-- and the sizes are drawn again from it.
alter table media
  add column edit jsonb,
  -- What the team has seen of an approved photo, as a part of the original. Showing more of it needs another look.
  add column seen_area jsonb,
  add constraint media_photos_are_edited check ((edit is null and seen_area is null) or type = 'photo');
