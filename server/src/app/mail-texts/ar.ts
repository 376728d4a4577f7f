/** The texts of mails and text messages to vendors in Arabic, by their English; `{0}` is what is filled in. The first that fits wins. */
export const AR: Readonly<Record<string, string>> = {
  'Hello {0},': 'مرحبًا {0}،',
  'If the button does not work, copy this address into your browser:': 'إذا لم يعمل الزر فانسخ هذا العنوان إلى متصفحك:',
  'Didn’t ask for this? Nothing has changed, and you can ignore this email.':
    'لم تطلب هذا؟ لم يتغير شيء، ويمكنك تجاهل هذه الرسالة.',
  'Choose a new password': 'اختر كلمة مرور جديدة',
  'The link works once, for 30 minutes.': 'يعمل الرابط مرة واحدة لمدة 30 دقيقة.',
  'Someone, most likely you, asked for a new password for your Bellbird account.':
    'طلب شخص ما، على الأرجح أنت، كلمة مرور جديدة لحسابك في Bellbird.',
  'The link works once, for {0} minutes. Your devices will be signed out when you save the new password.':
    'يعمل الرابط مرة واحدة لمدة {0} دقيقة. ستُسجَّل أجهزتك خروجًا عند حفظ كلمة المرور الجديدة.',
  'You got this email because someone entered your username at ‘Forgot password’.':
    'وصلتك هذه الرسالة لأن شخصًا أدخل اسم المستخدم الخاص بك في ‘نسيت كلمة المرور’.',
  'You have new recovery codes': 'لديك رموز استرداد جديدة',
  'New recovery codes were created for your Bellbird account. The old ones no longer work.':
    'أُنشئت رموز استرداد جديدة لحسابك في Bellbird. الرموز القديمة لم تعد تعمل.',
  'A recovery code was used': 'استُخدم رمز استرداد',
  'Someone signed in to your Bellbird account with a recovery code. It was the last one: create new ones in your settings.':
    'سجّل شخص الدخول إلى حسابك في Bellbird برمز استرداد. كان الأخير: أنشئ رموزًا جديدة في إعداداتك.',
  'Someone signed in to your Bellbird account with a recovery code. You have {0} left.':
    'سجّل شخص الدخول إلى حسابك في Bellbird برمز استرداد. المتبقي: {0}.',
  'Your two-step sign-in was reset': 'أُعيد ضبط الدخول بخطوتين',
  'An administrator reset your two-step sign-in, and all your devices were signed out. You set it up again when you next sign in.':
    'أعاد أحد المسؤولين ضبط الدخول بخطوتين لحسابك، وسُجّل خروجك من كل أجهزتك. ستُعدّه من جديد عند دخولك القادم.',
  'If this wasn’t you, tell an administrator straight away: they can reset it.':
    'إن لم تكن أنت من فعل ذلك فأخبر أحد المسؤولين فورًا: يستطيع إعادة ضبطه.',
  'If you didn’t ask for this, choose a new password straight away and tell another administrator.':
    'إن لم تطلب ذلك فاختر كلمة مرور جديدة فورًا وأخبر مسؤولًا آخر.',
  '{0} was connected': 'تم ربط {0}',
  'A {0} account was connected to your Bellbird account. You can now sign in with it.':
    'رُبط حساب {0} بحسابك في Bellbird. يمكنك الآن تسجيل الدخول به.',
  '{0} was disconnected': 'أُلغي ربط {0}',
  'Your {0} account was disconnected. You can no longer sign in to Bellbird with it.':
    'أُلغي ربط حسابك في {0}. لم يعد بإمكانك تسجيل الدخول به إلى Bellbird.',
  'A change to how you sign in.': 'تغيير في طريقة تسجيل دخولك.',
  'If this wasn’t you, choose a new password straight away and tell your account manager.':
    'إن لم تكن أنت، فاختر كلمة مرور جديدة فورًا وأخبر مدير حسابك.',
  'This wasn’t me': 'لم أكن أنا',
  'We always let you know when the way you sign in changes.': 'نُعلمك دائمًا عندما تتغير طريقة تسجيل دخولك.',
  'Your usernames': 'أسماء المستخدم الخاصة بك',
  'Your username': 'اسم المستخدم الخاص بك',
  'You asked us to remind you.': 'طلبت منا تذكيرك.',
  'These usernames belong to this email address:': 'أسماء المستخدم التابعة لهذا البريد:',
  'This username belongs to this email address:': 'اسم المستخدم التابع لهذا البريد:',
  'Sign in': 'تسجيل الدخول',
  'You got this email because someone entered your address at ‘Forgot username’.':
    'وصلتك هذه الرسالة لأن شخصًا أدخل عنوانك في ‘نسيت اسم المستخدم’.',
  '{0} is your Bellbird code. It is valid for {1} minutes. Don’t share it.':
    '{0} هو رمزك في Bellbird. صالح لمدة {1} دقيقة. لا تشاركه.',
  '{0} is your Bellbird code': '{0} هو رمزك في Bellbird',
  'Your code to sign in, valid for 2 minutes.': 'رمز تسجيل دخولك، صالح لدقيقتين.',
  'This is your code to sign in. It is valid for {0} minutes and works once.':
    'هذا رمز تسجيل دخولك. صالح لمدة {0} دقيقة ويعمل مرة واحدة.',
  'Don’t share it with anyone. We never ask for it on the phone.': 'لا تشاركه مع أحد. لن نطلبه منك عبر الهاتف أبدًا.',
  'Join {0} on Bellbird': 'انضم إلى {0} على Bellbird',
  'Set up your account to answer couples and look after the listing.': 'أنشئ حسابك للرد على الأزواج والاهتمام بالقائمة.',
  '{0} has invited you to Bellbird, where they answer couples and look after their listing.':
    'دعتك {0} إلى Bellbird، حيث يردّون على الأزواج ويهتمون بقائمتهم.',
  'Choose your username and password to get started. The link works once, for {0} days.':
    'اختر اسم المستخدم وكلمة المرور للبدء. يعمل الرابط مرة واحدة لمدة {0} أيام.',
  'Set up your account': 'أنشئ حسابك',
  'You got this email because {0} entered your address.': 'وصلتك هذه الرسالة لأن {0} أدخلت عنوانك.',
  'Don’t know them? You can ignore this email.': 'لا تعرفهم؟ يمكنك تجاهل هذه الرسالة.',
  'Your password was changed': 'تغيّرت كلمة مرورك',
  'The password of your Bellbird account was changed just now, and your other devices were signed out.':
    'تغيّرت كلمة مرور حسابك في Bellbird للتو، وسُجّلت أجهزتك الأخرى خروجًا.',
  'Two-step sign-in is on': 'تسجيل الدخول بخطوتين مفعّل',
  'From now on, signing in to Bellbird also takes a code from your authenticator app. Your other devices were signed out.':
    'من الآن يتطلب تسجيل الدخول إلى Bellbird رمزًا من تطبيق المصادقة أيضًا. سُجّلت أجهزتك الأخرى خروجًا.',
  'Two-step sign-in is off': 'تسجيل الدخول بخطوتين متوقف',
  'Two-step sign-in was turned off for your Bellbird account. Your password alone is enough to sign in now.':
    'أُوقف تسجيل الدخول بخطوتين لحسابك في Bellbird. تكفي كلمة مرورك وحدها الآن.',
  'Your email address and phone number were changed': 'تغيّر بريدك الإلكتروني ورقم هاتفك',
  'Your email address was changed': 'تغيّر بريدك الإلكتروني',
  'Your phone number was changed': 'تغيّر رقم هاتفك',
  'The email address and phone number of your Bellbird account were changed just now. Codes and links to sign in go to the new ones.':
    'تغيّر البريد الإلكتروني ورقم الهاتف لحسابك في Bellbird للتو. تُرسل رموز وروابط الدخول إلى الجديدين.',
  'The email address of your Bellbird account was changed just now. Codes and links to sign in go to the new one.':
    'تغيّر البريد الإلكتروني لحسابك في Bellbird للتو. تُرسل رموز وروابط الدخول إلى الجديد.',
  'The phone number of your Bellbird account was changed just now. Codes and links to sign in go to the new one.':
    'تغيّر رقم الهاتف لحسابك في Bellbird للتو. تُرسل رموز وروابط الدخول إلى الجديد.',
  'If this wasn’t you, undo it. We’ll sign out every device and send you a link to choose a new password. You can do this for {0} days.':
    'إن لم تكن أنت فتراجع عنه. سنسجّل خروج كل الأجهزة ونرسل لك رابطًا لاختيار كلمة مرور جديدة. يمكنك ذلك خلال {0} أيام.',
  'If you don’t know this account, you can ignore this email or tell us.':
    'إن كنت لا تعرف هذا الحساب فيمكنك تجاهل هذه الرسالة أو إخبارنا.',
  'Your data is ready to download': 'بياناتك جاهزة للتنزيل',
  'Your data is ready': 'بياناتك جاهزة',
  'Everything of {0} as one file.': 'كل ما لدى {0} في ملف واحد.',
  'Everything that {0} has in Bellbird is ready as one file. You can download it for 7 days.':
    'كل ما لدى {0} في Bellbird جاهز في ملف واحد. يمكنك تنزيله خلال 7 أيام.',
  'It contains the names and messages of couples. Please keep it safe.':
    'يحتوي على أسماء الأزواج ورسائلهم. يرجى حفظه في مكان آمن.',
  'Go to the download': 'إلى التنزيل',
  'You’re getting this email because you asked for your data.': 'تصلك هذه الرسالة لأنك طلبت بياناتك.',
  'Your tax invoice {0}': 'فاتورتك الضريبية {0}',
  'Thank you for your payment': 'شكرًا على الدفع',
  'We’ve received {0} for {1}, instalment {2} of {3}).': 'استلمنا {0} مقابل {1}، القسط {2} من {3}).',
  'We’ve received {0} for {1}.': 'استلمنا {0} مقابل {1}.',
  'Your tax invoice is attached. You can also find it with your payments in Bellbird.':
    'فاتورتك الضريبية مرفقة. تجدها أيضًا مع مدفوعاتك في Bellbird.',
  'See your payments': 'عرض مدفوعاتك',
  'You received this email because you paid for a Bellbird product.':
    'وصلتك هذه الرسالة لأنك دفعت مقابل منتج من Bellbird.',
  'Your bank didn’t pay our direct debit': 'لم يسدد مصرفك الخصم المباشر',
  'We couldn’t charge your card': 'تعذّر الخصم من بطاقتك',
  'Please pay another way. Your listing stays online as it is.': 'يرجى الدفع بطريقة أخرى. تبقى قائمتك منشورة كما هي.',
  'Please pay with another card. Your listing stays online as it is.':
    'يرجى الدفع ببطاقة أخرى. تبقى قائمتك منشورة كما هي.',
  'Please pay another way': 'يرجى الدفع بطريقة أخرى',
  'Please pay your next instalment': 'يرجى دفع قسطك التالي',
  '{0} for {1}, instalment {2} of {3}) is due, but we couldn’t debit your account.':
    'استحق {0} مقابل {1}، القسط {2} من {3})، لكن تعذّر الخصم من حسابك.',
  '{0} for {1}, instalment {2} of {3}) is due, but we couldn’t charge your card.':
    'استحق {0} مقابل {1}، القسط {2} من {3})، لكن تعذّر الخصم من بطاقتك.',
  '{0} for {1} is due, but we couldn’t debit your account.': 'استحق {0} مقابل {1}، لكن تعذّر الخصم من حسابك.',
  '{0} for {1} is due, but we couldn’t charge your card.': 'استحق {0} مقابل {1}، لكن تعذّر الخصم من بطاقتك.',
  'Pay now': 'ادفع الآن',
  'You received this email because you pay for a Bellbird product.':
    'وصلتك هذه الرسالة لأنك تدفع مقابل منتج من Bellbird.',
  'We’ll debit {0} from your account': 'سنخصم {0} من حسابك',
  'Your adjustment note {0}': 'إشعار التعديل {0}',
  'We’ve sent your money back': 'أعدنا مالك',
  'Your bank took a payment back': 'استعاد مصرفك دفعة',
  'We’ve refunded {0} for {1}, instalment {2} of {3}). It can take a few days to arrive.':
    'أعدنا {0} مقابل {1}، القسط {2} من {3}). قد يستغرق وصوله بضعة أيام.',
  'We’ve refunded {0} for {1}. It can take a few days to arrive.': 'أعدنا {0} مقابل {1}. قد يستغرق وصوله بضعة أيام.',
  'Your adjustment note is attached. It corrects the tax invoice.': 'إشعار التعديل مرفق، وهو يصحح الفاتورة الضريبية.',
  'Your bank took back {0} for {1}, instalment {2} of {3}). What it paid for has ended, and we won’t charge anything more for it.':
    'استعاد مصرفك {0} مقابل {1}، القسط {2} من {3}). انتهى ما دُفع مقابله ولن نأخذ عنه شيئًا آخر.',
  'Your bank took back {0} for {1}. What it paid for has ended, and we won’t charge anything more for it.':
    'استعاد مصرفك {0} مقابل {1}. انتهى ما دُفع مقابله ولن نأخذ عنه شيئًا آخر.',
  'If this is a mistake, please choose a package and pay another way.': 'إن كان ذلك خطأً فاختر باقة وادفع بطريقة أخرى.',
  'A direct debit is coming up': 'خصم مباشر قادم',
  'On {0} or the next working day we’ll debit {1} for {2}, instalment {3} of {4}) from your account ending in {5}.':
    'في {0} أو يوم العمل التالي سنخصم {1} مقابل {2}، القسط {3} من {4}) من حسابك المنتهي بـ {5}.',
  'On {0} or the next working day we’ll debit {1} for {2} from your account ending in {3}.':
    'في {0} أو يوم العمل التالي سنخصم {1} مقابل {2} من حسابك المنتهي بـ {3}.',
  'It takes about three working days to arrive. Please make sure there’s enough money in the account.':
    'يستغرق نحو ثلاثة أيام عمل. يرجى التأكد من وجود رصيد كافٍ في الحساب.',
  'You agreed to this with your direct debit request. You can cancel it under Payments, Cards, in Bellbird.':
    'وافقت على هذا بطلب الخصم المباشر. يمكنك إلغاؤه في Bellbird ضمن المدفوعات ثم البطاقات.',
  'You received this email because you pay for a Bellbird product by direct debit.':
    'وصلتك هذه الرسالة لأنك تدفع مقابل منتج من Bellbird بالخصم المباشر.',
  'Secure payment is approved: {0}': 'تمت الموافقة على الدفع الآمن: {0}',
  'Secure payment is approved': 'تمت الموافقة على الدفع الآمن',
  'Your application needs changes: {0}': 'طلبك يحتاج إلى تعديلات: {0}',
  'Your application needs changes': 'طلبك يحتاج إلى تعديلات',
  'Couples can now pay you securely.': 'يمكن للأزواج الآن الدفع لك بأمان.',
  'You can correct it and send it again.': 'يمكنك تصحيحه وإرساله مجددًا.',
  'We’ve approved your application for secure payment for {0}.': 'وافقنا على طلب الدفع الآمن لـ {0}.',
  'We couldn’t approve your application for secure payment for {0}: {1}.':
    'تعذّرت الموافقة على طلب الدفع الآمن لـ {0}: {1}.',
  'We’ve kept what you filled in. Correct it and send it again, and we’ll review it within 48 hours.':
    'احتفظنا بما أدخلته. صحّحه وأرسله مجددًا وسنراجعه خلال 48 ساعة.',
  'Open secure payment': 'فتح الدفع الآمن',
  'Correct application': 'تصحيح الطلب',
  'You received this email because you applied for secure payment with this address.':
    'وصلتك هذه الرسالة لأنك تقدمت بطلب الدفع الآمن بهذا العنوان.',
  'While they do, they can’t change your email address, phone number, password, two-step sign-in or cards, and they can’t invite anyone.':
    'أثناء ذلك لا يمكنهم تغيير بريدك أو هاتفك أو كلمة مرورك أو الدخول بخطوتين أو بطاقاتك، ولا دعوة أحد.',
  'We always let you know when someone from our team works in your panel.':
    'نُعلمك دائمًا عندما يعمل أحد من فريقنا في لوحتك.',
  '{0} from Bellbird is helping in your panel': '{0} من Bellbird يساعد في لوحتك',
  'Our team is helping in your panel': 'فريقنا يساعد في لوحتك',
  '{0} can see your panel for up to {1} minutes.': 'يمكن لـ {0} رؤية لوحتك لمدة تصل إلى {1} دقيقة.',
  '{0} from the Bellbird team has opened your panel to help you. They can look at what you see for up to {1} minutes, and change nothing.':
    'فتح {0} من فريق Bellbird لوحتك لمساعدتك. يمكنه الاطلاع على ما تراه لمدة {1} دقيقة كحد أقصى، دون تغيير أي شيء.',
  'Their reason: {0}': 'السبب: {0}',
  '{0} from the Bellbird team has opened your panel to help you. They can see and do what you can for up to {1} minutes.':
    'فتح {0} من فريق Bellbird لوحتك لمساعدتك. يمكنه رؤية وفعل ما يمكنك لمدة تصل إلى {1} دقيقة.',
  'If you didn’t ask for help, reply to this email or tell your account manager.':
    'إن لم تطلب المساعدة فردّ على هذه الرسالة أو أخبر مدير حسابك.',
  '{0} from the Bellbird team has finished in your panel.': 'أنهى {0} من فريق Bellbird عمله في لوحتك.',
  'They exported:\n{0}': 'ما صدّره:\n{0}',
  'They changed one thing for you.': 'غيّر شيئًا واحدًا لك.',
  'They changed {0} things for you.': 'عدد ما غيّره لك: {0}.',
  'They saw contact details of people in your team or of couples.': 'اطّلع على بيانات اتصال أشخاص من فريقك أو أزواج.',
  'If you didn’t expect this, reply to this email or tell your account manager.':
    'إن لم تتوقع هذا فردّ على هذه الرسالة أو أخبر مدير حسابك.',
  'What {0} from Bellbird did in your panel': 'ما فعله {0} من Bellbird في لوحتك',
  'Our team has finished in your panel': 'أنهى فريقنا عمله في لوحتك',
  'What {0} exported, saw and changed.': 'ما صدّره {0} ورآه وغيّره.',
  'On the limited package you can open {0} requests a month. If you have one left, open this one to see who they are and what they wrote.':
    'في الباقة المحدودة يمكنك فتح {0} طلبات شهريًا. إن بقي لك طلب فافتح هذا لترى من هم وماذا كتبوا.',
  'New request from {0} for {1}': 'طلب جديد من {0} إلى {1}',
  '{0} asked about {1}': 'سأل {0} عن {1}',
  'Couples often book the first vendor who answers.': 'غالبًا ما يحجز الأزواج لدى أول من يرد.',
  '{0} would like to hear from you.': 'يودّ {0} سماع ردّك.',
  'When: {0}': 'متى: {0}',
  'Where: {0}': 'أين: {0}',
  'Guests: {0}': 'الضيوف: {0}',
  'Budget: {0}': 'الميزانية: {0}',
  'They wrote:\n{0}': 'كتبوا:\n{0}',
  'Open request': 'فتح الطلب',
  'Answer the couple': 'الرد على الزوجين',
  'You’re getting this email because you receive the requests for {0}. You can change that under Users.':
    'تصلك هذه الرسالة لأنك تستلم طلبات {0}. يمكنك تغيير ذلك ضمن المستخدمين.',
  'New request for {0} from {1}: {2}': 'طلب جديد إلى {0} من {1}: {2}',
  'Reminder: {0}': 'تذكير: {0}',
  'You asked us to remind you about {0} ({1}) on {2}.': 'طلبت تذكيرك بـ {0} ({1}) في {2}.',
  'Your note: {0}': 'ملاحظتك: {0}',
  'You’re getting this email because you set a reminder in Bellbird.': 'تصلك هذه الرسالة لأنك أنشأت تذكيرًا في Bellbird.',
  'New request from {0} ({1}): {2}': 'طلب جديد من {0} ({1}): {2}',
  'New request from {0} ({1})': 'طلب جديد من {0} ({1})',
  'New request from {0}': 'طلب جديد من {0}',
  '{0} wrote to you ({1}): {2}': 'كتب لك {0} ({1}): {2}',
  '{0} wrote to you ({1})': 'كتب لك {0} ({1})',
  '{0} wrote to you': 'كتب لك {0}',
  'Time to get back to {0} ({1}): {2}': 'حان وقت الرد على {0} ({1}): {2}',
  'Time to get back to {0} ({1})': 'حان وقت الرد على {0} ({1})',
  'Time to get back to {0}': 'حان وقت الرد على {0}',
  'A message needs matching ({0}): {1}': 'رسالة بحاجة إلى مطابقة ({0}): {1}',
  'A message needs matching ({0})': 'رسالة بحاجة إلى مطابقة ({0})',
  'A message needs matching': 'رسالة بحاجة إلى مطابقة',
  'You haven’t opened it in the panel yet. We couldn’t tell which couple sent it. Choose the right conversation.':
    'لم تفتحه في اللوحة بعد. لم نعرف أي عروسين أرسلاها. اختر المحادثة الصحيحة.',
  'Open the message': 'فتح الرسالة',
  'Missed call from {0} ({1}): {2}': 'مكالمة فائتة من {0} ({1}): {2}',
  'Missed call from {0} ({1})': 'مكالمة فائتة من {0} ({1})',
  'Missed call from {0}': 'مكالمة فائتة من {0}',
  'A message to {0} wasn’t delivered ({1}): {2}': 'لم تصل رسالة إلى {0} ({1}): {2}',
  'A message to {0} wasn’t delivered ({1})': 'لم تصل رسالة إلى {0} ({1})',
  'A message to {0} wasn’t delivered': 'لم تصل رسالة إلى {0}',
  '{0} accepted your quote ({1}): {2}': 'قبل {0} عرضك ({1}): {2}',
  '{0} accepted your quote ({1})': 'قبل {0} عرضك ({1})',
  '{0} accepted your quote': 'قبل {0} عرضك',
  '{0} replied to your quote ({1}): {2}': 'ردّ {0} على عرضك ({1}): {2}',
  '{0} replied to your quote ({1})': 'ردّ {0} على عرضك ({1})',
  '{0} replied to your quote': 'ردّ {0} على عرضك',
  '{0} wanted to accept, but their day is taken ({1}): {2}': 'أراد {0} القبول، لكن يومهما محجوز ({1}): {2}',
  '{0} wanted to accept, but their day is taken ({1})': 'أراد {0} القبول، لكن يومهما محجوز ({1})',
  '{0} wanted to accept, but their day is taken': 'أراد {0} القبول، لكن يومهما محجوز',
  'You haven’t opened it in the panel yet. Call them back when you can.':
    'لم تفتحه في اللوحة بعد. عاود الاتصال بهما متى أمكنك.',
  'You haven’t opened it in the panel yet. Send it again, or call them.':
    'لم تفتحه في اللوحة بعد. أعد إرسالها أو اتصل بهما.',
  'You haven’t opened it in the panel yet. Offer them another day, or free this one in the calendar.':
    'لم تفتحه في اللوحة بعد. اعرض عليهما يومًا آخر، أو حرّر هذا اليوم في التقويم.',
  '{0} would like to visit you ({1}): {2}': 'يودّ {0} زيارتك ({1}): {2}',
  '{0} would like to visit you ({1})': 'يودّ {0} زيارتك ({1})',
  '{0} would like to visit you': 'يودّ {0} زيارتك',
  '{0} say they’ve booked you ({1}): {2}': 'أفاد {0} بأنهما حجزا معك ({1}): {2}',
  '{0} say they’ve booked you ({1})': 'أفاد {0} بأنهما حجزا معك ({1})',
  '{0} say they’ve booked you': 'أفاد {0} بأنهما حجزا معك',
  '{0} confirmed your deal ({1}): {2}': 'أكّد {0} اتفاقكما ({1}): {2}',
  '{0} confirmed your deal ({1})': 'أكّد {0} اتفاقكما ({1})',
  '{0} confirmed your deal': 'أكّد {0} اتفاقكما',
  '{0} cancelled their request ({1}): {2}': 'ألغى {0} طلبهما ({1}): {2}',
  '{0} cancelled their request ({1})': 'ألغى {0} طلبهما ({1})',
  '{0} cancelled their request': 'ألغى {0} طلبهما',
  'You haven’t opened it in the panel yet. Approve or reject the deal there.':
    'لم تفتحه في اللوحة بعد. وافق على الاتفاق أو ارفضه هناك.',
  'You haven’t opened it in the panel yet. Days that you booked for them stay booked until you free them.':
    'لم تفتحه في اللوحة بعد. تبقى الأيام التي حجزتها لهما محجوزة حتى تحرّرها.',
  'You haven’t opened it in the panel yet.': 'لم تفتحه في اللوحة بعد.',
  'You haven’t opened it in the panel yet. Couples often book the first vendor who answers.':
    'لم تفتحه في اللوحة بعد. غالبًا ما يحجز الأزواج لدى أول من يرد.',
  'Open the couple’s page': 'فتح صفحة الزوجين',
  'You’re getting this email because nobody opened it for five minutes. You can change that under Settings.':
    'تصلك هذه الرسالة لأن أحدًا لم يفتحه خلال خمس دقائق. يمكنك تغيير ذلك ضمن الإعدادات.',
  '{0} for {1}': '{0} مقابل {1}',
  'Open in the panel': 'افتح في اللوحة',
  'You’re getting this email as a vendor of the marketplace. You can turn our emails off under Settings.':
    'تصلك هذه الرسالة بصفتك مزودًا في السوق. يمكنك إيقاف رسائلنا من الإعدادات.',
  'If this is a mistake, check their details and activate them again, or tell your account manager.':
    'إذا كان هذا خطأ، فتحققوا من بياناته وفعّلوه من جديد، أو أخبروا مدير حسابكم.',
  'We couldn’t confirm {0} as a user of your account. The reason: {1}':
    'تعذّر علينا تأكيد {0} كمستخدم في حسابكم. السبب: {1}',
  'You get this email because you manage your company’s account.': 'تصلكم هذه الرسالة لأنكم تديرون حساب شركتكم.',
  'We couldn’t confirm {0}': 'تعذّر علينا تأكيد {0}',
  '{0} can’t sign in yet.': 'لا يمكن لـ {0} تسجيل الدخول بعد.',
  'We’ve put {0} on hold. The reason: {1}': 'أوقفنا {0} مؤقتًا. السبب: {1}',
  'We’ve put {0} on hold': 'أوقفنا {0} مؤقتًا',
  'Couples can’t find it for now.': 'لا يمكن للأزواج العثور عليه حاليًا.',
  'Couples can’t find it or send new requests until we release it. You can still answer those who have asked.':
    'لا يمكن للأزواج العثور عليه أو إرسال طلبات جديدة حتى نعيد إظهاره. ما زال بإمكانكم الرد على من سبق أن راسلكم.',
  'Your account manager can tell you what to do next. You’ll find their address in the panel.':
    'يخبركم مدير حسابكم بالخطوة التالية. تجدون عنوانه في اللوحة.',
  '{0} is visible again': '{0} ظاهر من جديد',
  'Couples can find it and send requests.': 'يمكن للأزواج العثور عليه وإرسال الطلبات.',
  'We’ve released {0}. Couples can find it and send requests.':
    'أعدنا إظهار {0}. يمكن للأزواج العثور عليه وإرسال الطلبات.',
  'Open your providers': 'افتحوا مزوّديكم',
  '{0} was added to your account': 'أُضيف {0} إلى حسابكم',
  '{0} of our team added {1} to your account and invited them.': 'أضاف {0} من فريقنا {1} إلى حسابكم ودعاه.',
  'The rights of {0} were changed': 'تغيّرت صلاحيات {0}',
  '{0} of our team changed the name, role or rights of {1} in your account.':
    'غيّر {0} من فريقنا اسم {1} أو دوره أو صلاحياته في حسابكم.',
  '{0} was removed from your account': 'أُزيل {0} من حسابكم',
  '{0} of our team removed {1} from your account. They can no longer sign in.':
    'أزال {0} من فريقنا {1} من حسابكم. لم يعد بإمكانه تسجيل الدخول.',
  'They can manage the account: invite and remove people, and pay.': 'يمكنه إدارة الحساب: دعوة الأشخاص وإزالتهم والدفع.',
  'If you didn’t ask for this, tell your account manager.': 'إذا لم تطلبوا ذلك، فأخبروا مدير حسابكم.',
  'Open your users': 'افتحوا المستخدمين',
  '{0} runs again': '{0} سارية من جديد',
  'You have everything it includes again.': 'لديكم كل ما تشمله من جديد.',
  'We’ve given you {0} back. You have everything it includes again.': 'أعدنا إليكم {0}. لديكم كل ما تشمله من جديد.',
  'From today you’re on the limited package.': 'أنتم على الباقة المحدودة بدءًا من اليوم.',
  'We’ve ended {0}. The reason: {1}': 'أنهينا {0}. السبب: {1}',
  'We’ve ended {0}': 'أنهينا {0}',
  'From today you’re on the limited package, and nothing more is charged.':
    'أنتم على الباقة المحدودة بدءًا من اليوم، ولن يُخصم أي مبلغ آخر.',
  'See packages': 'عرض الباقات',
  'A couple is waiting for {0}': 'زوجان ينتظران رد {0}',
  '{0} couples are waiting for {1}': 'ينتظر {0} من الأزواج رد {1}',
  'Please answer today.': 'يرجى الرد اليوم.',
  'Please answer today: the vendor who answers first usually gets the wedding.':
    'يرجى الرد اليوم: من يرد أولًا يفوز بالزفاف غالبًا.',
  'If you can’t take new requests for now, put your provider on hold in the panel, and couples won’t wait for you.':
    'إن كنت لا تستقبل طلبات جديدة الآن فأوقف مقدم الخدمة مؤقتًا في اللوحة، فلا ينتظرك الأزواج.',
  'See couples': 'اطّلع على الأزواج',
};
