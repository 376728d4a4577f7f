import { formatMoney } from '@bellbird/contract/couples/quote-page';
import { renderMail } from '#platform/mail/mail-layout.ts';

type Facts = {
  id: number;
  coupleName: string;
  providerName: string;
  /** ‘Q-1042’. */
  number: string;
  link: string;
  baseUrl: string;
  language: string;
};
type Kind = 'accepted' | 'receipt' | 'refund';
type Words = {
  greeting: string;
  footer: string;
  action: string;
  subject: Record<Kind, string>;
  title: Record<Kind, string>;
  body: Record<Kind, string>;
};

const EN: Words = {
  greeting: 'Hello {couple},',
  footer: 'You received this email because you accepted a quote from {vendor}.',
  action: 'Open your copy',
  subject: {
    accepted: 'Your signed quote {number} from {vendor}',
    receipt: 'Receipt: {amount} to {vendor}',
    refund: '{vendor} refunded {amount}',
  },
  title: { accepted: 'It’s yours', receipt: 'Thank you for your payment', refund: 'A refund is on its way' },
  body: {
    accepted: 'You accepted the quote {number} from {vendor}: {amount} in total. The signed quote is attached.',
    receipt: '{vendor} has received {amount} for the quote {number}.',
    refund: '{amount} of your payment for the quote {number} goes back to your card. It takes a few days to arrive.',
  },
};

const TR: Words = {
  greeting: 'Merhaba {couple},',
  footer: 'Bu e-postayı {vendor} teklifini kabul ettiğiniz için aldınız.',
  action: 'Kopyanızı açın',
  subject: {
    accepted: '{vendor} firmasından imzalı teklifiniz {number}',
    receipt: 'Makbuz: {vendor} için {amount}',
    refund: '{vendor} {amount} iade etti',
  },
  title: { accepted: 'Artık sizin', receipt: 'Ödemeniz için teşekkürler', refund: 'İadeniz yolda' },
  body: {
    accepted: '{vendor} firmasının {number} teklifini kabul ettiniz: toplam {amount}. İmzalı teklif ektedir.',
    receipt: '{vendor}, {number} teklifi için {amount} aldı.',
    refund: '{number} teklifi için ödemenizin {amount} tutarı kartınıza iade ediliyor. Birkaç gün sürebilir.',
  },
};

const AR: Words = {
  greeting: 'مرحبًا {couple}،',
  footer: 'وصلتكما هذه الرسالة لأنكما قبلتما عرض سعر من {vendor}.',
  action: 'فتح نسختكما',
  subject: {
    accepted: 'العرض الموقّع {number} من {vendor}',
    receipt: 'إيصال: {amount} إلى {vendor}',
    refund: 'أعاد {vendor} مبلغ {amount}',
  },
  title: { accepted: 'أصبح لكما', receipt: 'شكرًا على الدفع', refund: 'المبلغ المسترد في الطريق' },
  body: {
    accepted: 'قبلتما العرض {number} من {vendor} بإجمالي {amount}. العرض الموقّع مرفق.',
    receipt: 'استلم {vendor} مبلغ {amount} عن العرض {number}.',
    refund: 'يُعاد {amount} من دفعتكما عن العرض {number} إلى بطاقتكما، وقد يستغرق ذلك بضعة أيام.',
  },
};

const WORDS: Readonly<Record<string, Words>> = { tr: TR, ar: AR };

/** A mail to the couple, in the language of their page. */
export function quoteMail(kind: Kind, facts: Facts, cents: number) {
  const words = WORDS[facts.language] ?? EN;
  const values: Readonly<Record<string, string>> = {
    couple: facts.coupleName,
    vendor: facts.providerName,
    number: facts.number,
    amount: formatMoney(cents),
  };
  const say = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return {
    subject: say(words.subject[kind]),
    // The same id on every attempt, so that a mailbox shows one mail.
    messageId: `<quote-mail-${facts.id}@${new URL(facts.baseUrl).hostname}>`,
    ...renderMail({
      title: words.title[kind],
      preheader: say(words.body[kind]),
      greeting: say(words.greeting),
      paragraphs: [say(words.body[kind])],
      action: { label: words.action, url: facts.link },
      footer: say(words.footer),
    }),
  };
}
