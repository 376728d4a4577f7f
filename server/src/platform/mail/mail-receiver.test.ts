import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createMailer, type Mailer } from './mailer.ts';
import { createMailReceiver, MailRefused } from './mail-receiver.ts';
import type { MailEnvelope, ReceivedMail } from './received-mail.ts';

const log = pino({ level: 'silent' });
const MAX_BYTES = 200_000;
const opened: { close(): unknown }[] = [];

afterEach(async () => {
  for (const thing of opened.splice(0).toReversed()) await thing.close();
});

type Taken = { mail: ReceivedMail; envelope: MailEnvelope };

async function openReceiver(onMail?: () => Promise<void>) {
  const taken: Taken[] = [];
  const receiver = createMailReceiver({
    host: '127.0.0.1',
    port: 0,
    maxBytes: MAX_BYTES,
    log,
    accepts: (address) => address.endsWith('@reply.bellbird.test'),
    async onMail(mail, envelope) {
      await onMail?.();
      taken.push({ mail, envelope });
    },
  });
  opened.push(receiver);
  return { port: await receiver.listen(), taken };
}

function openMailer(port: number): Mailer {
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Bellbird <hello@bellbird.test>', log });
  opened.push(mailer);
  return mailer;
}

function deliverRaw(port: number, raw: string) {
  const transport = createTransport({ host: '127.0.0.1', port });
  opened.push(transport);
  return transport.sendMail({ envelope: { from: '', to: ['reply+abc@reply.bellbird.test'] }, raw });
}

const reply = { to: 'Reply+Abc@reply.bellbird.test', subject: 'Re: 10 April', html: '<p>Yes</p>', text: 'Yes' };

describe('mail receiver', () => {
  it('hands over a mail with its thread, its bodies and its attachments', async () => {
    const { port, taken } = await openReceiver();
    const sent = await openMailer(port).send({
      ...reply,
      from: 'Georgia Papadopoulos <Georgia@example.com>',
      messageId: '<m-1@example.com>',
      inReplyTo: '<parent@bellbird.test>',
      references: ['<root@bellbird.test>', '<parent@bellbird.test>'],
      headers: { 'Auto-Submitted': 'auto-replied' },
      attachments: [{ filename: '../../plan.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
    });

    expect(sent).toEqual({ messageId: '<m-1@example.com>', rejected: [] });
    expect(taken).toHaveLength(1);
    const { mail, envelope } = taken[0] as Taken;
    expect(envelope).toEqual({
      from: 'georgia@example.com',
      to: ['reply+abc@reply.bellbird.test'],
      remoteAddress: '127.0.0.1',
    });
    expect(mail).toMatchObject({
      messageId: '<m-1@example.com>',
      inReplyTo: '<parent@bellbird.test>',
      references: ['<root@bellbird.test>', '<parent@bellbird.test>'],
      from: { address: 'georgia@example.com', name: 'Georgia Papadopoulos' },
      to: [{ address: 'reply+abc@reply.bellbird.test' }],
      subject: 'Re: 10 April',
      text: 'Yes',
      html: '<p>Yes</p>',
      headers: { 'auto-submitted': 'auto-replied' },
    });
    expect(mail.attachments).toMatchObject([
      { filename: 'plan.pdf', contentType: 'application/pdf', size: 8, content: Buffer.from('%PDF-1.7') },
    ]);
  });

  it('takes a bounce, which has no sender, and names the address that failed', async () => {
    const { port, taken } = await openReceiver();
    await deliverRaw(port, 'X-Failed-Recipients: sam@example.com\r\nSubject: Undelivered\r\n\r\nNo such user.\r\n');
    expect(taken[0]?.envelope.from).toBe('');
    expect(taken[0]?.mail).toMatchObject({
      headers: { 'x-failed-recipients': 'sam@example.com' },
      text: 'No such user.',
    });
  });

  it('makes text of a mail that has only HTML', async () => {
    const { port, taken } = await openReceiver();
    const html = '<style>p{}</style><p>Hi&nbsp;Imogen,</p><p>2 &lt; 3 &amp; so on<br>bye</p><script>steal()</script>';
    await deliverRaw(port, `Content-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n`);
    expect(taken[0]?.mail.text).toBe('Hi Imogen,\n2 < 3 & so on\nbye');
    expect(taken[0]?.mail.html).toContain('<p>');
  });

  it('refuses an address that is not ours, for good', async () => {
    const { port, taken } = await openReceiver();
    const failure = openMailer(port).send({ ...reply, to: 'somebody@example.com' });
    await expect(failure).rejects.toMatchObject({ name: 'MailFailure', kind: 'permanent', code: '550' });
    expect(taken).toEqual([]);
  });

  it('calls a mail without a recipient permanent', async () => {
    const { port } = await openReceiver();
    await expect(openMailer(port).send({ ...reply, to: [] })).rejects.toMatchObject({ kind: 'permanent' });
  });

  it('asks the sender to come back when the mail could not be taken', async () => {
    const { port } = await openReceiver(() => Promise.reject(new Error('database away')));
    await expect(openMailer(port).send(reply)).rejects.toMatchObject({ kind: 'transient', code: '451' });
  });

  it('passes on a refusal that is final', async () => {
    const { port } = await openReceiver(() => Promise.reject(new MailRefused('This conversation is closed.')));
    await expect(openMailer(port).send(reply)).rejects.toMatchObject({ kind: 'permanent', code: '550' });
  });

  it('does not say 250 before the mail is taken', async () => {
    const order: string[] = [];
    const { port } = await openReceiver(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      order.push('taken');
    });
    await openMailer(port).send(reply);
    order.push('acknowledged');
    expect(order).toEqual(['taken', 'acknowledged']);
  });

  it('refuses what is larger than the cap even when the sender did not publishAfterCommit its size', async () => {
    const { port, taken } = await openReceiver();
    const big = `Subject: big\r\n\r\n${`${'x'.repeat(70)}\r\n`.repeat(MAX_BYTES / 70)}`;
    await expect(deliverRaw(port, big)).rejects.toMatchObject({ responseCode: 552 });
    expect(taken).toEqual([]);
  });

  it.each([
    ['nested too deep', nestedMail(30)],
    ['in too many parts', manyParts(150)],
    ['with an endless header', `X-Long: ${' padding\r\n'.repeat(9000)}\r\n\r\nHi\r\n`],
  ])('refuses a mail %s', async (_, raw) => {
    const { port, taken } = await openReceiver();
    await expect(deliverRaw(port, raw)).rejects.toMatchObject({ responseCode: 554 });
    expect(taken).toEqual([]);
  });

  it('takes a mail of ordinary depth', async () => {
    const { port, taken } = await openReceiver();
    await deliverRaw(port, nestedMail(5));
    expect(taken[0]?.mail.text).toBe('core');
  });
});

function nestedMail(depth: number): string {
  if (depth === 0) return 'Content-Type: text/plain\r\n\r\ncore\r\n';
  return `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${nestedMail(depth - 1)}\r\n--b${depth}--\r\n`;
}

function manyParts(count: number): string {
  const part = '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n';
  return `Content-Type: multipart/mixed; boundary="b"\r\n\r\n${part.repeat(count)}--b--\r\n`;
}
