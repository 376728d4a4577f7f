-- The categories a provider can belong to.
insert into provider_categories (name, slug, category_type, position, roi_min_lead_count, meta) values
  ('Venues', 'venues', 'venue', 1, 20, '{"capacityKinds": ["package", "per_person"], "hasMenus": true, "hasSpaces": true}'),
  ('Photographers', 'photographers', 'photography', 2, 15, '{"capacityKinds": ["package"], "hasMenus": false, "hasSpaces": false}'),
  ('Videographers', 'videographers', 'photography', 3, 15, '{"capacityKinds": ["package"], "hasMenus": false, "hasSpaces": false}'),
  ('Florists', 'florists', 'flowers', 4, 12, '{"capacityKinds": ["package"], "hasMenus": false, "hasSpaces": false}'),
  ('Caterers', 'caterers', 'food', 5, 15, '{"capacityKinds": ["per_person"], "hasMenus": true, "hasSpaces": false}'),
  ('Cakes', 'cakes', 'food', 6, 12, '{"capacityKinds": ["package", "per_person"], "hasMenus": false, "hasSpaces": false}'),
  ('Bands and DJs', 'bands-and-djs', 'music', 7, 12, '{"capacityKinds": ["package"], "hasMenus": false, "hasSpaces": false}'),
  ('Ceremony music', 'ceremony-music', 'music', 8, 10, '{"capacityKinds": ["package"], "hasMenus": false, "hasSpaces": false}'),
  ('Celebrants', 'celebrants', 'planning', 9, 10, '{"capacityKinds": ["package"], "hasMenus": false, "hasSpaces": false}'),
  ('Planners', 'planners', 'planning', 10, 10, '{"capacityKinds": ["package"], "hasMenus": false, "hasSpaces": false}'),
  ('Stylists and hire', 'stylists-and-hire', 'planning', 11, 12, '{"capacityKinds": ["package", "per_person"], "hasMenus": false, "hasSpaces": false}'),
  ('Bridal wear', 'bridal-wear', 'attire', 12, 12, '{"capacityKinds": ["package"], "hasMenus": false, "hasSpaces": false}'),
  ('Suits', 'suits', 'attire', 13, 12, '{"capacityKinds": ["package"], "hasMenus": false, "hasSpaces": false}'),
  ('Hair and make-up', 'hair-and-make-up', 'beauty', 14, 12, '{"capacityKinds": ["package", "per_person"], "hasMenus": false, "hasSpaces": false}'),
  ('Rings and jewellery', 'rings-and-jewellery', 'attire', 15, 12, '{"capacityKinds": ["package"], "hasMenus": false, "hasSpaces": false}'),
  ('Invitations', 'invitations', 'other', 16, 10, '{"capacityKinds": ["package", "per_person"], "hasMenus": false, "hasSpaces": false}'),
  ('Transport', 'transport', 'other', 17, 10, '{"capacityKinds": ["package"], "hasMenus": false, "hasSpaces": false}'),
  ('Honeymoons', 'honeymoons', 'other', 18, 10, '{"capacityKinds": ["package"], "hasMenus": false, "hasSpaces": false}');

-- Every list the panel loads. Ids are stable: rows refer to them.
insert into config_entries (item_type, item_id, value, position)
select list.item_type, entry.item_id, entry.value, entry.item_id
from (values
  ('testimonial_added_by', array['Couple', 'Provider', 'Marketplace team', 'Transferred']),
  ('testimonial_rejected_reason', array['Not a couple of this provider', 'Offensive language', 'Contains contact details', 'Duplicate', 'Other']),
  ('menu_pricing_type', array['Per person', 'Per table', 'Package']),
  ('currency', array['AUD']),
  ('customer_user_role', array['Owner', 'Manager', 'Staff']),
  ('available_languages', array['English', 'Turkish', 'Arabic']),
  ('organization_type', array['Wedding', 'Engagement', 'Hens night', 'Bucks night', 'Rehearsal dinner', 'Other']),
  ('lead_status', array['New', 'Pending', 'Negotiating', 'Offer made', 'Made a deal', 'Deal approved', 'Rejected', 'To be called again', 'Not a wedding couple', 'Spam reported']),
  ('lead_process_state', array['Waiting for reply', 'Appointment made', 'Visited', 'Offer being prepared']),
  ('info_request_reject_reason', array['Budget too low', 'Date not available', 'Capacity not suitable', 'Booked another vendor', 'Could not be reached', 'Other']),
  ('provider_item_statuses', array['Active', 'Passive', 'Rejected', 'Waiting', 'Pending pricing']),
  ('review_channel', array['Google', 'Facebook', 'Instagram', 'Other website']),
  ('discount_type', array['Discount', 'Installment']),
  ('provider_form_group', array['General', 'Location', 'Services', 'Policies', 'Budget']),
  ('campaign_id', array['Refer a company', 'Upgrade request']),
  ('customer_user_title', array['Owner', 'Manager', 'Sales', 'Coordinator', 'Other']),
  ('payment_status', array['Pending', 'Paid', 'Failed', 'Refunded', 'Cancelled']),
  ('payment_type', array['Subscription', 'Instalment', 'One-off']),
  ('lead_report_reasons', array['Fake request', 'Advertising', 'Abusive language', 'Duplicate', 'Other']),
  ('customer_company_type', array['Sole trader', 'Partnership', 'Company', 'Trust']),
  ('company_extension', array['Pty Ltd', 'Ltd', 'Inc.', 'None'])
) as list (item_type, labels)
cross join lateral unnest(list.labels) with ordinality as entry (value, item_id);

-- Which categories may be referred: the value is the category's id.
insert into config_entries (item_type, item_id, value, position)
select 'allowed_provider_category_ids', row_number() over (order by position), id::text, row_number() over (order by position)
from provider_categories
where slug in ('venues', 'photographers', 'videographers', 'florists', 'caterers', 'cakes', 'bands-and-djs', 'celebrants', 'planners', 'hair-and-make-up');

insert into agreement_texts (type, version, language, title, body_html) values
  ('content', 1, 'en', 'Content agreement', '<p>You confirm that you own the photos and videos you upload, or may use them, and that the people in them agree to be shown.</p><p>Photos carry no contact details, prices or logos. Our team looks at each one before couples see it.</p><p>You may remove your content at any time; it then leaves your page within a day.</p>'),
  ('referral', 1, 'en', 'Refer a company: conditions', '<p>Refer a company that is not on the marketplace yet. If it joins with a paid package within 90 days, we credit your next invoice.</p><p>Refer only companies that agreed to be contacted. One credit for each company.</p>'),
  ('privacy', 1, 'en', 'Privacy collection notice', '<p>We collect your contact details to run your account, to pass on requests from couples and to send your invoices, under the Privacy Act 1988. You may see and correct what we hold in your settings.</p>'),
  ('merchant', 1, 'en', 'Secure payment terms', '<p>Payments from couples are held by our payment partner and paid out to the bank account you name, less the fee of your package. You confirm that the details you give are right and that you may act for the business.</p>');
