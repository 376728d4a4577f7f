-- Extras that a person of the team delivers: a film, a tour. Buying one makes an order.
create table product_orders (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  product_id integer not null references products,
  payment_id integer references payments,
  status text not null default 'to_do' check (status in ('to_do', 'scheduled', 'delivered', 'cancelled')),
  due_on date,
  scheduled_on date,
  message text not null default '',
  note text not null default '',
  refund text check (refund in ('card', 'transfer')),
  staff_member_id integer references staff_members,
  created_at timestamptz not null,
  closed_at timestamptz,
  version integer not null default 0,
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade,
  check (status <> 'scheduled' or scheduled_on is not null),
  check ((status in ('delivered', 'cancelled')) = (closed_at is not null)),
  check (refund is null or status = 'cancelled')
);
create unique index product_orders_payment on product_orders (payment_id) where payment_id is not null;
create index product_orders_open on product_orders (created_at, id) where status in ('to_do', 'scheduled');
create index product_orders_closed on product_orders (status, closed_at desc, id desc) where closed_at is not null;
create index product_orders_provider on product_orders (customer_id, provider_id, created_at desc, id desc);
call protect_tenant_table('product_orders');

-- What was bought before there were orders gets one, too, so that somebody looks at it.
insert into product_orders (customer_id, provider_id, product_id, payment_id, created_at)
select bought.customer_id, bought.provider_id, bought.product_id, (select id from payments where id = bought.payment_id), bought.created_at
from provider_products bought
join products on products.id = bought.product_id and products.months is null
where products.type in ('video', '360video', 'video_self');
