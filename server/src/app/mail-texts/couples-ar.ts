import { MAIL_FOOTER, SEE_QUOTE } from '#domains/couples/messages/messages.public.ts';

/** What we write to couples about their quote and afterwards in Arabic, by its English; `{0}` is what is filled in. The first that fits wins. */
export const COUPLES_AR: Readonly<Record<string, string>> = {
  'Hi {0},': 'مرحبًا {0}،',
  'Your signed quote {0} from {1}': 'العرض الموقّع {0} من {1}',
  'It’s yours': 'أصبح لكما',
  'You accepted the quote {0} from {1}: {2} in total. The signed quote is attached.':
    'قبلتما العرض {0} من {1} بإجمالي {2}. العرض الموقّع مرفق.',
  'Receipt: {0} to {1}': 'إيصال: {0} إلى {1}',
  'Thank you for your payment': 'شكرًا على الدفع',
  '{0} has received {1} for the quote {2}.': 'استلم {0} مبلغ {1} عن العرض {2}.',
  '{0} refunded {1}': 'أعاد {0} مبلغ {1}',
  'A refund is on its way': 'المبلغ المسترد في الطريق',
  '{0} of your payment for the quote {1} goes back to your card. It takes a few days to arrive.':
    'يُعاد {0} من دفعتكما عن العرض {1} إلى بطاقتكما، وقد يستغرق ذلك بضعة أيام.',
  'Your refund of {0} didn’t arrive': 'لم يصل المبلغ المسترد {0}',
  'Your refund didn’t arrive': 'لم يصل المبلغ المسترد',
  'Your bank didn’t accept the refund of {0} for the quote {1}. {2} has been told. Reply to them about another way to send it.':
    'لم يقبل مصرفكما المبلغ المسترد {0} لعرض السعر {1}. أُبلغ {2} بذلك. راسلوهم للاتفاق على طريقة أخرى.',
  'Open your copy': 'فتح نسختكما',
  'You received this email because you accepted a quote from {0}.': 'وصلتكما هذه الرسالة لأنكما قبلتما عرض سعر من {0}.',
  'Your visit on {0}': 'زيارتكما يوم {0}',
  'We look forward to your visit on {0}.': 'نتطلع إلى زيارتكما يوم {0}.',
  'Unfortunately we can’t meet you on {0}.': 'للأسف لا يمكننا استقبالكما يوم {0}.',
  'We’re sorry, but we have to cancel your visit on {0}.': 'نعتذر، فنحن مضطرون إلى إلغاء زيارتكما يوم {0}.',
  'Just reply with another time that suits you.': 'يكفي أن تردّا بموعد آخر يناسبكما.',
  'No more reminders:': 'لا مزيد من التذكيرات:',
  'Your quote from {0} is valid until {1}': 'عرض السعر من {0} صالح حتى {1}',
  'Your quote is valid until {0}. If anything is unclear, just ask.':
    'عرضكما صالح حتى {0}. إن كان هناك ما يحتاج إلى توضيح فاسألا.',
  '{0} to {1} is due today': 'يستحق {0} إلى {1} اليوم',
  'A payment of {0} is due today.': 'تستحق دفعة قدرها {0} اليوم.',
  '{0} to {1} is due on {2}': 'يستحق {0} إلى {1} في {2}',
  'A payment of {0} is due on {1}.': 'تستحق دفعة قدرها {0} في {1}.',
  '{0} to {1} was due on {2}': 'كان {0} إلى {1} مستحقًا في {2}',
  'A payment of {0} was due on {1}. If you’ve just paid, thank you, and please ignore this.':
    'كانت دفعة قدرها {0} مستحقة في {1}. إن دفعتما للتو فشكرًا لكما، ولا تلتفتا إلى هذه الرسالة.',
  [SEE_QUOTE.en]: SEE_QUOTE.ar,
  [MAIL_FOOTER.en]: MAIL_FOOTER.ar,
  'How was it with {0}?': 'كيف كانت تجربتكما مع {0}؟',
  'Two minutes of your time can help the next couple.': 'دقيقتان من وقتكما قد تساعدان العرسان القادمين.',
  '{0} would like to hear how it was for you, and so would couples who are still looking.':
    'يودّ {0} أن يعرف كيف كانت تجربتكما، وكذلك العرسان الذين ما زالوا يبحثون.',
  'Tell them what was good and what wasn’t. Your comment is published as you write it.':
    'اذكرا ما أعجبكما وما لم يعجبكما. يُنشر تعليقكما كما تكتبانه.',
  'Write a comment': 'اكتبا تعليقًا',
  'You’re receiving this email because you booked {0}. We won’t send a reminder. To get no more of these emails, unsubscribe: {1}':
    'تصلكما هذه الرسالة لأنكما حجزتما {0}. لن نرسل تذكيرًا. لعدم تلقّي هذه الرسائل ألغيا الاشتراك: {1}',
  'Reply STOP to opt out.': 'لإيقاف الرسائل أرسلا STOP.',
};
