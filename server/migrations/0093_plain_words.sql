-- Reference texts that vendors read, in the words they use themselves.
update provider_forms set label = new.label, help = new.help
from (values
  ('tagline', 'In one sentence', 'Shown under your name wherever couples find you.'),
  ('languages', 'Languages you speak', 'In addition to English.'),
  ('contact_person', 'Contact person', 'A first name is enough.'),
  ('phone', 'Phone', 'Couples see one of our numbers; we forward their calls to this one.'),
  ('email', 'Email for requests', ''),
  ('instagram', 'Instagram', 'A link to your profile.'),
  ('facebook', 'Facebook', 'A link to your page.'),
  ('opening_hours', 'When you’re available', 'In your own time zone.'),
  ('venue_style', 'Venue style', ''),
  ('venue_features', 'Facilities', ''),
  ('music_until', 'Music until', 'The hour when the music has to stop; 0 is midnight.'),
  ('delivery_weeks', 'Weeks until couples get their pictures', ''),
  ('flower_services', 'Your services', ''),
  ('deposit_percent', 'Deposit (%)', '')
) as new (field_name, label, help)
where provider_forms.field_name = new.field_name;

update provider_form_options set label = new.label
from (values
  ('venue_features', 'Rooms to stay', 'Accommodation'),
  ('venue_features', 'Room to get ready', 'Getting-ready room'),
  ('venue_features', 'Room for rain', 'Wet-weather space'),
  ('venue_features', 'Own bar', 'Bar on site'),
  ('flower_services', 'Setting up', 'Set-up'),
  ('flower_services', 'Packing down', 'Pack-down'),
  ('travels', 'Anywhere at all', 'Worldwide')
) as new (field_name, old_label, label)
join provider_forms on provider_forms.field_name = new.field_name
where provider_form_options.form_id = provider_forms.id and provider_form_options.label = new.old_label;

update catalog_items set name = 'Extras' where name = 'Besides the day';
