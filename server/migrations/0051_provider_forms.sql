-- What providers are asked about themselves. Reference data: the tenant role only reads it.
create table provider_forms (
  id integer generated always as identity primary key,
  form_group text not null check (form_group in ('general', 'about', 'contact', 'location', 'details')),
  field_name text not null unique,
  label text not null,
  help text not null,
  type text not null,
  required boolean not null,
  is_public_text boolean not null,
  min integer,
  max integer,
  advised_min integer,
  weight integer not null,
  category_types text[],
  position integer not null
);
create table provider_form_options (
  id integer generated always as identity primary key,
  form_id integer not null references provider_forms on delete cascade,
  label text not null,
  position integer not null,
  unique (form_id, position)
);
revoke insert, update, delete on provider_forms, provider_form_options from bellbird_app;

insert into provider_forms
  (form_group, field_name, label, help, type, required, is_public_text, min, max, advised_min, weight, category_types, position)
select f.*, row_number() over () from (values
  ('general', 'name', 'Name of the listing', 'As couples know you, without your city or your category.', 'text', true, true, 2, 120, null::integer, 4, null::text[]),
  ('general', 'tagline', 'In one sentence', 'It stands under your name wherever couples find you.', 'text', true, true, 10, 90, null, 6, null),
  ('general', 'established', 'Doing weddings since', 'The year of your first one.', 'number', false, false, 1900, 2100, null, 3, null),
  ('general', 'team_size', 'Your team', '', 'choice', false, false, null, null, null, 3, null),
  ('general', 'languages', 'Languages you speak', 'Besides English.', 'multi_choice', false, false, null, null, null, 3, null),
  ('about', 'about', 'About you', 'Who you are, what a day with you is like and why couples choose you.', 'rich_text', true, true, 40, 5000, 300, 18, null),
  ('about', 'loved_for', 'What couples love about you', 'Three or four short sentences.', 'textarea', false, true, null, 600, null, 6, null),
  ('contact', 'contact_person', 'Whom couples talk to', 'A first name is enough.', 'text', true, false, 2, 80, null, 3, null),
  ('contact', 'phone', 'Phone', 'Couples get a number of ours that rings here.', 'phone', true, false, null, null, null, 6, null),
  ('contact', 'email', 'E-mail for requests', '', 'email', true, false, null, null, null, 6, null),
  ('contact', 'website', 'Your website', '', 'url', false, false, null, null, null, 3, null),
  ('contact', 'instagram', 'Instagram', 'The address of your profile.', 'url', false, false, null, null, null, 3, null),
  ('contact', 'facebook', 'Facebook', 'The address of your page.', 'url', false, false, null, null, null, 2, null),
  ('contact', 'opening_hours', 'When you answer', 'In your own time zone.', 'hours', false, false, null, null, null, 4, null),
  ('location', 'map_point', 'On the map', 'Click the map, drag the marker or use the arrow keys.', 'location', true, false, null, null, null, 8, null),
  ('location', 'address', 'Street and number', '', 'text', true, false, 3, 160, null, 4, null),
  ('location', 'suburb', 'Suburb or town', '', 'text', true, false, 2, 80, null, 2, null),
  ('location', 'postcode', 'Postcode', '', 'postcode', true, false, null, null, null, 2, null),
  ('location', 'getting_there', 'Getting there', 'Parking, the last turn-off, the nearest station.', 'textarea', false, true, null, 500, null, 3, null),
  ('details', 'venue_style', 'Style of the place', '', 'multi_choice', true, false, 1, 4, null, 6, array['venue']),
  ('details', 'venue_features', 'What you have', '', 'multi_choice', true, false, 1, null, null, 6, array['venue']),
  ('details', 'catering', 'Catering', '', 'choice', true, false, null, null, null, 4, array['venue']),
  ('details', 'music_until', 'Music until', 'The hour it has to be quiet, 0 for midnight.', 'number', false, false, 0, 23, null, 2, array['venue']),
  ('details', 'photo_style', 'Your style', '', 'multi_choice', true, false, 1, 3, null, 6, array['photography']),
  ('details', 'photo_delivered', 'What couples get', '', 'multi_choice', true, false, 1, null, null, 5, array['photography']),
  ('details', 'delivery_weeks', 'Pictures after so many weeks', '', 'number', false, false, 1, 52, null, 3, array['photography']),
  ('details', 'flower_style', 'Your style', '', 'multi_choice', true, false, 1, 3, null, 6, array['flowers']),
  ('details', 'flower_services', 'What you take care of', '', 'multi_choice', true, false, 1, null, null, 5, array['flowers']),
  ('details', 'seasonal', 'Where your flowers come from', '', 'choice', false, false, null, null, null, 3, array['flowers']),
  ('details', 'services', 'What you offer', '', 'textarea', true, true, 20, 800, null, 8, array['food', 'music', 'attire', 'beauty', 'planning', 'other']),
  ('details', 'travels', 'How far you go', '', 'choice', true, false, null, null, null, 4, array['photography', 'flowers', 'food', 'music', 'beauty', 'planning', 'other']),
  ('details', 'deposit_percent', 'Deposit in per cent', '', 'number', false, false, 0, 100, null, 2, null),
  ('details', 'insured', 'Public liability insurance', '', 'choice', false, false, null, null, null, 3, null),
  ('details', 'cancellation', 'If plans change', 'How you deal with postponed and cancelled weddings.', 'textarea', false, true, null, 800, null, 4, null)
) as f (form_group, field_name, label, help, type, required, is_public_text, min, max, advised_min, weight, category_types);

insert into provider_form_options (form_id, label, position)
select provider_forms.id, entry.label, entry.position
from (values
  ('team_size', array['Just me', 'Two people', '3 to 5 people', '6 to 15 people', 'More than 15']),
  ('languages', array['Arabic', 'Cantonese', 'French', 'Greek', 'Hindi', 'Italian', 'Mandarin', 'Punjabi', 'Spanish', 'Turkish', 'Vietnamese', 'Auslan']),
  ('venue_style', array['Barn', 'Garden', 'Winery', 'Beach', 'Homestead', 'Ballroom', 'Industrial', 'Rooftop', 'Bushland']),
  ('venue_features', array['Rooms to stay', 'Parking', 'Step-free access', 'Room to get ready', 'Ceremony on site', 'Room for rain', 'Fireplace', 'Dance floor', 'Own bar', 'Dogs welcome']),
  ('catering', array['We cater', 'From a list of caterers', 'Any caterer', 'Bring your own']),
  ('photo_style', array['Documentary', 'Fine art', 'Classic', 'Editorial', 'Film', 'Bold and colourful']),
  ('photo_delivered', array['Online gallery', 'Printed album', 'Prints', 'All edited files', 'Highlights film', 'Second photographer']),
  ('flower_style', array['Wild and loose', 'Classic', 'Native', 'Modern', 'Dried', 'Tropical']),
  ('flower_services', array['Bouquets', 'Tables', 'Arches', 'Delivery', 'Setting up', 'Packing down']),
  ('seasonal', array['From our own garden', 'From growers nearby', 'From the markets']),
  ('travels', array['In our city', 'Up to 100 km', 'All of our state', 'Anywhere in Australia', 'Anywhere at all']),
  ('insured', array['Up to $5 million', 'Up to $10 million', 'Up to $20 million', 'Not insured'])
) as list (field_name, labels)
join provider_forms on provider_forms.field_name = list.field_name
cross join lateral unnest(list.labels) with ordinality as entry (label, position);

-- The tabs as the panel names them.
delete from config_entries where item_type = 'provider_form_group';
insert into config_entries (item_type, item_id, value, position)
select 'provider_form_group', entry.item_id, entry.value, entry.item_id
from unnest(array['General', 'About', 'Contact', 'Location', 'Details', 'Budget']) with ordinality as entry (value, item_id);
