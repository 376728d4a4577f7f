-- A couple is found by their name however it is typed: ‘zoe’ finds Zoë, ‘o'brien’ finds O’Brien. The same as `toSearchKey`.
create function search_key(name text) returns text language sql immutable strict parallel safe return
  lower(translate(regexp_replace(normalize(name, NFD), '[\u0300-\u036F]', '', 'g'), $$’‘ʼ`´ıøØłŁđĐ$$, $$'''''ioolldd$$));

-- A generated column with another expression would write the whole table while nobody can read it, and the other host
-- serves meanwhile. So the column becomes an ordinary one that a trigger keeps, which takes no time; 0358 writes the keys
-- that differ.
create function set_couple_name_key() returns trigger language plpgsql as $$
begin
  new.couple_name_key = search_key(new.couple_name);
  return new;
end $$;
alter table leads alter column couple_name_key drop expression;
create trigger leads_couple_name_key before insert or update of couple_name on leads
  for each row execute function set_couple_name_key();
