-- Where weddings are held in Australia. The time zone of a city decides its working hours.
insert into regions (name, code, time_zone) values
  ('New South Wales', 'NSW', 'Australia/Sydney'),
  ('Victoria', 'VIC', 'Australia/Melbourne'),
  ('Queensland', 'QLD', 'Australia/Brisbane'),
  ('Western Australia', 'WA', 'Australia/Perth'),
  ('South Australia', 'SA', 'Australia/Adelaide'),
  ('Tasmania', 'TAS', 'Australia/Hobart'),
  ('Australian Capital Territory', 'ACT', 'Australia/Sydney'),
  ('Northern Territory', 'NT', 'Australia/Darwin');

insert into cities (region_id, name, slug, position, time_zone, latitude, longitude)
select r.id, c.name, c.slug, c.position, coalesce(c.time_zone, r.time_zone), c.latitude, c.longitude
from (values
  ('NSW', 'Sydney', 'sydney', 1, null, -33.8688, 151.2093),
  ('VIC', 'Melbourne', 'melbourne', 2, null, -37.8136, 144.9631),
  ('QLD', 'Brisbane', 'brisbane', 3, null, -27.4698, 153.0251),
  ('WA', 'Perth', 'perth', 4, null, -31.9523, 115.8613),
  ('SA', 'Adelaide', 'adelaide', 5, null, -34.9285, 138.6007),
  ('TAS', 'Hobart', 'hobart', 6, null, -42.8821, 147.3272),
  ('ACT', 'Canberra', 'canberra', 7, null, -35.2809, 149.1300),
  ('NT', 'Darwin', 'darwin', 8, null, -12.4634, 130.8456),
  ('QLD', 'Gold Coast', 'gold-coast', 9, null, -28.0167, 153.4000),
  ('NSW', 'Byron Bay', 'byron-bay', 10, null, -28.6474, 153.6020),
  ('NSW', 'Hunter Valley', 'hunter-valley', 11, null, -32.7810, 151.3210),
  ('NSW', 'Southern Highlands', 'southern-highlands', 12, null, -34.4790, 150.4180),
  ('NSW', 'South Coast', 'south-coast', 13, null, -34.7750, 150.6980),
  ('NSW', 'Blue Mountains', 'blue-mountains', 14, null, -33.7125, 150.3119),
  ('NSW', 'Newcastle', 'newcastle', 15, null, -32.9283, 151.7817),
  ('VIC', 'Yarra Valley', 'yarra-valley', 16, null, -37.6540, 145.5170),
  ('VIC', 'Mornington Peninsula', 'mornington-peninsula', 17, null, -38.2850, 145.0934),
  ('VIC', 'Geelong and Surf Coast', 'geelong-surf-coast', 18, null, -38.1499, 144.3617),
  ('VIC', 'Daylesford and Macedon', 'daylesford-macedon', 19, null, -37.3480, 144.1430),
  ('QLD', 'Sunshine Coast', 'sunshine-coast', 20, null, -26.6500, 153.0667),
  ('QLD', 'Cairns and Port Douglas', 'cairns-port-douglas', 21, null, -16.9186, 145.7781),
  ('QLD', 'Whitsundays', 'whitsundays', 22, null, -20.2670, 148.7180),
  ('QLD', 'Toowoomba', 'toowoomba', 23, null, -27.5598, 151.9507),
  ('WA', 'Margaret River', 'margaret-river', 24, null, -33.9550, 115.0750),
  ('WA', 'Swan Valley', 'swan-valley', 25, null, -31.8100, 116.0050),
  ('SA', 'Barossa Valley', 'barossa-valley', 26, null, -34.5340, 138.9540),
  ('SA', 'McLaren Vale', 'mclaren-vale', 27, null, -35.2190, 138.5430),
  ('TAS', 'Launceston', 'launceston', 28, null, -41.4332, 147.1441),
  ('NSW', 'Lord Howe Island', 'lord-howe-island', 29, 'Australia/Lord_Howe', -31.5553, 159.0821)
) as c (code, name, slug, position, time_zone, latitude, longitude)
join regions r on r.code = c.code
order by c.position;

insert into districts (city_id, name, slug)
select c.id, d.name, trim(both '-' from regexp_replace(lower(d.name), '[^a-z0-9]+', '-', 'g'))
from (values
  ('sydney', array['City and Harbour', 'Eastern Suburbs', 'Inner West', 'North Shore', 'Northern Beaches', 'Parramatta', 'Hills District', 'Sutherland Shire', 'Penrith']),
  ('melbourne', array['City', 'Inner North', 'Inner South', 'Bayside', 'Eastern Suburbs', 'Western Suburbs', 'Dandenong Ranges']),
  ('brisbane', array['City', 'Northside', 'Southside', 'Western Suburbs', 'Redlands', 'Moreton Bay', 'Scenic Rim']),
  ('perth', array['City', 'Fremantle', 'Northern Suburbs', 'Southern Suburbs', 'Perth Hills']),
  ('adelaide', array['City', 'Glenelg', 'Adelaide Hills', 'Eastern Suburbs', 'Port Adelaide']),
  ('hobart', array['City', 'Sandy Bay', 'Huon Valley', 'Derwent Valley', 'Coal River Valley']),
  ('canberra', array['City', 'Belconnen', 'Woden', 'Tuggeranong', 'Gungahlin', 'Murrumbateman']),
  ('darwin', array['City', 'Palmerston', 'Litchfield']),
  ('gold-coast', array['Surfers Paradise', 'Burleigh Heads', 'Currumbin', 'Tamborine Mountain', 'Hinterland']),
  ('byron-bay', array['Byron Bay', 'Bangalow', 'Lennox Head', 'Newrybar', 'Mullumbimby']),
  ('hunter-valley', array['Pokolbin', 'Lovedale', 'Broke', 'Rothbury']),
  ('southern-highlands', array['Bowral', 'Berrima', 'Moss Vale', 'Kangaroo Valley']),
  ('south-coast', array['Berry', 'Kiama', 'Gerringong', 'Jervis Bay', 'Mollymook']),
  ('blue-mountains', array['Katoomba', 'Leura', 'Megalong Valley', 'Springwood']),
  ('newcastle', array['City', 'Lake Macquarie', 'Port Stephens', 'Maitland']),
  ('yarra-valley', array['Healesville', 'Yarra Glen', 'Coldstream', 'Warburton']),
  ('mornington-peninsula', array['Red Hill', 'Sorrento', 'Mornington', 'Flinders']),
  ('geelong-surf-coast', array['Geelong', 'Torquay', 'Lorne', 'Bellarine Peninsula']),
  ('daylesford-macedon', array['Daylesford', 'Hepburn Springs', 'Woodend', 'Kyneton']),
  ('sunshine-coast', array['Noosa', 'Maleny', 'Montville', 'Caloundra', 'Mooloolaba']),
  ('cairns-port-douglas', array['Cairns', 'Port Douglas', 'Palm Cove']),
  ('whitsundays', array['Airlie Beach', 'Hamilton Island']),
  ('toowoomba', array['Toowoomba', 'Preston', 'Highfields']),
  ('margaret-river', array['Margaret River', 'Busselton', 'Dunsborough', 'Yallingup']),
  ('swan-valley', array['Guildford', 'Henley Brook']),
  ('barossa-valley', array['Tanunda', 'Nuriootpa', 'Angaston']),
  ('mclaren-vale', array['McLaren Vale', 'Willunga', 'Port Willunga']),
  ('launceston', array['City', 'Tamar Valley', 'Evandale'])
) as place (slug, names)
join cities c on c.slug = place.slug
cross join lateral unnest(place.names) as d (name);
