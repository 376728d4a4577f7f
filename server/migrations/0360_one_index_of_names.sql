drop index couples_name_part;
