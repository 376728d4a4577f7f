import { MAIL_FOOTER, SEE_QUOTE } from '#domains/couples/messages/messages.public.ts';

/** What we write to couples about their quote and afterwards in Turkish, by its English; `{0}` is what is filled in. The first that fits wins. */
export const COUPLES_TR: Readonly<Record<string, string>> = {
  'Hi {0},': 'Merhaba {0},',
  'Your signed quote {0} from {1}': '{1} firmasından imzalı teklifiniz {0}',
  'It’s yours': 'Artık sizin',
  'You accepted the quote {0} from {1}: {2} in total. The signed quote is attached.':
    '{1} firmasının {0} teklifini kabul ettiniz: toplam {2}. İmzalı teklif ektedir.',
  'Receipt: {0} to {1}': 'Makbuz: {1} için {0}',
  'Thank you for your payment': 'Ödemeniz için teşekkürler',
  '{0} has received {1} for the quote {2}.': '{0}, {2} teklifi için {1} aldı.',
  '{0} refunded {1}': '{0} {1} iade etti',
  'A refund is on its way': 'İadeniz yolda',
  '{0} of your payment for the quote {1} goes back to your card. It takes a few days to arrive.':
    '{1} teklifi için ödemenizin {0} tutarı kartınıza iade ediliyor. Birkaç gün sürebilir.',
  'Your refund of {0} didn’t arrive': '{0} tutarındaki iadeniz ulaşmadı',
  'Your refund didn’t arrive': 'İadeniz ulaşmadı',
  'Your bank didn’t accept the refund of {0} for the quote {1}. {2} has been told. Reply to them about another way to send it.':
    'Bankanız {1} teklifi için {0} tutarındaki iadeyi kabul etmedi. {2} bilgilendirildi. Başka bir yol için onlara yazın.',
  'Open your copy': 'Kopyanızı açın',
  'You received this email because you accepted a quote from {0}.':
    'Bu e-postayı {0} teklifini kabul ettiğiniz için aldınız.',
  'Your visit on {0}': 'Ziyaretiniz: {0}',
  'We look forward to your visit on {0}.': 'Ziyaretinizi bekliyoruz: {0}.',
  'Unfortunately we can’t meet you on {0}.': 'Maalesef şu tarihte sizi ağırlayamıyoruz: {0}.',
  'We’re sorry, but we have to cancel your visit on {0}.':
    'Üzgünüz, şu tarihteki ziyaretinizi iptal etmek zorundayız: {0}.',
  'Just reply with another time that suits you.': 'Size uyan başka bir zamanı yazmanız yeterli.',
  'No more reminders:': 'Artık hatırlatma istemiyorum:',
  'Your quote from {0} is valid until {1}': '{0} teklifiniz {1} tarihine kadar geçerli',
  'Your quote is valid until {0}. If anything is unclear, just ask.':
    'Teklifiniz {0} tarihine kadar geçerli. Aklınıza takılan bir şey varsa sormanız yeterli.',
  '{0} to {1} is due today': '{1} için {0} ödemenin vadesi bugün',
  'A payment of {0} is due today.': '{0} tutarındaki ödemenizin vadesi bugün.',
  '{0} to {1} is due on {2}': '{1} için {0} ödemenin vadesi {2}',
  'A payment of {0} is due on {1}.': '{0} tutarındaki ödemenizin vadesi {1}.',
  '{0} to {1} was due on {2}': '{1} için {0} ödemenin vadesi {2} idi',
  'A payment of {0} was due on {1}. If you’ve just paid, thank you, and please ignore this.':
    '{0} tutarındaki ödemenizin vadesi {1} idi. Az önce ödediyseniz teşekkürler, bu mesajı dikkate almayın.',
  [SEE_QUOTE.en]: SEE_QUOTE.tr,
  [MAIL_FOOTER.en]: MAIL_FOOTER.tr,
  'How was it with {0}?': '{0} ile nasıl geçti?',
  'Two minutes of your time can help the next couple.': 'İki dakikanız sıradaki çifte yardımcı olabilir.',
  '{0} would like to hear how it was for you, and so would couples who are still looking.':
    '{0} sizin için nasıl geçtiğini duymak istiyor; hâlâ arayan çiftler de.',
  'Tell them what was good and what wasn’t. Your comment is published as you write it.':
    'Neyin iyi olduğunu, neyin olmadığını anlatın. Yorumunuz yazdığınız gibi yayımlanır.',
  'Write a comment': 'Yorum yaz',
  'You’re receiving this email because you booked {0}. We won’t send a reminder. To get no more of these emails, unsubscribe: {1}':
    'Bu e-postayı {0} ile anlaştığınız için alıyorsunuz. Hatırlatma göndermeyeceğiz. Bu e-postaları artık almamak için abonelikten çıkın: {1}',
  'Reply STOP to opt out.': 'Mesaj almak istemiyorsanız STOP yazın.',
};
