-- As in 0140: references between rows of a customer name the customer.

alter table alerts add constraint alerts_customer unique (customer_id, id);
alter table alert_deliveries
  drop constraint alert_deliveries_alert_id_fkey,
  add foreign key (customer_id, alert_id) references alerts (customer_id, id) on delete cascade;
alter table push_deliveries
  drop constraint push_deliveries_alert_id_fkey,
  add foreign key (customer_id, alert_id) references alerts (customer_id, id) on delete cascade;
alter table product_orders
  drop constraint product_orders_payment_id_fkey,
  add foreign key (customer_id, payment_id) references payments (customer_id, id);
