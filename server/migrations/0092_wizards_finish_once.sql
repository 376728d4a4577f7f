-- What a company registered with, as a hash: the same again, because its answer was lost, is answered as the first time.
alter table signup_wizards add column finished_with bytea;
-- A company that vendors proposed is invited once, whoever of the team is quicker.
update signup_wizards w set referral_id = null
where exists (select from signup_wizards earlier where earlier.referral_id = w.referral_id and earlier.id < w.id);
drop index signup_wizards_referral;
create unique index signup_wizards_referral on signup_wizards (referral_id);
