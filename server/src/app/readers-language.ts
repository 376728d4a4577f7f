import { findLanguageOf } from '#domains/people/customer-users/customer-users.public.ts';
import type { Db } from '#platform/db/db.ts';
import { renderMail } from '#platform/mail/mail-layout.ts';
import { createTranslator } from '#platform/mail/mail-words.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { SmsGateway } from '#platform/sms/sms-gateway.ts';
import { AR } from './mail-texts/ar.ts';
import { TR } from './mail-texts/tr.ts';

const TRANSLATORS = new Map([
  ['tr', createTranslator('tr', TR)],
  ['ar', createTranslator('ar', AR)],
]);

/** Sends what we write to a user in the language they chose. What people wrote themselves has no content to translate. */
export function inReadersLanguage(db: Db, mailer: Mailer): Mailer {
  return {
    ...mailer,
    async send(mail, options) {
      const { content } = mail;
      const [reader] = [mail.to].flat();
      const language = content && reader ? await db.system((tx) => findLanguageOf(tx, reader)) : 'en';
      const translate = TRANSLATORS.get(language);
      if (!content || !translate) return mailer.send(mail, options);
      const rendered = renderMail(translateContent(content, translate), { language, translate });
      return mailer.send({ ...mail, subject: translate(mail.subject), ...rendered }, options);
    },
  };
}

type Content = Parameters<typeof renderMail>[0];

function translateContent(content: Content, translate: (text: string) => string): Content {
  const { title, preheader, greeting, paragraphs, action, footer } = content;
  return {
    title: translate(title),
    preheader: translate(preheader),
    greeting: translate(greeting),
    paragraphs: paragraphs.map(translate),
    ...(action && { action: { ...action, label: translate(action.label) } }),
    footer: translate(footer),
  };
}

/** The same for text messages. Those to couples go through the gateway itself. */
export function inReadersLanguageBySms(db: Db, sms: SmsGateway): SmsGateway {
  return {
    ...sms,
    async send(message) {
      const translate = TRANSLATORS.get(await db.system((tx) => findLanguageOf(tx, message.to)));
      return sms.send(translate ? { ...message, body: translate(message.body) } : message);
    },
  };
}
