import { ALERT_KINDS } from '@bellbird/contract/attention/alerts';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MailContent } from '#platform/mail/mail-layout.ts';
import { createTranslator } from '#platform/mail/mail-words.ts';
import * as announcements from '#domains/attention/announcements/announcements.mails.ts';
import * as alerts from '#domains/attention/alerts/alerts.mails.ts';
import * as leads from '#domains/couples/leads/leads.mails.ts';
import { appointmentAnswerTexts } from '#domains/couples/messages/appointment-answers.mails.ts';
import { formatFooter } from '#domains/couples/messages/added-words.rules.ts';
import * as outgoing from '#domains/couples/messages/outgoing.mails.ts';
import * as quotePayments from '#domains/couples/quote-payments/quote-payments.mails.ts';
import { reminderTexts } from '#domains/couples/quotes/quote-reminders.mails.ts';
import * as marketplace from '#domains/couples/marketplace/marketplace.mails.ts';
import * as reminders from '#domains/desk/overview/reminders.mails.ts';
import * as acting from '#domains/desk/support/acting.mails.ts';
import * as packages from '#domains/money/packages/packages.mails.ts';
import * as providers from '#domains/listing/providers/providers.mails.ts';
import * as merchant from '#domains/money/merchant/merchant.mails.ts';
import * as payments from '#domains/money/payments/payments.mails.ts';
import * as access from '#domains/people/access/access.mails.ts';
import * as changes from '#domains/people/access/sign-in-change.mails.ts';
import * as accountExports from '#domains/people/account-exports/account-exports.mails.ts';
import * as peopleChanges from '#domains/people/customer-users/people-change.mails.ts';
import * as refusals from '#domains/people/customer-users/refusal.mails.ts';
import * as testimonials from '#domains/reputation/testimonials/testimonials.mails.ts';
import { AR } from './ar.ts';
import { COUPLES_AR } from './couples-ar.ts';
import { COUPLES_TR } from './couples-tr.ts';
import { TR } from './tr.ts';

type Sample = { subject: string; content: MailContent } | string;
const baseUrl = 'https://panel.example';
/** None of these has a letter that the sentences around it could be mistaken for. */
const to = { name: '§1', baseUrl, key: '§2', username: '§3', code: '482913', customerName: '§4' };

const lead = {
  lead_id: 7,
  customer_user_id: 8,
  user_name: '§1',
  couple_name: '§5',
  provider_name: '§6',
  organization_date: '2027-03-13',
  place: '§7',
  guests: 120,
  budget: 9000,
  message: '§8\nPay now',
  withheld: false,
};
const alert = { id: 1, lead_id: 7, user_name: '§1', couple_name: '§5', provider_name: '§6' };
const payment = {
  id: 1,
  payment_id: 2,
  provider_id: 3,
  amount_cents: 12_300,
  product_name: '§9',
  provider_name: '§6',
  number: 2,
  recurring_month: 3,
  due_date: '2027-03-13',
  debit_last4: '4242',
  names: ['§1'],
  baseUrl,
} as unknown as Parameters<typeof payments.invoiceMail>[0];
const application = (status: string) =>
  ({
    id: 1,
    status,
    email: 'a@b.c',
    provider_name: '§6',
    first_name: '§1',
    reject_reason: '§8',
    provider_id: 3,
  }) as Parameters<typeof merchant.decisionMail>[0];

/** Every mail and text message that a vendor reads, in each of its forms. */
const SAMPLES: Record<string, readonly Sample[]> = {
  alertMail: ALERT_KINDS.map((kind) => alerts.alertMail({ ...alert, kind }, baseUrl)),
  alertSms: ALERT_KINDS.map((kind) => alerts.alertSms({ ...alert, kind }, baseUrl)),
  reminderMail: [
    leads.reminderMail({
      ...alert,
      due_at: '2027-03-13T01:00:00Z',
      text: '§8',
      time_zone: 'Australia/Sydney',
      baseUrl,
    }),
  ],
  newLeadMail: [
    marketplace.newLeadMail(lead, baseUrl),
    marketplace.newLeadMail(
      { ...lead, withheld: true, message: '', organization_date: null, place: '', guests: null, budget: null },
      baseUrl,
    ),
  ],
  newLeadSms: [marketplace.newLeadSms(lead, baseUrl)],
  actingStartedMail: [null, '§3'].map((reason) => acting.actingStartedMail({ name: '§1', staffName: '§2', reason })),
  actingEndedMail: [1, 2].map((count) =>
    acting.actingEndedMail({
      name: '§1',
      staffName: '§2',
      reason: '§4',
      exports: ['§3'],
      changes: count,
      sawContacts: true,
    }),
  ),
  decisionMail: ['approved', 'rejected'].map((status) => merchant.decisionMail(application(status), baseUrl)),
  invoiceMail: [payments.invoiceMail(payment, 17), payments.invoiceMail({ ...payment, recurring_month: 1 }, 17)],
  chargeFailedMail: (['direct_debit', 'credit_card'] as const).flatMap((type) => [
    payments.chargeFailedMail({ ...payment, type } as typeof payment),
    payments.chargeFailedMail({ ...payment, type, recurring_month: 1 } as typeof payment),
  ]),
  debitNoticeMail: [payments.debitNoticeMail(payment), payments.debitNoticeMail({ ...payment, recurring_month: 1 })],
  adjustmentMail: (['refund', 'dispute'] as const).flatMap((reason) => [
    payments.adjustmentMail(payment, { number: 1001, reason, amount_cents: 12_300 }),
    payments.adjustmentMail({ ...payment, recurring_month: 1 }, { number: 1001, reason, amount_cents: 12_300 }),
  ]),
  resetLinkMail: [access.resetLinkMail(to)],
  twoFactorNewsMail: [
    access.twoFactorNewsMail({ ...to, news: 'newRecoveryCodes', codesLeft: 10 }),
    access.twoFactorNewsMail({ ...to, news: 'recoveryCodeUsed', codesLeft: 3 }),
    access.twoFactorNewsMail({ ...to, news: 'recoveryCodeUsed', codesLeft: 0 }),
    access.twoFactorNewsMail({ ...to, news: 'resetByTeam', codesLeft: 0 }),
    access.twoFactorNewsMail({ ...to, news: 'turnedOn', codesLeft: 10 }),
  ],
  accountDisconnectedMail: [access.accountDisconnectedMail({ ...to, type: 'google' })],
  usernamesMail: [['§3'], ['§3', '§4']].map((usernames) => access.usernamesMail({ ...to, usernames })),
  codeMail: [access.codeMail(to)],
  codeSms: [access.codeSms(to)],
  invitationMail: [access.invitationMail({ ...to, customerId: 1, customerUserId: 2 })],
  signInChangeMail: [
    ...Object.values(changes.SIGN_IN_NEWS),
    changes.toAccountNews('google'),
    ...[
      { email: true, phone: true },
      { email: true, phone: false },
      { email: false, phone: true },
    ].map(changes.toContactNews),
  ].flatMap((news) =>
    [baseUrl, undefined].map((undoUrl) => changes.signInChangeMail({ ...news, name: '§1', undoUrl })),
  ),
  peopleChangeMail: peopleChanges.PEOPLE_CHANGES.map((change) =>
    peopleChanges.peopleChangeMail({ name: '§1', userName: '§2', staffName: '§3', change, baseUrl }),
  ),
  holdMail: ['§3', null].map((reason) => providers.holdMail({ name: '§1', providerName: '§2', reason, baseUrl })),
  vendorReminderMail: [1, 3].map((couples) =>
    reminders.vendorReminderMail({ name: '§1', providerName: '§2', couples, baseUrl }),
  ),
  packageEndingMail: ['§3', null].map((reason) =>
    packages.packageEndingMail({ name: '§1', providerId: 7, packageName: '§2', reason }, baseUrl),
  ),
  refusalMail: [refusals.refusalMail({ name: '§1', userName: '§2', reason: '§3', baseUrl })],
  announcementMail: [
    announcements.announcementMail(
      {
        announcementId: 1,
        customerUserId: 2,
        name: '§1',
        title: '§2',
        paragraphs: ['§3'],
        linkPath: '/leads',
      },
      baseUrl,
    ),
  ],
  exportReadyMail: [accountExports.exportReadyMail({ id: 1, user_name: '§1', customer_name: '§4' }, baseUrl)],
};

const quote = { id: 1, coupleName: '§1', providerName: '§2', number: 'Q-7', link: baseUrl, baseUrl, language: 'tr' };
const reminded = { names: '§1', provider: '§2' };

/** Every sentence of ours that a couple reads about a quote. */
const FOR_COUPLES: Record<string, readonly Sample[]> = {
  quoteMail: (['accepted', 'receipt', 'refund'] as const).map((kind) => quotePayments.quoteMail(kind, quote, 12_300)),
  reminderTexts: (['expiring', 'due_soon', 'due_today', 'overdue'] as const).flatMap((kind) => {
    const reminder = { kind, day: '2027-03-13', cents: 12_300 };
    const { subject, body, unsubscribe } = reminderTexts({ ...reminded, reminder, translate: (text) => text });
    return [subject, ...body.split('\n\n').slice(0, 2), unsubscribe];
  }),
  appointmentAnswerTexts: (['approved', 'rejected', 'cancelled'] as const).flatMap((answer) => {
    const of = { author: '§3', day: '§4', moment: '§4, 10:30', note: undefined, translate: (text: string) => text };
    const { subject, body } = appointmentAnswerTexts({ ...reminded, ...of, answer });
    return [subject, ...body.split('\n\n').slice(0, -1)];
  }),
  commentRequestMail: [
    testimonials.commentRequestMail(
      { couple_name: '§1', provider_name: '§2', provider_slug: '§3', language: 'tr' } as Parameters<
        typeof testimonials.commentRequestMail
      >[0],
      { id: 1, marketplaceUrl: baseUrl, unsubscribe: `${baseUrl}/unsubscribe` },
    ),
  ],
  outgoing: [
    'See your quote',
    formatFooter({ provider_name: '§2', extension_number: '482913' }),
    outgoing
      .formatOutgoingSms(
        { body: '', provider_name: '' },
        { isFirst: true, quoteUrl: undefined, translate: (text) => text },
      )
      .replace(': \n', ''),
  ],
};

/** The team reads these, in English, and a company that has not chosen a language yet. */
const IN_ENGLISH = [
  'staffWelcomeMail',
  'campaignRequestMail',
  'referralMail',
  'confirmationMail',
  'contactRequestMail',
  'wizardMail',
];

test('SHELL-098 has a sample of every mail and text message that somebody outside of the team reads', async () => {
  const source = join(import.meta.dirname, '../..');
  const modules = await Promise.all(
    globSync('domains/**/*.mails.ts', { cwd: source }).map((file) => import(join(source, file)) as Promise<object>),
  );
  const written = modules.flatMap((module) => Object.keys(module)).filter((name) => /(?:Mail|Sms)$/.test(name));
  const named = [SAMPLES, FOR_COUPLES]
    .flatMap((samples) => Object.keys(samples))
    .filter((name) => written.includes(name));
  const parts = ['formatOutgoingMail', 'formatOutgoingSms'];
  expect([...named, ...IN_ENGLISH, ...parts].toSorted()).toEqual(written.toSorted());
});

/** What was filled in, and what is the same in every language. */
const NEUTRAL = /§\d|Bellbird|Google|https?:\S+|@\S+ #\d+|[^\p{L}]|\b(?:CSV|ZIP)\b/gu;
const ENGLISH = /\b(?:the|you|your|for|from|this|is|and|to|with|we)\b/i;

describe.each([
  ['tr', 'vendors', TR, SAMPLES],
  ['ar', 'vendors', AR, SAMPLES],
  ['tr', 'couples', { ...COUPLES_TR, ...TR }, FOR_COUPLES],
  ['ar', 'couples', { ...COUPLES_AR, ...AR }, FOR_COUPLES],
])('in %s, for %s', (language, _readers, words, all) => {
  const translate = createTranslator(language, words);

  test.each(Object.entries(all))('%s has no sentence that is still English', (_, samples) => {
    for (const sample of samples) {
      const sentences =
        typeof sample === 'string'
          ? [sample]
          : [
              sample.subject,
              sample.content.title,
              sample.content.preheader,
              sample.content.greeting,
              ...sample.content.paragraphs,
              sample.content.action?.label ?? '',
              sample.content.footer,
            ];
      for (const sentence of sentences) {
        const hasWords = sentence.replaceAll(NEUTRAL, '') !== '';
        if (!hasWords) continue;
        const translated = translate(sentence);
        expect([sentence, translated === sentence]).toEqual([sentence, false]);
        // What the couple wrote themselves is not ours to translate.
        const ours = translated.replace(/§8[\s\S]*/, '').replaceAll(NEUTRAL, ' ');
        expect([sentence, ENGLISH.exec(ours)?.[0]]).toEqual([sentence, undefined]);
      }
    }
  });

  test('every placeholder of the English is in the translation', () => {
    const places = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([place]) => place).toSorted();
    for (const [english, text] of Object.entries(words))
      expect([english, places(text)]).toEqual([english, places(english)]);
  });
});

test('what a couple wrote stays word for word, and days have names in the reader’s language', () => {
  const translate = createTranslator('tr', TR);
  expect(translate('They wrote:\nPay now\nSign in')).toBe('Yazdıkları:\nPay now\nSign in');
  expect(translate('When: Saturday, 13 March 2027')).toBe('Ne zaman: Cumartesi, 13 Mart 2027');
  expect(translate('Where: March Saturday Hall')).toBe('Nerede: March Saturday Hall');
});

test('in Arabic, codes, numbers and addresses keep their direction', () => {
  const translate = createTranslator('ar', AR);
  expect(translate('482913 is your Bellbird code')).toBe('\u2068482913\u2069 هو رمزك في Bellbird');
});
