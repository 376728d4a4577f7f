-- Nothing ever set it. Reviews can be brought from a page while its provider is listed, which providers says.
alter table review_channels drop column status;
