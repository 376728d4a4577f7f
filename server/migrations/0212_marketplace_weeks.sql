-- How the marketplace as a whole answers, counted by a job: the desk reads a dozen rows and not a million leads.
create table marketplace_weeks (
  week date primary key,
  requests integer not null,
  answered integer not null,
  quick integer not null,
  spam integer not null,
  median_minutes integer
);
revoke all on marketplace_weeks from bellbird_app;

create table marketplace_week_places (
  week date not null,
  category_id integer not null references provider_categories,
  city_id integer not null references cities,
  requests integer not null,
  primary key (week, category_id, city_id)
);
revoke all on marketplace_week_places from bellbird_app;

-- Requests arrive in the order of their time, so that a few pages of this index say where a week is.
create index leads_by_time on leads using brin (created_at);

create index payments_failed on payments (due_date, id) where status = 'failed';
create index payment_installments_paid on payment_installments (paid_at) where status = 'paid';
