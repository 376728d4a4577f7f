-- The team writes as a prompt, a modal, a push message or a mail.
alter table announcements drop constraint announcements_channel_check;
alter table announcements add constraint announcements_channel_check check (channel in ('prompt', 'modal', 'push', 'mail'));

-- Opens by itself until its reader closes it.
alter table provider_prompts add column is_modal boolean not null default false;
