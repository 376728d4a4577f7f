/** The texts of mails and text messages to vendors in Turkish, by their English; `{0}` is what is filled in. The first that fits wins. */
export const TR: Readonly<Record<string, string>> = {
  'Hello {0},': 'Merhaba {0},',
  'If the button does not work, copy this address into your browser:':
    'Düğme çalışmazsa bu adresi tarayıcınıza kopyalayın:',
  'Didn’t ask for this? Nothing has changed, and you can ignore this email.':
    'Bunu siz istemediniz mi? Hiçbir şey değişmedi; bu e-postayı dikkate almayabilirsiniz.',
  'Choose a new password': 'Yeni bir şifre seçin',
  'The link works once, for 30 minutes.': 'Bağlantı bir kez, 30 dakika boyunca çalışır.',
  'Someone, most likely you, asked for a new password for your Bellbird account.':
    'Biri, büyük olasılıkla siz, Bellbird hesabınız için yeni bir şifre istedi.',
  'The link works once, for {0} minutes. Your devices will be signed out when you save the new password.':
    'Bağlantı bir kez, {0} dakika boyunca çalışır. Yeni şifreyi kaydettiğinizde cihazlarınızdaki oturumlar kapanır.',
  'You got this email because someone entered your username at ‘Forgot password’.':
    'Bu e-postayı, biri ‘Şifremi unuttum’ bölümüne kullanıcı adınızı yazdığı için aldınız.',
  'You have new recovery codes': 'Yeni kurtarma kodlarınız var',
  'New recovery codes were created for your Bellbird account. The old ones no longer work.':
    'Bellbird hesabınız için yeni kurtarma kodları oluşturuldu. Eskileri artık çalışmıyor.',
  'A recovery code was used': 'Bir kurtarma kodu kullanıldı',
  'Someone signed in to your Bellbird account with a recovery code. It was the last one: create new ones in your settings.':
    'Biri Bellbird hesabınıza bir kurtarma koduyla giriş yaptı. Bu son koddu: ayarlarınızda yenilerini oluşturun.',
  'Someone signed in to your Bellbird account with a recovery code. You have {0} left.':
    'Biri Bellbird hesabınıza bir kurtarma koduyla giriş yaptı. Kalan kod: {0}.',
  'Your two-step sign-in was reset': 'İki adımlı girişiniz sıfırlandı',
  'An administrator reset your two-step sign-in, and all your devices were signed out. You set it up again when you next sign in.':
    'Bir yönetici iki adımlı girişinizi sıfırladı ve tüm cihazlarınızdaki oturumlar kapatıldı. Bir sonraki girişinizde yeniden kurarsınız.',
  'If this wasn’t you, tell an administrator straight away: they can reset it.':
    'Bunu siz yapmadıysanız hemen bir yöneticiye haber verin: sıfırlayabilir.',
  'If you didn’t ask for this, choose a new password straight away and tell another administrator.':
    'Bunu siz istemediyseniz hemen yeni bir şifre seçin ve başka bir yöneticiye haber verin.',
  '{0} was connected': '{0} bağlandı',
  'A {0} account was connected to your Bellbird account. You can now sign in with it.':
    'Bellbird hesabınıza bir {0} hesabı bağlandı. Artık onunla giriş yapabilirsiniz.',
  '{0} was disconnected': '{0} bağlantısı kaldırıldı',
  'Your {0} account was disconnected. You can no longer sign in to Bellbird with it.':
    '{0} hesabınızın bağlantısı kaldırıldı. Artık onunla Bellbird’e giriş yapamazsınız.',
  'A change to how you sign in.': 'Giriş yönteminizde bir değişiklik.',
  'If this wasn’t you, choose a new password straight away and tell your account manager.':
    'Bunu siz yapmadıysanız hemen yeni bir şifre seçin ve müşteri temsilcinize haber verin.',
  'This wasn’t me': 'Ben değildim',
  'We always let you know when the way you sign in changes.':
    'Giriş yönteminiz değiştiğinde size her zaman haber veririz.',
  'Your usernames': 'Kullanıcı adlarınız',
  'Your username': 'Kullanıcı adınız',
  'You asked us to remind you.': 'Hatırlatmamızı istediniz.',
  'These usernames belong to this email address:': 'Bu e-posta adresine ait kullanıcı adları:',
  'This username belongs to this email address:': 'Bu e-posta adresine ait kullanıcı adı:',
  'Sign in': 'Giriş yap',
  'You got this email because someone entered your address at ‘Forgot username’.':
    'Bu e-postayı, biri ‘Kullanıcı adımı unuttum’ bölümüne adresinizi yazdığı için aldınız.',
  '{0} is your Bellbird code. It is valid for {1} minutes. Don’t share it.':
    '{0} Bellbird kodunuz. {1} dakika geçerlidir. Kimseyle paylaşmayın.',
  '{0} is your Bellbird code': '{0} Bellbird kodunuz',
  'Your code to sign in, valid for 2 minutes.': 'Giriş kodunuz, 2 dakika geçerli.',
  'This is your code to sign in. It is valid for {0} minutes and works once.':
    'Bu, giriş kodunuz. {0} dakika geçerlidir ve bir kez çalışır.',
  'Don’t share it with anyone. We never ask for it on the phone.': 'Kimseyle paylaşmayın. Onu telefonda asla sormayız.',
  'Join {0} on Bellbird': 'Bellbird’de {0} ekibine katılın',
  'Set up your account to answer couples and look after the listing.':
    'Çiftlere yanıt vermek ve ilana bakmak için hesabınızı kurun.',
  '{0} has invited you to Bellbird, where they answer couples and look after their listing.':
    '{0} sizi Bellbird’e davet etti; orada çiftlere yanıt veriyor ve ilanlarına bakıyorlar.',
  'Choose your username and password to get started. The link works once, for {0} days.':
    'Başlamak için kullanıcı adınızı ve şifrenizi seçin. Bağlantı bir kez, {0} gün boyunca çalışır.',
  'Set up your account': 'Hesabınızı kurun',
  'You got this email because {0} entered your address.': 'Bu e-postayı, {0} adresinizi yazdığı için aldınız.',
  'Don’t know them? You can ignore this email.': 'Tanımıyor musunuz? Bu e-postayı dikkate almayabilirsiniz.',
  'Your password was changed': 'Şifreniz değişti',
  'The password of your Bellbird account was changed just now, and your other devices were signed out.':
    'Bellbird hesabınızın şifresi az önce değişti ve diğer cihazlarınızdaki oturumlar kapatıldı.',
  'Two-step sign-in is on': 'İki adımlı giriş açık',
  'From now on, signing in to Bellbird also takes a code from your authenticator app. Your other devices were signed out.':
    'Artık Bellbird’e girmek için doğrulama uygulamanızdan bir kod da gerekir. Diğer cihazlarınızdaki oturumlar kapatıldı.',
  'Two-step sign-in is off': 'İki adımlı giriş kapalı',
  'Two-step sign-in was turned off for your Bellbird account. Your password alone is enough to sign in now.':
    'Bellbird hesabınızda iki adımlı giriş kapatıldı. Giriş için artık yalnızca şifreniz yeter.',
  'Your email address and phone number were changed': 'E-posta adresiniz ve telefon numaranız değişti',
  'Your email address was changed': 'E-posta adresiniz değişti',
  'Your phone number was changed': 'Telefon numaranız değişti',
  'The email address and phone number of your Bellbird account were changed just now. Codes and links to sign in go to the new ones.':
    'Bellbird hesabınızın e-posta adresi ve telefon numarası az önce değişti. Giriş kodları ve bağlantıları yenilerine gider.',
  'The email address of your Bellbird account was changed just now. Codes and links to sign in go to the new one.':
    'Bellbird hesabınızın e-posta adresi az önce değişti. Giriş kodları ve bağlantıları yenisine gider.',
  'The phone number of your Bellbird account was changed just now. Codes and links to sign in go to the new one.':
    'Bellbird hesabınızın telefon numarası az önce değişti. Giriş kodları ve bağlantıları yenisine gider.',
  'If this wasn’t you, undo it. We’ll sign out every device and send you a link to choose a new password. You can do this for {0} days.':
    'Bunu siz yapmadıysanız geri alın. Tüm cihazlardaki oturumları kapatır, yeni şifre için bağlantı göndeririz. Bunu {0} gün boyunca yapabilirsiniz.',
  'If you don’t know this account, you can ignore this email or tell us.':
    'Bu hesabı tanımıyorsanız bu e-postayı dikkate almayabilir veya bize haber verebilirsiniz.',
  'Your data is ready to download': 'Verileriniz indirilmeye hazır',
  'Your data is ready': 'Verileriniz hazır',
  'Everything of {0} as one file.': '{0} firmasının her şeyi tek dosyada.',
  'Everything that {0} has in Bellbird is ready as one file. You can download it for 7 days.':
    '{0} firmasının Bellbird’deki her şeyi tek dosyada hazır. 7 gün boyunca indirebilirsiniz.',
  'It contains the names and messages of couples. Please keep it safe.':
    'Çiftlerin adlarını ve mesajlarını içerir. Lütfen güvende tutun.',
  'Go to the download': 'İndirmeye git',
  'You’re getting this email because you asked for your data.':
    'Bu e-postayı, verilerinizi istediğiniz için alıyorsunuz.',
  'Your tax invoice {0}': 'Vergi faturanız {0}',
  'Thank you for your payment': 'Ödemeniz için teşekkürler',
  'We’ve received {0} for {1}, instalment {2} of {3}).': '{1}, {3} taksitin {2}. taksiti) için {0} aldık.',
  'We’ve received {0} for {1}.': '{1} için {0} aldık.',
  'Your tax invoice is attached. You can also find it with your payments in Bellbird.':
    'Vergi faturanız ektedir. Bellbird’de ödemelerinizin yanında da bulabilirsiniz.',
  'See your payments': 'Ödemelerinizi görün',
  'You received this email because you paid for a Bellbird product.':
    'Bu e-postayı, bir Bellbird ürünü için ödeme yaptığınız için aldınız.',
  'Your bank didn’t pay our direct debit': 'Bankanız otomatik ödememizi yapmadı',
  'We couldn’t charge your card': 'Kartınızdan çekim yapamadık',
  'Please pay another way. Your listing stays online as it is.':
    'Lütfen başka bir yolla ödeyin. İlanınız olduğu gibi yayında kalır.',
  'Please pay with another card. Your listing stays online as it is.':
    'Lütfen başka bir kartla ödeyin. İlanınız olduğu gibi yayında kalır.',
  'Please pay another way': 'Lütfen başka bir yolla ödeyin',
  'Please pay your next instalment': 'Lütfen sıradaki taksitinizi ödeyin',
  '{0} for {1}, instalment {2} of {3}) is due, but we couldn’t debit your account.':
    '{1}, {3} taksitin {2}. taksiti) için {0} ödenmeli, ancak hesabınızdan çekemedik.',
  '{0} for {1}, instalment {2} of {3}) is due, but we couldn’t charge your card.':
    '{1}, {3} taksitin {2}. taksiti) için {0} ödenmeli, ancak kartınızdan çekemedik.',
  '{0} for {1} is due, but we couldn’t debit your account.': '{1} için {0} ödenmeli, ancak hesabınızdan çekemedik.',
  '{0} for {1} is due, but we couldn’t charge your card.': '{1} için {0} ödenmeli, ancak kartınızdan çekemedik.',
  'Pay now': 'Şimdi öde',
  'You received this email because you pay for a Bellbird product.':
    'Bu e-postayı, bir Bellbird ürünü için ödeme yaptığınız için aldınız.',
  'We’ll debit {0} from your account': 'Hesabınızdan {0} çekeceğiz',
  'Your adjustment note {0}': 'Düzeltme belgeniz {0}',
  'We’ve sent your money back': 'Paranızı geri gönderdik',
  'Your bank took a payment back': 'Bankanız bir ödemeyi geri aldı',
  'We’ve refunded {0} for {1}, instalment {2} of {3}). It can take a few days to arrive.':
    '{1}, {3} taksitin {2}. taksiti) için {0} iade ettik. Ulaşması birkaç gün sürebilir.',
  'We’ve refunded {0} for {1}. It can take a few days to arrive.':
    '{1} için {0} iade ettik. Ulaşması birkaç gün sürebilir.',
  'Your adjustment note is attached. It corrects the tax invoice.':
    'Düzeltme belgeniz ektedir. Vergi faturasını düzeltir.',
  'Your bank took back {0} for {1}, instalment {2} of {3}). What it paid for has ended, and we won’t charge anything more for it.':
    'Bankanız {1}, {3} taksitin {2}. taksiti) için {0} geri aldı. Ödenen hizmet sona erdi; bunun için başka bir ücret almayacağız.',
  'Your bank took back {0} for {1}. What it paid for has ended, and we won’t charge anything more for it.':
    'Bankanız {1} için {0} geri aldı. Ödenen hizmet sona erdi; bunun için başka bir ücret almayacağız.',
  'If this is a mistake, please choose a package and pay another way.':
    'Bu bir yanlışlıksa lütfen bir paket seçip başka bir yolla ödeyin.',
  'A direct debit is coming up': 'Bir otomatik ödeme yaklaşıyor',
  'On {0} or the next working day we’ll debit {1} for {2}, instalment {3} of {4}) from your account ending in {5}.':
    '{0} günü veya sonraki iş günü, sonu {5} olan hesabınızdan {2}, {4} taksitin {3}. taksiti) için {1} çekeceğiz.',
  'On {0} or the next working day we’ll debit {1} for {2} from your account ending in {3}.':
    '{0} günü veya sonraki iş günü, sonu {3} olan hesabınızdan {2} için {1} çekeceğiz.',
  'It takes about three working days to arrive. Please make sure there’s enough money in the account.':
    'Ulaşması yaklaşık üç iş günü sürer. Lütfen hesapta yeterli para olduğundan emin olun.',
  'You agreed to this with your direct debit request. You can cancel it under Payments, Cards, in Bellbird.':
    'Bunu otomatik ödeme talimatınızla kabul ettiniz. Bellbird’de Ödemeler, Kartlar altında iptal edebilirsiniz.',
  'You received this email because you pay for a Bellbird product by direct debit.':
    'Bu e-postayı, bir Bellbird ürününü otomatik ödemeyle ödediğiniz için aldınız.',
  'Secure payment is approved: {0}': 'Güvenli ödeme onaylandı: {0}',
  'Secure payment is approved': 'Güvenli ödeme onaylandı',
  'Your application needs changes: {0}': 'Başvurunuzda değişiklik gerekiyor: {0}',
  'Your application needs changes': 'Başvurunuzda değişiklik gerekiyor',
  'Couples can now pay you securely.': 'Çiftler artık size güvenle ödeme yapabilir.',
  'You can correct it and send it again.': 'Düzeltip yeniden gönderebilirsiniz.',
  'We’ve approved your application for secure payment for {0}.': '{0} için güvenli ödeme başvurunuzu onayladık.',
  'We couldn’t approve your application for secure payment for {0}: {1}.':
    '{0} için güvenli ödeme başvurunuzu onaylayamadık: {1}.',
  'We’ve kept what you filled in. Correct it and send it again, and we’ll review it within 48 hours.':
    'Doldurduklarınızı sakladık. Düzeltip yeniden gönderin, 48 saat içinde inceleyelim.',
  'Open secure payment': 'Güvenli ödemeyi aç',
  'Correct application': 'Başvuruyu düzelt',
  'You received this email because you applied for secure payment with this address.':
    'Bu e-postayı, bu adresle güvenli ödemeye başvurduğunuz için aldınız.',
  'While they do, they can’t change your email address, phone number, password, two-step sign-in or cards, and they can’t invite anyone.':
    'Bu sırada e-posta adresinizi, telefon numaranızı, şifrenizi, iki adımlı girişinizi veya kartlarınızı değiştiremez ve kimseyi davet edemezler.',
  'We always let you know when someone from our team works in your panel.':
    'Ekibimizden biri panelinizde çalıştığında size her zaman haber veririz.',
  '{0} from Bellbird is helping in your panel': 'Bellbird’den {0} panelinizde yardım ediyor',
  'Our team is helping in your panel': 'Ekibimiz panelinizde yardım ediyor',
  '{0} can see your panel for up to {1} minutes.': '{0} panelinizi en çok {1} dakika görebilir.',
  '{0} from the Bellbird team has opened your panel to help you. They can look at what you see for up to {1} minutes, and change nothing.':
    'Bellbird ekibinden {0} size yardım etmek için panelinizi açtı. Gördüklerinize en çok {1} dakika bakabilir, hiçbir şeyi değiştiremez.',
  'Their reason: {0}': 'Nedeni: {0}',
  '{0} from the Bellbird team has opened your panel to help you. They can see and do what you can for up to {1} minutes.':
    'Bellbird ekibinden {0} size yardım etmek için panelinizi açtı. En çok {1} dakika, sizin görüp yapabildiklerinizi görüp yapabilir.',
  'If you didn’t ask for help, reply to this email or tell your account manager.':
    'Yardım istemediyseniz bu e-postayı yanıtlayın veya müşteri temsilcinize haber verin.',
  '{0} from the Bellbird team has finished in your panel.': 'Bellbird ekibinden {0} panelinizdeki işini bitirdi.',
  'They exported:\n{0}': 'Dışa aktardıkları:\n{0}',
  'They changed one thing for you.': 'Sizin için bir şeyi değiştirdiler.',
  'They changed {0} things for you.': 'Sizin için {0} şeyi değiştirdiler.',
  'They saw contact details of people in your team or of couples.':
    'Ekibinizdeki kişilerin veya çiftlerin iletişim bilgilerini gördüler.',
  'If you didn’t expect this, reply to this email or tell your account manager.':
    'Bunu beklemiyorduysanız bu e-postayı yanıtlayın veya müşteri temsilcinize haber verin.',
  'What {0} from Bellbird did in your panel': 'Bellbird’den {0} panelinizde ne yaptı',
  'Our team has finished in your panel': 'Ekibimiz panelinizdeki işini bitirdi',
  'What {0} exported, saw and changed.': '{0} neleri dışa aktardı, gördü ve değiştirdi.',
  'On the limited package you can open {0} requests a month. If you have one left, open this one to see who they are and what they wrote.':
    'Sınırlı pakette ayda {0} talep açabilirsiniz. Hakkınız kaldıysa kim olduklarını ve ne yazdıklarını görmek için bunu açın.',
  'New request from {0} for {1}': '{1} için {0} yeni bir talep gönderdi',
  '{0} asked about {1}': '{0}, {1} hakkında sordu',
  'Couples often book the first vendor who answers.': 'Çiftler çoğu zaman ilk yanıt verenle anlaşır.',
  '{0} would like to hear from you.': '{0} sizden haber bekliyor.',
  'When: {0}': 'Ne zaman: {0}',
  'Where: {0}': 'Nerede: {0}',
  'Guests: {0}': 'Davetli: {0}',
  'Budget: {0}': 'Bütçe: {0}',
  'They wrote:\n{0}': 'Yazdıkları:\n{0}',
  'Open request': 'Talebi aç',
  'Answer the couple': 'Çifte yanıt ver',
  'You’re getting this email because you receive the requests for {0}. You can change that under Users.':
    'Bu e-postayı, {0} taleplerini aldığınız için alıyorsunuz. Bunu Kullanıcılar altında değiştirebilirsiniz.',
  'New request for {0} from {1}: {2}': '{0} için {1} yeni bir talep gönderdi: {2}',
  'Reminder: {0}': 'Hatırlatma: {0}',
  'You asked us to remind you about {0} ({1}) on {2}.': '{2} için {0} ({1}) hakkında hatırlatma istemiştiniz.',
  'Your note: {0}': 'Notunuz: {0}',
  'You’re getting this email because you set a reminder in Bellbird.':
    'Bu e-postayı, Bellbird’de bir hatırlatma kurduğunuz için alıyorsunuz.',
  'New request from {0} ({1}): {2}': '{0} yeni bir talep gönderdi ({1}): {2}',
  'New request from {0} ({1})': '{0} yeni bir talep gönderdi ({1})',
  'New request from {0}': '{0} yeni bir talep gönderdi',
  '{0} wrote to you ({1}): {2}': '{0} size yazdı ({1}): {2}',
  '{0} wrote to you ({1})': '{0} size yazdı ({1})',
  '{0} wrote to you': '{0} size yazdı',
  'Time to get back to {0} ({1}): {2}': '{0} ile yeniden görüşme zamanı ({1}): {2}',
  'Time to get back to {0} ({1})': '{0} ile yeniden görüşme zamanı ({1})',
  'Time to get back to {0}': '{0} ile yeniden görüşme zamanı',
  'A message needs matching ({0}): {1}': 'Bir mesajın çifti bilinmiyor ({0}): {1}',
  'A message needs matching ({0})': 'Bir mesajın çifti bilinmiyor ({0})',
  'A message needs matching': 'Bir mesajın çifti bilinmiyor',
  'You haven’t opened it in the panel yet. We couldn’t tell which couple sent it. Choose the right conversation.':
    'Panelde henüz açmadınız. Hangi çiftin gönderdiğini anlayamadık. Doğru yazışmayı seçin.',
  'Open the message': 'Mesajı aç',
  'Missed call from {0} ({1}): {2}': 'Cevapsız arama: {0} ({1}): {2}',
  'Missed call from {0} ({1})': 'Cevapsız arama: {0} ({1})',
  'Missed call from {0}': 'Cevapsız arama: {0}',
  'A message to {0} wasn’t delivered ({1}): {2}': '{0} için yazılan mesaj iletilemedi ({1}): {2}',
  'A message to {0} wasn’t delivered ({1})': '{0} için yazılan mesaj iletilemedi ({1})',
  'A message to {0} wasn’t delivered': '{0} için yazılan mesaj iletilemedi',
  '{0} accepted your quote ({1}): {2}': '{0} teklifinizi kabul etti ({1}): {2}',
  '{0} accepted your quote ({1})': '{0} teklifinizi kabul etti ({1})',
  '{0} accepted your quote': '{0} teklifinizi kabul etti',
  '{0} replied to your quote ({1}): {2}': '{0} teklifinize yanıt verdi ({1}): {2}',
  '{0} replied to your quote ({1})': '{0} teklifinize yanıt verdi ({1})',
  '{0} replied to your quote': '{0} teklifinize yanıt verdi',
  '{0} wanted to accept, but their day is taken ({1}): {2}': '{0} kabul etmek istedi, ama günü dolu ({1}): {2}',
  '{0} wanted to accept, but their day is taken ({1})': '{0} kabul etmek istedi, ama günü dolu ({1})',
  '{0} wanted to accept, but their day is taken': '{0} kabul etmek istedi, ama günü dolu',
  'You haven’t opened it in the panel yet. Call them back when you can.':
    'Panelde henüz açmadınız. Uygun olduğunuzda geri arayın.',
  'You haven’t opened it in the panel yet. Send it again, or call them.':
    'Panelde henüz açmadınız. Yeniden gönderin ya da arayın.',
  'You haven’t opened it in the panel yet. Offer them another day, or free this one in the calendar.':
    'Panelde henüz açmadınız. Başka bir gün önerin ya da takvimde bu günü boşaltın.',
  '{0} would like to visit you ({1}): {2}': '{0} sizi ziyaret etmek istiyor ({1}): {2}',
  '{0} would like to visit you ({1})': '{0} sizi ziyaret etmek istiyor ({1})',
  '{0} would like to visit you': '{0} sizi ziyaret etmek istiyor',
  '{0} say they’ve booked you ({1}): {2}': '{0} sizinle anlaştığını bildirdi ({1}): {2}',
  '{0} say they’ve booked you ({1})': '{0} sizinle anlaştığını bildirdi ({1})',
  '{0} say they’ve booked you': '{0} sizinle anlaştığını bildirdi',
  '{0} confirmed your deal ({1}): {2}': '{0} anlaşmanızı onayladı ({1}): {2}',
  '{0} confirmed your deal ({1})': '{0} anlaşmanızı onayladı ({1})',
  '{0} confirmed your deal': '{0} anlaşmanızı onayladı',
  '{0} cancelled their request ({1}): {2}': '{0} talebini iptal etti ({1}): {2}',
  '{0} cancelled their request ({1})': '{0} talebini iptal etti ({1})',
  '{0} cancelled their request': '{0} talebini iptal etti',
  'You haven’t opened it in the panel yet. Approve or reject the deal there.':
    'Panelde henüz açmadınız. Anlaşmayı orada onaylayın veya reddedin.',
  'You haven’t opened it in the panel yet. Days that you booked for them stay booked until you free them.':
    'Panelde henüz açmadınız. Onlar için ayırdığınız günler, siz boşaltana kadar dolu kalır.',
  'You haven’t opened it in the panel yet.': 'Panelde henüz açmadınız.',
  'You haven’t opened it in the panel yet. Couples often book the first vendor who answers.':
    'Panelde henüz açmadınız. Çiftler çoğu zaman ilk yanıt verenle anlaşır.',
  'Open the couple’s page': 'Çiftin sayfasını aç',
  'You’re getting this email because nobody opened it for five minutes. You can change that under Settings.':
    'Bu e-postayı, beş dakika boyunca kimse açmadığı için alıyorsunuz. Bunu Ayarlar altında değiştirebilirsiniz.',
  '{0} for {1}': '{1} için {0}',
  'Open in the panel': 'Panelde aç',
  'You’re getting this email as a vendor of the marketplace. You can turn our emails off under Settings.':
    'Bu e-postayı pazar yerinin bir firması olarak alıyorsunuz. E-postalarımızı Ayarlar bölümünden kapatabilirsiniz.',
  'If this is a mistake, check their details and activate them again, or tell your account manager.':
    'Bu bir hataysa bilgilerini kontrol edip yeniden etkinleştirin veya müşteri temsilcinize bildirin.',
  'We couldn’t confirm {0} as a user of your account. The reason: {1}':
    '{0} kişisini hesabınızın kullanıcısı olarak onaylayamadık. Nedeni: {1}',
  'You get this email because you manage your company’s account.':
    'Bu e-postayı, firmanızın hesabını yönettiğiniz için aldınız.',
  'We couldn’t confirm {0}': '{0} kullanıcısını onaylayamadık',
  '{0} can’t sign in yet.': '{0} henüz giriş yapamıyor.',
  'We’ve put {0} on hold. The reason: {1}': '{0} firmasını beklemeye aldık. Nedeni: {1}',
  'We’ve put {0} on hold': '{0} firmasını beklemeye aldık',
  'Couples can’t find it for now.': 'Çiftler onu şimdilik bulamaz.',
  'Couples can’t find it or send new requests until we release it. You can still answer those who have asked.':
    'Biz yeniden açana kadar çiftler onu bulamaz ve yeni talep gönderemez. Daha önce yazanlara yanıt verebilirsiniz.',
  'Your account manager can tell you what to do next. You’ll find their address in the panel.':
    'Bundan sonra ne yapılacağını müşteri temsilciniz söyleyebilir. Adresini panelde bulursunuz.',
  '{0} is visible again': '{0} yeniden görünür',
  'Couples can find it and send requests.': 'Çiftler onu bulabilir ve talep gönderebilir.',
  'We’ve released {0}. Couples can find it and send requests.':
    '{0} firmasını yeniden açtık. Çiftler onu bulabilir ve talep gönderebilir.',
  'Open your providers': 'Firmalarınızı açın',
  '{0} was added to your account': '{0} hesabınıza eklendi',
  '{0} of our team added {1} to your account and invited them.':
    'Ekibimizden {0}, {1} kişisini hesabınıza ekledi ve davet etti.',
  'The rights of {0} were changed': '{0} kişisinin yetkileri değiştirildi',
  '{0} of our team changed the name, role or rights of {1} in your account.':
    'Ekibimizden {0}, hesabınızdaki {1} kişisinin adını, görevini veya yetkilerini değiştirdi.',
  '{0} was removed from your account': '{0} hesabınızdan çıkarıldı',
  '{0} of our team removed {1} from your account. They can no longer sign in.':
    'Ekibimizden {0}, {1} kişisini hesabınızdan çıkardı. Artık giriş yapamaz.',
  'They can manage the account: invite and remove people, and pay.':
    'Hesabı yönetebilir: kişi davet eder, çıkarır ve ödeme yapar.',
  'If you didn’t ask for this, tell your account manager.': 'Bunu siz istemediyseniz müşteri temsilcinize bildirin.',
  'Open your users': 'Kullanıcılarınızı açın',
  '{0} runs again': '{0} yeniden geçerli',
  'You have everything it includes again.': 'İçerdiği her şey yeniden sizin.',
  'We’ve given you {0} back. You have everything it includes again.':
    '{0} paketinizi geri verdik. İçerdiği her şey yeniden sizin.',
  'From today you’re on the limited package.': 'Bugünden itibaren sınırlı paketi kullanıyorsunuz.',
  'We’ve ended {0}. The reason: {1}': '{0} paketini sonlandırdık. Nedeni: {1}',
  'We’ve ended {0}': '{0} paketini sonlandırdık',
  'From today you’re on the limited package, and nothing more is charged.':
    'Bugünden itibaren sınırlı paketi kullanıyorsunuz; başka bir tahsilat yapılmaz.',
  'See packages': 'Paketleri görün',
  'A couple is waiting for {0}': 'Bir çift {0} firmasından yanıt bekliyor',
  '{0} couples are waiting for {1}': '{0} çift {1} firmasından yanıt bekliyor',
  'Please answer today.': 'Lütfen bugün yanıtlayın.',
  'Please answer today: the vendor who answers first usually gets the wedding.':
    'Lütfen bugün yanıtlayın: düğünü çoğu zaman ilk yanıt veren alır.',
  'If you can’t take new requests for now, put your provider on hold in the panel, and couples won’t wait for you.':
    'Şimdilik yeni talep alamıyorsanız panelde firmanızı beklemeye alın; çiftler de sizi beklemez.',
  'See couples': 'Çiftleri görün',
};
