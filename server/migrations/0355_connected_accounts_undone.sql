-- A connected account at another company is a way in like a password: it is mailed with a link that undoes it.
alter table sign_in_changes drop constraint sign_in_changes_kind_check;
alter table sign_in_changes add constraint sign_in_changes_kind_check
  check (kind in ('contacts', 'password', 'two_factor_on', 'two_factor_off', 'account_connected'));
