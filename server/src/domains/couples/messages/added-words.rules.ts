type Words = Readonly<Record<'en' | 'tr' | 'ar', string>>;

/**
 * What is added to a mail when it leaves, in every language it may leave in. It is here, and not with the other
 * translations, because a reply quotes it back to us and the couple may have changed their language since.
 */
export const MAIL_FOOTER: Words = {
  en: 'You’re getting this because you asked {0} for a quote. Your code is {1}. Just reply to this email.',
  tr: 'Bu e-postayı {0} firmasından teklif istediğiniz için alıyorsunuz. Kodunuz {1}. Bu e-postayı yanıtlamanız yeterli.',
  ar: 'وصلتكما هذه الرسالة لأنكما طلبتما عرض سعر من {0}. رمزكما {1}. يكفي الرد على هذه الرسالة.',
};

export const SEE_QUOTE: Words = { en: 'See your quote', tr: 'Teklifinizi görün', ar: 'عرض السعر الخاص بكما' };

export type MailOrigin = { provider_name: string; extension_number: string };

/** The last line of every mail to a couple. */
export const formatFooter = (of: MailOrigin, language: keyof Words = 'en'): string =>
  MAIL_FOOTER[language].replaceAll(/\{[01]\}/g, (place) => (place === '{0}' ? of.provider_name : of.extension_number));

/** An earlier mail and every way in which it may have ended, each as a text of its own. */
export function asQuotedBack(mail: MailOrigin & { body: string; quote_id: number | null }): string[] {
  const endings = (['en', 'tr', 'ar'] as const).flatMap((language) => [
    ...(mail.quote_id !== null ? [SEE_QUOTE[language]] : []),
    formatFooter(mail, language),
  ]);
  return [mail.body, ...endings];
}
