import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { VIRUS, startVirusDaemon } from '#testing/virus-daemon.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildCouple, buildLead, buildWithheldLead } from '#domains/couples/leads/leads.factory.ts';

let world: World;
let outbox: Outbox;
let owner: Actor;
let rival: Actor;
let post: ReturnType<typeof createTransport>;
let scanner: Awaited<ReturnType<typeof startVirusDaemon>>;
let serial = 0;
beforeAll(async () => {
  outbox = await startOutbox();
  scanner = await startVirusDaemon();
  world = await startWorld({ environment: { ...outbox.environment, VIRUS_SCANNER_URL: scanner.url } });
  const port = await world.server.mail.listen();
  post = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  [owner, rival] = [await world.owner({ providers: 2 }), await world.owner()];
});
afterAll(async () => {
  post.close();
  await world.close();
  await outbox.close();
  await scanner.close();
});

type Conversation = { id: number; email: string; partner: string; code: string; replyTo: string; messageId: string };

/** A lead with a mail from its vendor, as the couple's mail program has it. */
async function conversation({ actor = owner, provider = 0 } = {}): Promise<Conversation> {
  serial += 1;
  const [email, partner, code] = [`georgia${serial}@example.com`, `sam${serial}@example.com`, String(7000 + serial)];
  const { id } = await world.build(async (tx) => {
    const couple = await buildCouple(tx, 'Georgia & Sam', { email, partner_email: partner });
    return buildLead(tx, {
      customer_id: actor.customerId,
      provider_id: actor.providerIds[provider] ?? 0,
      couple_id: couple.id,
      extension_number: code,
      status: 'negotiating',
    });
  });
  await actor.call('POST', `/leads/${id}/messages`, { body: { body: '<p>Hello from us</p>' } });
  const mail = await outbox.mailTo(email);
  return { id, email, partner, code, replyTo: mail.replyTo?.text ?? '', messageId: mail.messageId ?? '' };
}

const providerAddress = async (actor: Actor, provider = 0) => {
  const row = await world.build((tx) =>
    tx
      .selectFrom('providers')
      .select('slug')
      .where('id', '=', actor.providerIds[provider] ?? 0)
      .executeTakeFirstOrThrow(),
  );
  return `${row.slug}@reply.bellbird.example`;
};

const write = (mail: SendMailOptions) =>
  post.sendMail({ subject: 'Re: Hello', text: 'Yes please!', messageId: `<${randomUUID()}@example.com>`, ...mail });

type Message = {
  body: string;
  direction: string;
  author: { name: string };
  attachments: { name: string; url: string | null }[];
};
const incoming = async (leadId: number, actor = owner): Promise<Message[]> =>
  (await actor.call('GET', `/leads/${leadId}/messages`)).json().data.filter((each: Message) => each.direction === 'in');
const bodies = async (leadId: number, actor = owner) => (await incoming(leadId, actor)).map((each) => each.body);
const waiting = async (
  actor = owner,
): Promise<{ id: number; body: string; subject: string; senderAddress: string }[]> =>
  (await actor.call('GET', '/unmatched-messages')).json().data;

/** The stream events of this kind. */
const heard = (kind: string) =>
  world.build((tx) => tx.selectFrom('realtime_events').select(['channel', 'data']).where('kind', '=', kind).execute());

describe('matching to a conversation, most reliable first', () => {
  test('1. the secret address, from either partner', async () => {
    const thread = await conversation();
    await write({ from: thread.email, to: thread.replyTo, text: 'From Georgia' });
    await write({ from: `"Sam W" <${thread.partner}>`, to: thread.replyTo, text: 'From Sam' });
    expect(await bodies(thread.id)).toEqual(['From Sam', 'From Georgia']);
    expect((await incoming(thread.id))[0]?.author.name).toBe('Sam W');
  });

  test('the address works in any case', async () => {
    const thread = await conversation();
    await write({ from: thread.email, to: thread.replyTo.toUpperCase() });
    expect(await bodies(thread.id)).toEqual(['Yes please!']);
  });

  test('2. the mail it answers, if sent to the vendor’s plain address', async () => {
    const thread = await conversation();
    await write({ from: 'other-account@example.com', to: await providerAddress(owner), inReplyTo: thread.messageId });
    expect(await bodies(thread.id)).toEqual(['Yes please!']);
  });

  test('3. a mail further up the thread, of the same vendor only', async () => {
    const thread = await conversation();
    const references = [thread.messageId, '<between@example.com>'];
    await write({
      from: thread.email,
      to: await providerAddress(owner),
      inReplyTo: '<between@example.com>',
      references,
    });
    expect(await bodies(thread.id)).toEqual(['Yes please!']);
    const before = (await waiting(rival)).length;
    await write({ from: thread.email, to: await providerAddress(rival), references, text: 'To the rival' });
    expect(await bodies(thread.id)).toEqual(['Yes please!']);
    expect((await waiting(rival)).length).toBe(before + 1);
  });

  test('2. before 3.: the answered mail counts more than the rest of the thread', async () => {
    const [answered, named] = [await conversation(), await conversation()];
    await write({
      from: answered.email,
      to: await providerAddress(owner),
      inReplyTo: answered.messageId,
      references: [answered.messageId, named.messageId],
    });
    expect(await bodies(answered.id)).toEqual(['Yes please!']);
    expect(await bodies(named.id)).toEqual([]);
  });

  test('a mail in two conversations does not decide which one is meant', async () => {
    const [one, two] = [await conversation(), await conversation()];
    const messageId = `<${randomUUID()}@example.com>`;
    await write({ from: 'friend@example.com', to: [one.replyTo, two.replyTo], messageId });
    const to = await providerAddress(owner);
    await write({ from: one.email, to, inReplyTo: messageId, text: 'To one of you' });
    expect([...(await bodies(one.id)), ...(await bodies(two.id))]).not.toContain('To one of you');
    expect((await waiting()).map((each) => each.body)).toContain('To one of you');
  });

  test('4. the code in the subject, together with the couple’s own address', async () => {
    const thread = await conversation();
    const to = await providerAddress(owner);
    await write({ from: thread.partner, to, subject: `Our visit (code ${thread.code})` });
    await write({ from: thread.email.toUpperCase(), to, subject: `Re: #${thread.code}`, text: 'From the other of us' });
    expect(await bodies(thread.id)).toEqual(['From the other of us', 'Yes please!']);
    await write({ from: 'stranger@example.com', to, subject: `code ${thread.code}`, text: 'I guessed a code' });
    await write({ from: thread.email, to, subject: `Saturday ${thread.code}?`, text: 'A number is no code' });
    await write({ from: thread.email, to, subject: 'code 999999', text: 'A code of nobody' });
    const elsewhere = await providerAddress(owner, 1);
    await write({ from: thread.email, to: elsewhere, subject: `code ${thread.code}`, text: 'To another vendor' });
    expect(await bodies(thread.id)).toEqual(['From the other of us', 'Yes please!']);
    expect((await waiting()).map((each) => each.body)).toEqual(
      expect.arrayContaining(['I guessed a code', 'A number is no code', 'A code of nobody', 'To another vendor']),
    );
  });
});

describe('attacks, repeats and loops', () => {
  test('a guessed or altered secret is refused by the mail server', async () => {
    const thread = await conversation();
    const forged = thread.replyTo.replace(/\.[a-z2-7]{24}@/, `.${'a'.repeat(24)}@`);
    await expect(write({ from: thread.email, to: forged })).rejects.toThrow(/550/);
    const other = await conversation({ actor: rival });
    const swapped = other.replyTo.replace(/\+\w+\./, `+${thread.id.toString(36)}.`);
    await expect(write({ from: other.email, to: swapped })).rejects.toThrow(/550/);
    await expect(write({ from: 'a@example.com', to: 'somebody@elsewhere.example' })).rejects.toThrow(/550/);
  });

  test('the same mail delivered twice is one message', async () => {
    const thread = await conversation();
    const mail = { from: thread.email, to: thread.replyTo, messageId: `<${randomUUID()}@example.com>` };
    await Promise.all([write(mail), write(mail), write(mail)]);
    expect(await bodies(thread.id)).toHaveLength(1);
    const lead = (await owner.call('GET', `/leads/${thread.id}`)).json().data;
    expect(lead.unreadMessageCount).toBe(1);
  });

  test('a repeated mail without a Message-ID is recognised by its sender and text', async () => {
    const thread = await conversation();
    const raw = (text: string) =>
      [`From: ${thread.email}`, `To: ${thread.replyTo}`, 'Subject: Re', '', text].join('\r\n');
    const bring = (text: string) =>
      post.sendMail({ envelope: { from: thread.email, to: thread.replyTo }, raw: raw(text) });
    await bring('Ten o’clock?');
    await bring('Ten o’clock?');
    await bring('Or eleven?');
    expect(await bodies(thread.id)).toEqual(['Or eleven?', 'Ten o’clock?']);
  });

  test('mails with an empty Message-ID, or without one at different times, are different mails', async () => {
    const thread = await conversation();
    const bring = (header: string, text: string) => {
      const raw = [`From: ${thread.email}`, `To: ${thread.replyTo}`, 'Subject: Re', header, '', text].join('\r\n');
      return post.sendMail({ envelope: { from: thread.email, to: thread.replyTo }, raw });
    };
    await bring('Message-ID: <>', 'Ten o’clock?');
    await bring('Message-ID: <>', 'Or eleven?');
    await bring('Date: Thu, 19 Nov 2026 09:00:00 +1100', 'Yes');
    await bring('Date: Fri, 20 Nov 2026 09:00:00 +1100', 'Yes');
    expect(await bodies(thread.id)).toEqual(['Yes', 'Yes', 'Or eleven?', 'Ten o’clock?']);
  });

  test('an answer to a deleted request is not lost: it waits for the marketplace team', async () => {
    const thread = await conversation();
    await world.build((tx) =>
      tx.updateTable('leads').set({ deleted_at: new Date().toISOString() }).where('id', '=', thread.id).execute(),
    );
    await write({ from: thread.email, to: thread.replyTo, text: 'Are you still there?' });
    const kept = await world.build((tx) =>
      tx
        .selectFrom('inbound_messages')
        .select(['state', 'customer_id', 'lead_id'])
        .where('sender', '=', thread.email)
        .execute(),
    );
    expect(kept).toEqual([{ state: 'waiting', customer_id: null, lead_id: null }]);
  });

  test('an answer to a request that is deleted while it arrives waits for the team, too', async () => {
    const thread = await conversation();
    let written: Promise<unknown> | undefined;
    await world.build(async (tx) => {
      const deleted = { deleted_at: new Date().toISOString() };
      await tx.updateTable('leads').set(deleted).where('id', '=', thread.id).execute();
      written = write({ from: thread.email, to: thread.replyTo, text: 'One more thing' });
      const isBlocked = async () => {
        const { rows } = await sql`select pid from pg_locks where not granted
          and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx);
        return rows.length > 0;
      };
      await expect.poll(isBlocked).toBe(true);
    });
    await written;
    const kept = await world.build((tx) =>
      tx.selectFrom('inbound_messages').select(['state', 'lead_id']).where('sender', '=', thread.email).execute(),
    );
    expect(kept).toEqual([{ state: 'waiting', lead_id: null }]);
  });

  test('a mail to the secret and the plain address of a vendor is one message', async () => {
    const thread = await conversation();
    const to = [thread.replyTo, await providerAddress(owner)];
    await write({ from: thread.email, to, inReplyTo: thread.messageId, text: 'To whoever reads it first' });
    expect(await bodies(thread.id)).toEqual(['To whoever reads it first']);
    expect((await owner.call('GET', `/leads/${thread.id}`)).json().data.unreadMessageCount).toBe(1);
  });

  test('a mail to two vendors is added to both conversations', async () => {
    const [one, two] = [await conversation(), await conversation({ actor: rival })];
    await write({ from: one.email, to: [one.replyTo, two.replyTo], text: 'Dear both' });
    expect(await bodies(one.id)).toEqual(['Dear both']);
    expect(await bodies(two.id, rival)).toEqual(['Dear both']);
  });

  test.each([
    ['an out-of-office answer', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['an old autoresponder', { headers: { 'X-Autoreply': 'yes' } }],
    ['a bulk sender', { headers: { Precedence: 'bulk' } }],
    ['an automatic subject', { subject: 'Automatic reply: Hello' }],
    ['a machine without a return address', { envelopeFrom: '' }],
  ])(
    '%s triggers nothing',
    async (
      _what,
      { headers, envelopeFrom, subject }: { headers?: Record<string, string>; envelopeFrom?: string; subject?: string },
    ) => {
      const thread = await conversation();
      await write({
        from: thread.email,
        to: thread.replyTo,
        text: 'I am on leave',
        ...(headers && { headers }),
        ...(subject && { subject }),
        ...(envelopeFrom !== undefined && { envelope: { from: envelopeFrom, to: thread.replyTo } }),
      });
      expect(await bodies(thread.id)).toEqual([]);
      expect((await waiting()).map((each) => each.body)).not.toContain('I am on leave');
    },
  );

  test('our own mail is not accepted again', async () => {
    const thread = await conversation();
    await write({ from: await providerAddress(owner), to: thread.replyTo, text: 'Echo' });
    expect(await bodies(thread.id)).toEqual([]);
    expect(outbox.untaken()).not.toContain(thread.email);
  });

  test('HTML with scripts and trackers is reduced to its text', async () => {
    const thread = await conversation();
    const html =
      '<p>See <a href="https://example.com/x">this</a></p><script>alert(1)</script><img src="https://t.example/p.gif"><style>p{}</style>';
    await write({ from: thread.email, to: thread.replyTo, text: undefined, html });
    expect(await bodies(thread.id)).toEqual(['See this']);
    const [message] = (await owner.call('GET', `/leads/${thread.id}/messages`)).json().data;
    expect(message.bodyHtml).toBeNull();
  });
});

describe('the text of a reply', () => {
  test.each([
    [
      'a reply above a quotation',
      'Yes!\n\nOn Fri, 13 Nov 2026 at 09:20, Imogen <x@y.example>\nwrote:\n> Hello\n> from us',
      'Yes!',
    ],
    [
      'an Outlook reply',
      'Sounds good\n\n________________________________\nFrom: Imogen\nSent: Friday\nTo: us\n\nHello',
      'Sounds good',
    ],
    [
      'a reply between the lines keeps what it answers',
      'On Friday, Imogen wrote:\n> Is 10 April right?\nYes\n> For 120?\nFor 118',
      '> Is 10 April right?\nYes\n\n> For 120?\nFor 118',
    ],
    [
      'a forward, which is nothing but quotation',
      '---- Forwarded message ----\nFrom: Mum\n\nAsk them about parking',
      '---- Forwarded message ----\nFrom: Mum\n\nAsk them about parking',
    ],
  ])('%s', async (_what, text, expected) => {
    const thread = await conversation();
    await write({ from: thread.email, to: thread.replyTo, text });
    expect(await bodies(thread.id)).toEqual([expected]);
  });

  test('the whole mail is one call away, for those who may read the conversation', async () => {
    const thread = await conversation();
    const text = 'Yes!\n\nOn Fri, 13 Nov 2026 at 09:20, Imogen <x@y.example> wrote:\n> Hello from us';
    await write({ from: thread.email, to: thread.replyTo, text });
    const [message] = (await owner.call('GET', `/leads/${thread.id}/messages`)).json().data;
    expect(message).toMatchObject({ body: 'Yes!', isShortened: true });
    const whole = `/leads/${thread.id}/messages/${message.id}/whole`;
    expect((await owner.call('GET', whole)).json().data).toEqual({ body: text });
    expect((await rival.call('GET', whole)).statusCode).toBe(404);
    const elsewhere = await world.colleague(owner, { providerIds: owner.providerIds.slice(1), pages: ['leads'] });
    expect((await elsewhere.call('GET', whole)).statusCode).toBe(404);
  });

  test('a very long mail is shown in part and kept as a whole', async () => {
    const thread = await conversation();
    const text = `${'word '.repeat(20_000)}the end`;
    await write({ from: thread.email, to: thread.replyTo, text });
    const [message] = (await owner.call('GET', `/leads/${thread.id}/messages`)).json().data;
    expect(message).toMatchObject({ isShortened: true });
    expect(message.body).toHaveLength(50_000);
    const whole = (await owner.call('GET', `/leads/${thread.id}/messages/${message.id}/whole`)).json().data.body;
    expect(whole.replaceAll(/\s+/g, ' ')).toBe(text);
  });

  test('files are stored; one whose content does not match its type, or has a virus, is only listed', async () => {
    const thread = await conversation();
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
    await write({
      from: thread.email,
      to: thread.replyTo,
      attachments: [
        { filename: '../../Plan.pdf', content: pdf },
        { filename: 'virus.exe', content: Buffer.from('MZ') },
        { filename: 'Quote.pdf', content: Buffer.concat([pdf, Buffer.from(VIRUS), pdf]) },
        // Two inline images: a small logo, and a real picture.
        { filename: 'logo.png', content: Buffer.alloc(1024), cid: 'logo' },
        { filename: 'Tables.png', content: Buffer.alloc(20 * 1024), cid: 'tables' },
      ],
    });
    const [message] = await incoming(thread.id);
    expect(message?.attachments.map(({ name, url }) => [name, url !== null])).toEqual([
      ['Plan.pdf', true],
      ['virus.exe', false],
      ['Quote.pdf', false],
      ['Tables.png', false],
    ]);
    const file = await owner.call('GET', message?.attachments[0]?.url ?? '');
    expect(file.rawPayload.equals(pdf)).toBe(true);
  });

  test('a picture that we cannot draw is kept as it is, under a name that opens it', async () => {
    const thread = await conversation();
    const heic = Buffer.concat([
      Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.alloc(20_000, 7),
    ]);
    await write({
      from: thread.email,
      to: thread.replyTo,
      attachments: [
        { filename: 'IMG_0412.HEIC', contentType: 'image/heic', content: heic },
        { filename: 'IMG_0413.jpg', contentType: 'image/jpeg', content: heic },
        { filename: 'Page.heic', contentType: 'image/heic', content: Buffer.from('<html><script>1</script>') },
        { filename: 'Both.heic', contentType: 'image/heic', content: Buffer.concat([heic, Buffer.from('<script>')]) },
        { filename: 'Ill.heic', contentType: 'image/heic', content: Buffer.concat([heic, Buffer.from(VIRUS)]) },
      ],
    });
    const [message] = await incoming(thread.id);
    expect(message?.attachments.map(({ name, url }) => [name, url !== null])).toEqual([
      ['IMG_0412.HEIC', true],
      ['IMG_0413.jpg.heic', true],
      ['Page.heic', false],
      ['Both.heic', false],
      ['Ill.heic', false],
    ]);
    const file = await owner.call('GET', message?.attachments[0]?.url ?? '');
    expect(file.rawPayload.equals(heic)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'image/heic',
      'content-disposition': expect.stringContaining('attachment'),
      'x-content-type-options': 'nosniff',
    });
  });

  test('a scan without an extension is kept by what it is', async () => {
    const thread = await conversation();
    const content = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
    const contentType = 'application/pdf';
    await write({
      from: thread.email,
      to: thread.replyTo,
      attachments: [
        { filename: 'Scan 20.11.2026', contentType, content },
        { filename: 'Not a PDF', contentType, content: Buffer.from('MZ') },
      ],
    });
    const [message] = await incoming(thread.id);
    expect(message?.attachments.map(({ name, url }) => [name, url !== null])).toEqual([
      ['Scan 20.11.2026.pdf', true],
      ['Not a PDF', false],
    ]);
  });

  test('a small file that Gmail gave an id is kept, and what is one too many is listed', async () => {
    const thread = await conversation();
    const content = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
    const further = Array.from({ length: 25 }, (_, index) => ({ filename: `Mood ${index + 1}.pdf`, content }));
    const signed = { filename: 'Signed.pdf', content, cid: 'f_lp1x2y3z0', contentDisposition: 'attachment' as const };
    await write({ from: thread.email, to: thread.replyTo, attachments: [signed, ...further] });
    const [message] = await incoming(thread.id);
    expect(message?.attachments.filter(({ url }) => url).map(({ name }) => name)).toHaveLength(25);
    expect(message?.attachments.map(({ name, url }) => [name, url !== null])).toEqual(
      expect.arrayContaining([
        ['Signed.pdf', true],
        ['Mood 25.pdf', false],
      ]),
    );
  });

  test('a bounce marks its message as failed, with the reason', async () => {
    const thread = await conversation();
    const [sent] = (await owner.call('GET', `/leads/${thread.id}/messages`)).json().data;
    await expect
      .poll(async () => (await owner.call('GET', `/leads/${thread.id}/messages`)).json().data[0].deliveryState)
      .toBe('sent');
    const bounce = [
      'From: MAILER-DAEMON@mx.example',
      `To: ${thread.replyTo}`,
      'Subject: Undelivered Mail Returned to Sender',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'The mailbox is full.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      'Action: failed',
      'Status: 5.2.2',
      '--b',
      'Content-Type: message/rfc822',
      '',
      `Message-ID: ${thread.messageId}`,
      'Subject: Hello',
      '',
      'Hello from us',
      '--b--',
      '',
    ].join('\r\n');
    await post.sendMail({ envelope: { from: '', to: thread.replyTo }, raw: bounce });
    const [failed] = (await owner.call('GET', `/leads/${thread.id}/messages`)).json().data;
    expect(failed).toMatchObject({ id: sent.id, deliveryState: 'failed', failure: 'mailbox_full' });
    expect(await bodies(thread.id)).toEqual([]);
  });
});

describe('MSG-018 a report that contains no Message-ID of ours', () => {
  const report = (to: string) =>
    post.sendMail({
      envelope: { from: '', to },
      raw: [
        'From: MAILER-DAEMON@mx.example',
        `To: ${to}`,
        'Subject: failure notice',
        'X-Failed-Recipients: georgia@example.com',
        '',
        'Sorry, no such user here.',
      ].join('\r\n'),
    });

  test('belongs to the message of its return address; at any other address it changes nothing', async () => {
    const thread = await conversation();
    const sent = async (): Promise<{ deliveryState: string; failure: string | null }[]> =>
      (await owner.call('GET', `/leads/${thread.id}/messages`)).json().data;
    const states = async () => (await sent()).map((each) => each.deliveryState);
    await owner.call('POST', `/leads/${thread.id}/messages`, { body: { body: '<p>Again</p>' } });
    const { headers } = await outbox.mailTo(thread.email);
    await expect.poll(states).toEqual(['sent', 'sent']);
    await report(thread.replyTo);
    expect(await states()).toEqual(['sent', 'sent']);
    await report(String(headers.get('return-path')));
    expect(await states()).toEqual(['failed', 'sent']);
    expect((await sent())[0]?.failure).toBe('address');
    const [line] = (await owner.call('GET', `/leads/${thread.id}/interactions`)).json().data;
    expect(line.kind).toBe('message_failed');
  });
});

describe('effects of an incoming message', () => {
  test('the couple waits, the message is unread, and a follow-up that depended on their silence is cancelled', async () => {
    const thread = await conversation();
    const sendAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    const later = (cancelIfAnswered: boolean) =>
      owner.call('POST', `/leads/${thread.id}/messages`, {
        body: { body: '<p>Still there?</p>', sendAt, cancelIfAnswered },
      });
    await later(true);
    await later(false);
    await write({ from: thread.email, to: thread.replyTo });
    const lead = (await owner.call('GET', `/leads/${thread.id}`)).json().data;
    expect(lead.unreadMessageCount).toBe(1);
    expect(lead.waitingSince).not.toBeNull();
    const states = (await owner.call('GET', `/leads/${thread.id}/messages`))
      .json()
      .data.map((each: { deliveryState: string }) => each.deliveryState);
    expect(states.filter((state: string) => ['scheduled', 'cancelled'].includes(state)).toSorted()).toEqual([
      'cancelled',
      'scheduled',
    ]);
    const act = (type: string) => owner.call('POST', `/leads/${thread.id}/messages/actions`, { body: { type } });
    expect((await act('read')).json().data).toEqual({ unreadMessageCount: 0 });
    expect((await act('unread')).json().data).toEqual({ unreadMessageCount: 1 });
  });

  test('LIVE-004 the team is notified, and the timeline shows it', async () => {
    const thread = await conversation();
    await write({ from: thread.email, to: thread.replyTo, text: 'Is the tenth free?' });
    expect(await heard('message')).toContainEqual({
      channel: `customer_users/${owner.uuid}`,
      data: { kind: 'message', leadId: thread.id, coupleName: 'Georgia Papadopoulos & Sam Whitlock' },
    });
    const [line] = (await owner.call('GET', `/leads/${thread.id}/interactions`)).json().data;
    expect(line).toMatchObject({ kind: 'email_received', text: 'Is the tenth free?' });
  });

  test('our next mail is threaded: it answers the couple’s last mail and lists all before it, oldest first', async () => {
    const thread = await conversation();
    const messageId = `<${randomUUID()}@example.com>`;
    const references = ['<first@example.com>', '<second@example.com>', thread.messageId];
    await write({ from: thread.email, to: thread.replyTo, messageId, inReplyTo: thread.messageId, references });
    for (const subject of ['Gladly', 'Re: One more thing']) {
      await owner.call('POST', `/leads/${thread.id}/messages`, { body: { subject, body: '<p>Yes</p>' } });
      const mail = await outbox.mailTo(thread.email);
      expect([mail.inReplyTo, mail.references]).toEqual([messageId, [...references, messageId]]);
      expect(mail.subject).toBe(`Re: ${subject.replace('Re: ', '')}`);
      await expect
        .poll(async () => (await owner.call('GET', `/leads/${thread.id}/messages`)).json().data[0].deliveryState)
        .toBe('sent');
    }
  });

  test('MSG-008 MSG-009 read sets the unread count to 0 and unread brings the last one back', async () => {
    const thread = await conversation();
    await write({ from: thread.email, to: thread.replyTo, text: 'one' });
    await write({ from: thread.email, to: thread.replyTo, text: 'two' });
    const act = (type: string) => owner.call('POST', `/leads/${thread.id}/messages/actions`, { body: { type } });
    expect((await act('read')).json().data).toEqual({ unreadMessageCount: 0 });
    expect((await owner.call('GET', `/leads/${thread.id}`)).json().data.unreadMessageCount).toBe(0);
    expect((await act('unread')).json().data).toEqual({ unreadMessageCount: 1 });
  });
});

describe('an unmatched message', () => {
  test('waits for its vendor’s team only, and is matched once', async () => {
    const thread = await conversation();
    await write({
      from: 'aunt@example.com',
      to: await providerAddress(owner),
      subject: 'Question',
      text: 'From the aunt',
    });
    const message = (await waiting()).find((each) => each.body === 'From the aunt');
    expect(message).toMatchObject({ subject: 'Question', senderAddress: 'aunt@example.com' });
    expect(await heard('unmatched_message')).toContainEqual({
      channel: `customer_users/${owner.uuid}`,
      data: { kind: 'unmatched_message', messageId: message?.id },
    });
    expect((await waiting(rival)).map((each) => each.body)).not.toContain('From the aunt');
    const elsewhere = await world.colleague(owner, { providerIds: owner.providerIds.slice(1), pages: ['leads'] });
    expect((await waiting(elsewhere)).map((each) => each.body)).not.toContain('From the aunt');
    expect((await elsewhere.call('DELETE', `/unmatched-messages/${message?.id}`)).statusCode).toBe(404);
    const match = () => owner.call('POST', `/unmatched-messages/${message?.id}/match`, { body: { leadId: thread.id } });
    const answers = await Promise.all([match(), match()]);
    expect(answers.map((answer) => String(answer.statusCode)).toSorted()).toEqual(['200', '404']);
    expect(await bodies(thread.id)).toEqual(['From the aunt']);
  });

  test('can’t be matched to another vendor’s conversation, and can be dismissed', async () => {
    const elsewhere = await conversation({ provider: 1 });
    await write({ from: 'x@example.com', to: await providerAddress(owner), text: 'Lost' });
    const message = (await waiting()).find((each) => each.body === 'Lost');
    const match = await owner.call('POST', `/unmatched-messages/${message?.id}/match`, {
      body: { leadId: elsewhere.id },
    });
    expect([match.statusCode, Object.keys(match.json().errors)]).toEqual([422, ['leadId']]);
    expect((await owner.call('DELETE', `/unmatched-messages/${message?.id}`)).statusCode).toBe(204);
    expect((await waiting()).map((each) => each.body)).not.toContain('Lost');
    const restore = (by = owner) => by.call('POST', `/unmatched-messages/${message?.id}/restore`);
    expect((await restore(rival)).statusCode).toBe(404);
    expect([(await restore()).statusCode, (await restore()).statusCode]).toEqual([204, 404]);
    expect((await waiting()).map((each) => each.body)).toContain('Lost');
  });

  test('GATE-017 shows nothing of itself while the package withholds a request of that provider', async () => {
    const limited = await world.owner();
    const of = { customer_id: limited.customerId, provider_id: limited.providerIds[0] ?? 0 };
    const [hidden, seen] = await world.build(async (tx) => [
      await buildWithheldLead(tx, {
        ...of,
        created_at: '2026-11-01T00:00:00Z',
        couple: { name: 'Zephyrine & Bo', email: 'zephyrine@example.com', phone: '+61491570199' },
        message: 'Hello',
      }),
      await buildLead(tx, of),
    ]);
    await write({ from: 'Zephyrine <z@work.example>', to: await providerAddress(limited), text: 'It is Zephyrine' });
    const answer = await limited.call('GET', '/unmatched-messages');
    expect(answer.body).not.toMatch(/Zephyrine|z@work/);
    const [message] = answer.json().data;
    expect(message).toMatchObject({ isWithheld: true, senderName: '', senderAddress: null, subject: '', body: '' });
    const match = () => limited.call('POST', `/unmatched-messages/${message.id}/match`, { body: { leadId: seen?.id } });
    expect((await match()).json().code).toBe('upgrade_required');
    await world.build((tx) =>
      tx
        .updateTable('leads')
        .set({ withheld: false })
        .where('id', '=', hidden?.id ?? 0)
        .execute(),
    );
    expect(await waiting(limited)).toMatchObject([{ isWithheld: false, body: 'It is Zephyrine' }]);
    expect((await match()).statusCode).toBe(200);
  });
});
