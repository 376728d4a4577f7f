-- An approved vendor has an account at the card gateway, which couples’ payments go to.
alter table merchant_applications add column gateway_account text unique;
create index merchant_applications_without_account on merchant_applications (id)
  where status = 'approved' and gateway_account is null;
