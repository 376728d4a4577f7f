import { describe, expect, test } from 'vitest';
import type { MailEnvelope, ReceivedMail } from '#platform/mail/received-mail.ts';
import { parseBounceFailure, classifyMail, toSmtpFailure } from './mail-kind.rules.ts';

const ENVELOPE: MailEnvelope = { from: 'georgia@example.com', to: ['reply@reply.example'], remoteAddress: '192.0.2.1' };
const isOurs = (address: string) => address.endsWith('@reply.example');

function mail(headers: ReceivedMail['headers'], text = 'Hello'): ReceivedMail {
  return {
    headers,
    from: { address: 'georgia@example.com', name: 'Georgia' },
    to: [],
    cc: [],
    subject: 'Re: Hello',
    date: undefined,
    text,
    html: undefined,
    messageId: '<1@example.com>',
    inReplyTo: undefined,
    references: [],
    attachments: [],
  };
}

describe('who sent a mail', () => {
  test.each([
    [{}, 'person'],
    [{ 'auto-submitted': 'no' }, 'person'],
    [{ precedence: 'first-class' }, 'person'],
    [{ 'auto-submitted': 'auto-generated' }, 'auto_reply'],
    [{ 'x-autoreply': '' }, 'auto_reply'],
    [{ 'x-autorespond': 'yes' }, 'auto_reply'],
    [{ precedence: 'AUTO_REPLY' }, 'auto_reply'],
    [{ 'list-id': '<a.example>' }, 'list'],
    [{ precedence: 'list' }, 'list'],
    [{ precedence: 'bulk' }, 'auto_reply'],
    [{ 'list-id': '<a.example>', 'auto-submitted': 'auto-replied' }, 'auto_reply'],
    [{ 'x-auto-response-suppress': 'DR, OOF, AutoReply' }, 'auto_reply'],
    [{ 'x-auto-response-suppress': 'None' }, 'person'],
    [{ 'x-failed-recipients': 'georgia@example.com' }, 'bounce'],
    [{ 'content-type': 'multipart/report; report-type="delivery-status"; boundary=b' }, 'bounce'],
    [{ 'content-type': 'multipart/report; report-type=disposition-notification; boundary=b' }, 'auto_reply'],
  ] as const)('%j is %s', (headers, kind) => {
    expect(classifyMail(mail({ ...headers }), ENVELOPE, isOurs)).toBe(kind);
  });

  test.each([
    ['Automatic reply: Your request', 'auto_reply'],
    ['Out of office', 'auto_reply'],
    ['Otomatik yanıt: Teklif', 'auto_reply'],
    ['رد تلقائي: طلبكم', 'auto_reply'],
    ['Re: Automatic reply: Your request', 'person'],
    ['Out of office hours visit', 'person'],
  ] as const)('the subject ‘%s’ is of %s', (subject, kind) => {
    expect(classifyMail({ ...mail({}), subject }, ENVELOPE, isOurs)).toBe(kind);
  });

  test('an empty return address is an auto-responder, our own address is a loop, and a delivery report is always a bounce', () => {
    expect(classifyMail(mail({}), { ...ENVELOPE, from: '' }, isOurs)).toBe('auto_reply');
    const ours = { address: 'the-orchard@reply.example', name: '' };
    expect(classifyMail({ ...mail({}), from: ours }, ENVELOPE, isOurs)).toBe('loop');
    const report = { ...mail({ 'x-failed-recipients': 'x' }), from: ours };
    expect(classifyMail(report, { ...ENVELOPE, from: '' }, isOurs)).toBe('bounce');
  });
});

describe('MSG-018 delivery reports', () => {
  test.each([
    ['Status: 5.2.2', 'mailbox_full'],
    ['Status: 5.0.0\nThe mailbox is full', 'mailbox_full'],
    ['Status: 5.0.0\n452 over quota', 'mailbox_full'],
    ['Status: 5.1.1', 'address'],
    ['550 5.1.10 RESOLVER.ADR.RecipientNotFound', 'address'],
    ['The following address failed: no such user here', 'address'],
    ['Status: 5.7.1\nMessage refused', 'refused'],
    ['Something went wrong', 'refused'],
  ] as const)('%j: %s', (text, failure) => {
    expect(parseBounceFailure(mail({}, text))).toBe(failure);
  });

  test.each(['Status: 4.4.1', 'Action: delayed\nStatus: 5.0.0', '451 4.7.1 try again later'])(
    '%j: the mail server is still trying, so nothing has failed',
    (text) => {
      expect(parseBounceFailure(mail({}, text))).toBeUndefined();
    },
  );

  test('the machine-readable part is used too', () => {
    const content = Buffer.from('Reporting-MTA: dns; mx.example\n\nAction: failed\nStatus: 5.2.2\n');
    const part = { filename: 'report', contentType: 'message/delivery-status', size: content.length, content };
    expect(parseBounceFailure({ ...mail({}, 'Sorry.'), attachments: [{ ...part, contentId: undefined }] })).toBe(
      'mailbox_full',
    );
  });
});

test.each([
  ['552', 'mailbox_full'],
  ['550', 'address'],
  ['553', 'address'],
  ['EENVELOPE', 'address'],
  ['554', 'refused'],
] as const)('MSG-018 an SMTP response of %s means %s', (code, failure) => {
  expect(toSmtpFailure(code)).toBe(failure);
});
