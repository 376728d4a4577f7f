-- The tab has been called ‘Prices’ for a while; the list that names the groups of the form says so too.
update config_entries set value = 'Prices' where item_type = 'provider_form_group' and value = 'Budget';
