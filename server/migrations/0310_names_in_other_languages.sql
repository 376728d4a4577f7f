-- What the team adds in the catalogue is read in Turkish and Arabic, too. Empty: the translation that comes with the
-- product (server/src/app/value-texts), or English.
alter table provider_categories
  add column name_tr text not null default '',
  add column name_ar text not null default '';
alter table provider_forms
  add column label_tr text not null default '',
  add column label_ar text not null default '',
  add column help_tr text not null default '',
  add column help_ar text not null default '';
alter table provider_form_options
  add column label_tr text not null default '',
  add column label_ar text not null default '';
alter table products
  add column name_tr text not null default '',
  add column name_ar text not null default '',
  add column summary_tr text not null default '',
  add column summary_ar text not null default '';

-- Drafts and the history compare whole entries, so theirs get the new fields, too.
update catalogue_changes set
  before = '{"nameTr": "", "nameAr": ""}' || before,
  after = '{"nameTr": "", "nameAr": ""}' || after
where kind = 'category';

update catalogue_changes set
  before = '{"nameTr": "", "nameAr": "", "summaryTr": "", "summaryAr": ""}' || before,
  after = '{"nameTr": "", "nameAr": "", "summaryTr": "", "summaryAr": ""}' || after
where kind = 'product';

create function pg_temp.with_languages(question jsonb) returns jsonb language sql as $$
  select '{"labelTr": "", "labelAr": "", "helpTr": "", "helpAr": ""}' || question || jsonb_build_object('options', (
    select coalesce(jsonb_agg('{"labelTr": "", "labelAr": ""}' || choice order by place), '[]')
    from jsonb_array_elements(question -> 'options') with ordinality as each (choice, place)))
$$;
update catalogue_changes set before = pg_temp.with_languages(before), after = pg_temp.with_languages(after)
where kind = 'question';
