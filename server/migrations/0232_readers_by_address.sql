-- Every mail and text message to a user asks which language its reader chose; 0213 has the index for their own number.
create index customer_user_contacts_value on customer_user_contacts (value);
