-- The team finds a customer by its ABN and by the phone that its calls ring at.
create index billing_details_abn on billing_details (abn) where abn <> '';
create index providers_redirect_number on providers (redirect_number) where redirect_number is not null;
