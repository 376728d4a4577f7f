-- References between rows of a customer name the customer, so that none can lead to another one's row and a table can
-- be distributed by customer_id.

alter table provider_prompts add constraint provider_prompts_customer unique (customer_id, id);
alter table lead_reminders add constraint lead_reminders_customer unique (customer_id, id);
alter table push_subscriptions add constraint push_subscriptions_customer unique (customer_id, id);

alter table catalog_reminders
  drop constraint catalog_reminders_prompt_id_fkey,
  add foreign key (customer_id, prompt_id) references provider_prompts (customer_id, id) on delete cascade;
alter table package_reminders
  drop constraint package_reminders_prompt_id_fkey,
  add foreign key (customer_id, prompt_id) references provider_prompts (customer_id, id) on delete cascade;
alter table payment_installments
  drop constraint payment_installments_prompt_id_fkey,
  add foreign key (customer_id, prompt_id) references provider_prompts (customer_id, id) on delete set null (prompt_id);
alter table provider_change_requests
  drop constraint provider_change_requests_prompt_id_fkey,
  add foreign key (customer_id, prompt_id) references provider_prompts (customer_id, id) on delete set null (prompt_id);
alter table provider_prompts
  drop constraint provider_prompts_reminder_id_fkey,
  add foreign key (customer_id, reminder_id) references lead_reminders (customer_id, id) on delete cascade;
alter table push_deliveries
  drop constraint push_deliveries_subscription_id_fkey,
  add foreign key (customer_id, subscription_id) references push_subscriptions (customer_id, id) on delete cascade;
alter table galleries
  drop constraint galleries_cover_medium_id_fkey,
  add foreign key (customer_id, cover_medium_id) references media (customer_id, id) on delete set null (cover_medium_id);
alter table provider_item_pictures
  drop constraint provider_item_pictures_media_id_fkey,
  add foreign key (customer_id, media_id) references media (customer_id, id) on delete set null (media_id);
