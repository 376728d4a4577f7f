import type { InvoiceReader } from '#domains/money/payments/invoice-pdf.presenter.ts';
import { findLanguageOf, findLanguageOfUser } from '#domains/people/customer-users/customer-users.public.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { renderMail } from '#platform/mail/mail-layout.ts';
import { createTranslator } from '#platform/mail/mail-words.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { SmsGateway } from '#platform/sms/sms-gateway.ts';
import { INVOICE_AR } from './invoice-texts/ar.ts';
import { INVOICE_TR } from './invoice-texts/tr.ts';
import { AR } from './mail-texts/ar.ts';
import { COUPLES_AR } from './mail-texts/couples-ar.ts';
import { COUPLES_TR } from './mail-texts/couples-tr.ts';
import { TR } from './mail-texts/tr.ts';

const TRANSLATORS = new Map([
  ['tr', createTranslator('tr', TR)],
  ['ar', createTranslator('ar', AR)],
]);
/** Their own sentences first: two people are addressed, who have no account. */
const FOR_COUPLES = new Map([
  ['tr', createTranslator('tr', { ...COUPLES_TR, ...TR })],
  ['ar', createTranslator('ar', { ...COUPLES_AR, ...AR })],
]);

/** Short words of a form, which the sentences of a mail must not be mistaken for. */
const FOR_INVOICES = new Map([
  ['tr', createTranslator('tr', INVOICE_TR)],
  ['ar', createTranslator('ar', INVOICE_AR)],
]);

/** Finds who reads a tax invoice: the user who downloads it, or whose mail it comes with. */
export function createInvoiceReaders(db: Db) {
  return async (user: { customerUserId: number } | { address: string }): Promise<InvoiceReader> => {
    const find = (tx: Tx) =>
      'address' in user ? findLanguageOf(tx, user.address) : findLanguageOfUser(tx, user.customerUserId);
    const language = await db.system(find);
    return { language, translate: FOR_INVOICES.get(language) ?? ((text) => text) };
  };
}

/** What we say to a user in a push message. */
export const translateForUser = (language: string, text: string): string => TRANSLATORS.get(language)?.(text) ?? text;

/** What we write to a couple, in the language they read their page in. */
export const translateForCouple = (language: string, text: string): string => FOR_COUPLES.get(language)?.(text) ?? text;

/**
 * Sends what we write to a user in the language they chose, and to a couple in that of their page. What people wrote
 * themselves has no content to translate.
 */
export function inReadersLanguage(db: Db, mailer: Mailer): Mailer {
  return {
    ...mailer,
    async send(mail, options) {
      const { content } = mail;
      const [reader] = [mail.to].flat();
      const find = async () => (content && reader ? db.system((tx) => findLanguageOf(tx, reader)) : 'en');
      const language = mail.language ?? (await find());
      const translate = (mail.language === undefined ? TRANSLATORS : FOR_COUPLES).get(language);
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
