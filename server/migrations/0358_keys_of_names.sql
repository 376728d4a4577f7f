-- The keys that 0354 left as they were: of names with accents or typographic apostrophes. In a transaction of its own, and
-- in the order in which requests lock leads, so that the other host waits for these few rows only.
with differing as (
  select id, search_key(couple_name) as key from leads where couple_name_key is distinct from search_key(couple_name)
  order by id for no key update
)
update leads set couple_name_key = differing.key from differing where leads.id = differing.id;
