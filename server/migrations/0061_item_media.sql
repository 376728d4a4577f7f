-- A picture of a product that is a medium of a gallery too forgets it with the medium.
alter table provider_item_pictures add foreign key (media_id) references media on delete set null;
