-- What couples choose from as their budget, in the list’s own currency. The team can extend and rename it.
insert into config_entries (item_type, item_id, code, value, names, position) values
  ('info_request_budget', 1, 'up_to_5000', 'Up to $5,000', '{"tr": "5.000 dolara kadar", "ar": "حتى 5,000 دولار"}', 1),
  ('info_request_budget', 2, '5000_to_10000', '$5,000 to $10,000',
    '{"tr": "5.000–10.000 dolar", "ar": "5,000 إلى 10,000 دولار"}', 2),
  ('info_request_budget', 3, '10000_to_20000', '$10,000 to $20,000',
    '{"tr": "10.000–20.000 dolar", "ar": "10,000 إلى 20,000 دولار"}', 3),
  ('info_request_budget', 4, '20000_to_40000', '$20,000 to $40,000',
    '{"tr": "20.000–40.000 dolar", "ar": "20,000 إلى 40,000 دولار"}', 4),
  ('info_request_budget', 5, 'more_than_40000', 'More than $40,000',
    '{"tr": "40.000 dolardan fazla", "ar": "أكثر من 40,000 دولار"}', 5);
