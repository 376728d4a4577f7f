-- What each product promises and how much of it. Texts, access and orders follow from these rows and from nothing else.
create table product_promises (
  product_id integer not null references products,
  promise text not null check (promise in ('photos_up_to', 'requests_each_month', 'conversations', 'every_request', 'every_photo', 'offers', 'replies',
    'statistics', 'rivals', 'placed_first', 'adviser', 'film', 'film_of_your_own', 'tour', 'yours_to_use', 'sound_and_colours', 'weeks_to_deliver')),
  amount smallint check (amount > 0),
  position smallint not null,
  primary key (product_id, promise)
);
revoke insert, update, delete on product_promises from bellbird_app;

insert into product_promises (product_id, promise, amount, position)
select products.id, promised.promise, promised.amount, promised.position
from (values
  ('Limited', 'photos_up_to', 10, 1), ('Limited', 'requests_each_month', 3, 2), ('Limited', 'conversations', null, 3),
  ('Plus', 'conversations', null, 1), ('Plus', 'every_request', null, 2), ('Plus', 'every_photo', null, 3), ('Plus', 'offers', null, 4),
  ('Plus', 'replies', null, 5), ('Plus', 'statistics', null, 6),
  ('Spotlight', 'conversations', null, 1), ('Spotlight', 'every_request', null, 2), ('Spotlight', 'every_photo', null, 3), ('Spotlight', 'offers', null, 4),
  ('Spotlight', 'replies', null, 5), ('Spotlight', 'statistics', null, 6), ('Spotlight', 'placed_first', null, 7), ('Spotlight', 'rivals', 5, 8),
  ('Spotlight', 'adviser', null, 9),
  ('Film at your place', 'film', 2, 1), ('Film at your place', 'yours_to_use', null, 2),
  ('360° tour', 'tour', 10, 1), ('360° tour', 'weeks_to_deliver', 2, 2),
  ('Your own film, finished by us', 'film_of_your_own', 2, 1), ('Your own film, finished by us', 'sound_and_colours', null, 2)
) as promised (product, promise, amount, position)
join products on products.name = promised.product;

alter table products drop column features, drop column stats_access, drop column rival_stats_access;

-- Sold with a package, like the access to statistics.
alter table providers
  add column advisor_access boolean not null default false,
  add column placed_first boolean not null default false;
update providers set advisor_access = true, placed_first = true
where paid_status = 'paid' and listing_product_name = 'Spotlight';

-- A customer is prime, and has an adviser, while one of its providers has a package with one.
alter table customers drop column crm_status, drop column advisor_service;
