-- A vendor asks the team to take a couple’s published comment down; the team agrees, or refuses with its reason.
alter table testimonials
  add column dispute_state text check (dispute_state in ('waiting', 'agreed', 'refused')),
  -- A code of testimonial_rejected_reason.
  add column dispute_reason text,
  add column dispute_text text,
  add column dispute_answer text,
  add check ((dispute_state is null) = (dispute_reason is null) and (dispute_state is null) = (dispute_text is null));

insert into config_entries (item_type, item_id, position, code, value, names, status)
select 'testimonial_dispute_rejected_reason', n, n, code, value, jsonb_build_object('tr', tr, 'ar', ar), 'active'
from (values
  (1, 'customer', 'the couple was your customer', 'çift müşterinizdi', 'كان الزوجان من عملائكم'),
  (2, 'opinion', 'it’s an opinion, and couples may have one', 'bu bir görüş ve çiftler görüş bildirebilir', 'هذا رأي، ومن حق الأزواج إبداؤه'),
  (3, 'proof', 'nothing shows that it’s untrue', 'doğru olmadığını gösteren bir şey yok', 'لا شيء يثبت أنه غير صحيح')
) as given (n, code, value, tr, ar);
