-- Couples, booked days and prices that a vendor brings from another program as a table.
create table table_imports (
  id integer generated always as identity primary key,
  customer_id integer not null,
  provider_id integer not null,
  customer_user_id integer not null,
  kind text not null check (kind in ('couples', 'days', 'prices')),
  status text not null default 'waiting'
    check (status in ('waiting', 'running', 'done', 'failed', 'undoing', 'undone')),
  rows integer not null check (rows > 0),
  -- What the rows are read from: the table’s text, the field of each column, and until when prices are valid. Emptied
  -- when the import has ended, so that couples’ addresses are kept in one place only.
  source jsonb,
  started_at timestamptz not null,
  finished_at timestamptz,
  unique (customer_id, id),
  foreign key (customer_id, provider_id) references providers (customer_id, id) on delete cascade,
  foreign key (customer_id, customer_user_id) references customer_users (customer_id, id) on delete cascade
);
create index table_imports_customer on table_imports (customer_id, id desc);
create unique index table_imports_one_at_once on table_imports (customer_id)
  where status in ('waiting', 'running', 'undoing');
call protect_tenant_table('table_imports');

-- What became of each row. It is written together with what the row made, so no row is imported twice.
create table table_import_rows (
  import_id integer not null,
  -- The row’s number in the spreadsheet; the header is 1.
  line integer not null,
  customer_id integer not null,
  outcome text not null check (outcome in ('made', 'left_out', 'undone', 'kept')),
  -- What the row made: a lead, a calendar event or a catalog, with the mark by which a later change is noticed.
  subject_id integer,
  subject_mark integer,
  -- Why it was left out: field, value and fault of each problem.
  problems jsonb not null default '[]',
  primary key (import_id, line),
  check ((outcome = 'left_out') = (subject_id is null)),
  foreign key (customer_id, import_id) references table_imports (customer_id, id) on delete cascade
);
create index table_import_rows_customer on table_import_rows (customer_id, import_id);
call protect_tenant_table('table_import_rows');
