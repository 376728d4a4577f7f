-- An entry has a stable code, which rows and programs refer to, and a name in each language we ship.
alter table config_entries
  add column code text,
  add column names jsonb not null default '{}';

update config_entries set code = given.code, value = given.value, names = jsonb_build_object('tr', given.tr, 'ar', given.ar)
from (values
  ('testimonial_added_by', 1, 'couple', 'Couple', 'Çift', 'الزوجان'),
  ('testimonial_added_by', 2, 'vendor', 'Vendor', 'Firma', 'المورّد'),
  ('testimonial_added_by', 3, 'team', 'Marketplace team', 'Pazar yeri ekibi', 'فريق السوق'),
  ('testimonial_added_by', 4, 'transferred', 'Transferred', 'Aktarıldı', 'منقول'),
  ('testimonial_rejected_reason', 1, 'not_a_customer', 'Not a customer', 'Müşteri değil', 'ليس من العملاء'),
  ('testimonial_rejected_reason', 2, 'offensive_content', 'Offensive content', 'Uygunsuz içerik', 'محتوى مسيء'),
  ('testimonial_rejected_reason', 3, 'contact_information', 'Contact information', 'İletişim bilgisi içeriyor', 'يحتوي على معلومات اتصال'),
  ('testimonial_rejected_reason', 4, 'duplicate', 'Duplicate', 'Yinelenmiş', 'مكرر'),
  ('testimonial_rejected_reason', 5, 'other', 'Other', 'Diğer', 'أخرى'),
  ('menu_pricing_type', 1, 'per_person', 'Per person', 'Kişi başı', 'للشخص'),
  ('menu_pricing_type', 2, 'per_table', 'Per table', 'Masa başı', 'للطاولة'),
  ('menu_pricing_type', 3, 'package', 'Package', 'Paket', 'باقة'),
  ('currency', 1, 'aud', 'AUD', 'AUD', 'AUD'),
  ('customer_user_role', 1, 'owner', 'Owner', 'Sahip', 'المالك'),
  ('customer_user_role', 2, 'manager', 'Manager', 'Yönetici', 'مدير'),
  ('customer_user_role', 3, 'staff', 'Staff', 'Çalışan', 'موظف'),
  ('available_languages', 1, 'en', 'English', 'English', 'English'),
  ('available_languages', 2, 'tr', 'Turkish', 'Türkçe', 'Türkçe'),
  ('available_languages', 3, 'ar', 'Arabic', 'العربية', 'العربية'),
  ('organization_type', 1, 'wedding', 'Wedding', 'Düğün', 'زفاف'),
  ('organization_type', 2, 'engagement', 'Engagement', 'Nişan', 'خطوبة'),
  ('organization_type', 3, 'hens_night', 'Hens night', 'Bekârlığa veda (gelin)', 'حفلة توديع العزوبية للعروس'),
  ('organization_type', 4, 'bucks_night', 'Bucks night', 'Bekârlığa veda (damat)', 'حفلة توديع العزوبية للعريس'),
  ('organization_type', 5, 'rehearsal_dinner', 'Rehearsal dinner', 'Prova yemeği', 'عشاء ما قبل الزفاف'),
  ('organization_type', 6, 'other', 'Other', 'Diğer', 'أخرى'),
  ('lead_status', 1, 'new', 'New', 'Yeni', 'جديد'),
  ('lead_status', 2, 'pending', 'Pending', 'Bekliyor', 'قيد الانتظار'),
  ('lead_status', 3, 'negotiating', 'In contact', 'Görüşülüyor', 'قيد التواصل'),
  ('lead_status', 4, 'offer_made', 'Offer made', 'Teklif verildi', 'قُدّم عرض'),
  ('lead_status', 5, 'deal', 'Made a deal', 'Anlaşıldı', 'تم الاتفاق'),
  ('lead_status', 6, 'deal_approved', 'Deal approved', 'Anlaşma onaylandı', 'اعتُمد الاتفاق'),
  ('lead_status', 7, 'rejected', 'Rejected', 'Reddedildi', 'مرفوض'),
  ('lead_status', 8, 'call_again', 'To be called again', 'Tekrar aranacak', 'يُعاد الاتصال'),
  ('lead_status', 9, 'not_wedding', 'Not a wedding couple', 'Düğün çifti değil', 'ليسا عروسين'),
  ('lead_status', 10, 'spam_reported', 'Spam reported', 'Spam bildirildi', 'بُلّغ كمزعج'),
  ('lead_process_state', 1, 'waiting_for_reply', 'Waiting for reply', 'Yanıt bekleniyor', 'بانتظار الرد'),
  ('lead_process_state', 2, 'appointment_made', 'Appointment made', 'Randevu verildi', 'حُدّد موعد'),
  ('lead_process_state', 3, 'visited', 'Visited', 'Ziyaret edildi', 'تمت الزيارة'),
  ('lead_process_state', 4, 'offer_being_prepared', 'Offer being prepared', 'Teklif hazırlanıyor', 'العرض قيد الإعداد'),
  ('info_request_reject_reason', 1, 'budget_too_low', 'Budget too low', 'Bütçe çok düşük', 'الميزانية منخفضة'),
  ('info_request_reject_reason', 2, 'date_not_available', 'Date not available', 'Tarih uygun değil', 'التاريخ غير متاح'),
  ('info_request_reject_reason', 3, 'capacity_not_suitable', 'Capacity not suitable', 'Kapasite uygun değil', 'السعة غير مناسبة'),
  ('info_request_reject_reason', 4, 'booked_another_vendor', 'Booked another vendor', 'Başka firmayla anlaştı', 'حجزا عند مورّد آخر'),
  ('info_request_reject_reason', 5, 'could_not_be_reached', 'Could not be reached', 'Ulaşılamadı', 'تعذّر الوصول إليهما'),
  ('info_request_reject_reason', 6, 'other', 'Other', 'Diğer', 'أخرى'),
  ('provider_item_statuses', 1, 'active', 'Active', 'Yayında', 'معروض'),
  ('provider_item_statuses', 2, 'passive', 'Hidden', 'Gizli', 'مخفي'),
  ('provider_item_statuses', 3, 'rejected', 'Rejected', 'Reddedildi', 'مرفوض'),
  ('provider_item_statuses', 4, 'waiting', 'Waiting for approval', 'Onay bekliyor', 'بانتظار الموافقة'),
  ('provider_item_statuses', 5, 'pending_pricing', 'Price missing', 'Fiyat eksik', 'السعر ناقص'),
  ('review_channel', 1, 'google', 'Google', 'Google', 'Google'),
  ('review_channel', 2, 'facebook', 'Facebook', 'Facebook', 'Facebook'),
  ('review_channel', 3, 'instagram', 'Instagram', 'Instagram', 'Instagram'),
  ('review_channel', 4, 'other', 'Other website', 'Başka site', 'موقع آخر'),
  ('discount_type', 1, 'discount', 'Discount', 'İndirim', 'خصم'),
  ('discount_type', 2, 'installment', 'Instalments', 'Taksit', 'أقساط'),
  ('provider_form_group', 1, 'general', 'General', 'Genel', 'عام'),
  ('provider_form_group', 2, 'about', 'About you', 'Hakkınızda', 'عنك'),
  ('provider_form_group', 3, 'contact', 'Contact', 'İletişim', 'التواصل'),
  ('provider_form_group', 4, 'location', 'Location', 'Konum', 'الموقع'),
  ('provider_form_group', 5, 'details', 'Details', 'Ayrıntılar', 'التفاصيل'),
  ('provider_form_group', 6, 'prices', 'Prices', 'Fiyatlar', 'الأسعار'),
  ('campaign_id', 1, 'refer_a_company', 'Refer a company', 'Firma öner', 'رشّح شركة'),
  ('campaign_id', 2, 'upgrade_request', 'Upgrade request', 'Yükseltme talebi', 'طلب ترقية'),
  ('customer_user_title', 1, 'owner', 'Owner', 'İşletme sahibi', 'المالك'),
  ('customer_user_title', 2, 'manager', 'Manager', 'Müdür', 'مدير'),
  ('customer_user_title', 3, 'sales', 'Sales', 'Satış', 'المبيعات'),
  ('customer_user_title', 4, 'coordinator', 'Coordinator', 'Koordinatör', 'منسّق'),
  ('customer_user_title', 5, 'other', 'Other', 'Diğer', 'أخرى'),
  ('payment_status', 1, 'pending', 'Pending', 'Bekliyor', 'معلّقة'),
  ('payment_status', 2, 'paid', 'Paid', 'Ödendi', 'مدفوعة'),
  ('payment_status', 3, 'failed', 'Failed', 'Başarısız', 'فشلت'),
  ('payment_status', 4, 'refunded', 'Refunded', 'İade edildi', 'مستردّة'),
  ('payment_status', 5, 'cancelled', 'Cancelled', 'İptal edildi', 'ملغاة'),
  ('payment_type', 1, 'credit_card', 'Credit card', 'Kredi kartı', 'بطاقة ائتمان'),
  ('payment_type', 2, 'bank_transfer', 'Bank transfer', 'Banka havalesi', 'تحويل بنكي'),
  ('payment_type', 3, 'direct_debit', 'Direct debit', 'Otomatik ödeme', 'خصم مباشر'),
  ('lead_report_reasons', 1, 'fake_request', 'Fake request', 'Sahte talep', 'طلب وهمي'),
  ('lead_report_reasons', 2, 'advertising', 'Advertising', 'Reklam', 'إعلان'),
  ('lead_report_reasons', 3, 'abusive_language', 'Abusive language', 'Hakaret', 'لغة مسيئة'),
  ('lead_report_reasons', 4, 'duplicate', 'Duplicate', 'Yinelenmiş', 'مكرر'),
  ('lead_report_reasons', 5, 'other', 'Other', 'Diğer', 'أخرى'),
  ('customer_company_type', 1, 'sole_trader', 'Sole trader', 'Şahıs işletmesi', 'مؤسسة فردية'),
  ('customer_company_type', 2, 'partnership', 'Partnership', 'Ortaklık', 'شراكة'),
  ('customer_company_type', 3, 'company', 'Company', 'Şirket', 'شركة'),
  ('customer_company_type', 4, 'trust', 'Trust', 'Trust', 'صندوق استئماني'),
  ('company_extension', 1, 'pty_ltd', 'Pty Ltd', 'Pty Ltd', 'Pty Ltd'),
  ('company_extension', 2, 'ltd', 'Ltd', 'Ltd', 'Ltd'),
  ('company_extension', 3, 'inc', 'Inc.', 'Inc.', 'Inc.'),
  ('company_extension', 4, 'none', 'None', 'Yok', 'بدون')
) as given (item_type, item_id, code, value, tr, ar)
where config_entries.item_type = given.item_type and config_entries.item_id = given.item_id;

-- The value of the others is itself what programs refer to.
update config_entries set code = value where code is null;

alter table config_entries
  alter column code set not null,
  add constraint config_entries_code unique (item_type, code);

-- A rejected comment keeps the reason’s code, so that everybody reads it in their language.
update testimonials set reject_reason = code from config_entries
where item_type = 'testimonial_rejected_reason' and reject_reason = config_entries.value;

-- Menus are priced per person or as a package; a payment is never ‘refunded’, its refunds are rows of their own.
update config_entries set status = 'passive'
where (item_type, code) in (('menu_pricing_type', 'per_table'), ('payment_status', 'refunded'));
