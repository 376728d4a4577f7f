-- A transfer that fits nothing and a message without a couple belong to no customer yet.
alter table approvals alter column customer_id drop not null;

-- What waited on pages of its own waits in the queue, too.
insert into approvals (customer_id, provider_id, kind, subject_id, customer_user_id, asked_at, due_at)
select o.customer_id, o.provider_id, 'order', o.id, null::integer, o.created_at,
  coalesce(o.due_on::timestamp at time zone 'Australia/Sydney' + interval '17 hours',
    date_trunc('milliseconds', o.created_at) + interval '48 hours')
from product_orders o where o.status in ('to_do', 'scheduled')
union all
select null, null, 'unmatched_message', m.id, null, m.received_at, date_trunc('milliseconds', m.received_at) + interval '48 hours'
from inbound_messages m where m.customer_id is null and m.state = 'waiting'
union all
select null, null, 'transfer', t.id, null, t.received_at, date_trunc('milliseconds', t.received_at) + interval '48 hours'
from bank_transfers t where t.state = 'waiting'
union all
select r.customer_id, null, 'refund', r.id, null, r.asked_at, date_trunc('milliseconds', r.asked_at) + interval '48 hours'
from refund_requests r where r.state = 'waiting'
union all
select u.customer_id, null, 'user_confirmation', u.id, null, now(), date_trunc('milliseconds', now()) + interval '48 hours'
from customer_users u where u.status = 'waiting_confirmation' and u.deleted_at is null;

-- Reasons for a refusal are lists that the team edits.
insert into config_entries (item_type, item_id, position, code, value, names, status)
select kind || '_rejected_reason', n, n, code, value, jsonb_build_object('tr', tr, 'ar', ar), 'active'
from (values
  ('medium', 1, 'contact_information', 'contact information or logo', 'iletişim bilgisi veya logo', 'معلومات اتصال أو شعار'),
  ('medium', 2, 'blurry', 'too small or blurry', 'çok küçük veya bulanık', 'صغيرة جدًا أو غير واضحة'),
  ('medium', 3, 'not_your_work', 'not a picture of your work', 'sizin işinizin fotoğrafı değil', 'ليست صورة من عملكم'),
  ('medium', 4, 'duplicate', 'duplicate', 'yinelenmiş', 'مكررة'),
  ('item', 1, 'contact_information', 'contact information or logo', 'iletişim bilgisi veya logo', 'معلومات اتصال أو شعار'),
  ('item', 2, 'price', 'the price doesn’t match the description', 'fiyat açıklamayla uyuşmuyor', 'السعر لا يطابق الوصف'),
  ('item', 3, 'category', 'not a product of this category', 'bu kategorinin ürünü değil', 'ليس منتجًا من هذه الفئة'),
  ('discount', 1, 'contact_information', 'contact information in the text', 'metinde iletişim bilgisi var', 'معلومات اتصال في النص'),
  ('discount', 2, 'prices', 'the prices don’t add up', 'fiyatlar tutarlı değil', 'الأسعار غير متسقة'),
  ('discount', 3, 'not_for_couples', 'not an offer for couples', 'çiftlere yönelik bir teklif değil', 'ليس عرضًا للأزواج'),
  ('provider_data', 1, 'contact_information', 'contact information in a public text', 'herkese açık metinde iletişim bilgisi var', 'معلومات اتصال في نص عام'),
  ('provider_data', 2, 'other_company', 'not about this company', 'bu firmayla ilgili değil', 'ليس عن هذه الشركة'),
  ('provider_data', 3, 'unclear', 'hard to understand', 'anlaşılması zor', 'صعب الفهم'),
  ('provider_review', 1, 'missing', 'something is still missing', 'hâlâ eksik bilgi var', 'لا يزال هناك شيء ناقص'),
  ('provider_review', 2, 'pictures', 'the pictures don’t match the texts', 'fotoğraflar metinlerle uyuşmuyor', 'الصور لا تطابق النصوص'),
  ('provider_review', 3, 'prices', 'the prices are out of date', 'fiyatlar güncel değil', 'الأسعار قديمة'),
  ('merchant_application', 1, 'name', 'the name doesn’t match the ABN', 'ad, ABN ile uyuşmuyor', 'الاسم لا يطابق رقم ABN'),
  ('merchant_application', 2, 'bank_account', 'the bank account couldn’t be confirmed', 'banka hesabı doğrulanamadı', 'تعذّر تأكيد الحساب البنكي'),
  ('merchant_application', 3, 'identity', 'the identity couldn’t be confirmed', 'kimlik doğrulanamadı', 'تعذّر تأكيد الهوية'),
  ('lead_report', 1, 'known', 'the couple is known to us', 'çifti tanıyoruz', 'نعرف هذين الزوجين'),
  ('lead_report', 2, 'answered', 'they answered when we wrote to them', 'yazdığımızda yanıt verdiler', 'ردّا عندما راسلناهما'),
  ('related_provider', 1, 'not_together', 'these two don’t work together', 'bu iki firma birlikte çalışmıyor', 'لا يعمل هذان معًا'),
  ('related_provider', 2, 'not_wedding', 'not a wedding provider', 'düğün firması değil', 'ليس مزوّد خدمات زفاف'),
  ('user_confirmation', 1, 'unknown', 'your company doesn’t know this person', 'firmanız bu kişiyi tanımıyor', 'شركتكم لا تعرف هذا الشخص'),
  ('user_confirmation', 2, 'address', 'the email address isn’t theirs', 'e-posta adresi bu kişinin değil', 'عنوان البريد الإلكتروني ليس له')
) as given (kind, n, code, value, tr, ar);
