-- Every mail and text message to a user asks which language its reader chose.
create index customer_users_phone on customer_users (phone) where phone is not null;
create index customer_user_contacts_value on customer_user_contacts (value);
