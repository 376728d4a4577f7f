-- Nothing ever set it: what leaves by itself is the event email_sent or sms_sent of the lead.
alter table lead_messages drop column automated;
