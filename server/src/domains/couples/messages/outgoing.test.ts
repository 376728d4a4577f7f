import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipartWith } from '#testing/every-call.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { updateDealStatus } from '#domains/couples/leads/deals/deals.repository.ts';
import { insertItems } from '#domains/couples/leads/new-leads.repository.ts';
import { buildCouple, buildDeal, buildLead } from '#domains/couples/leads/leads.factory.ts';
import { insertStoredFile } from '#domains/couples/templates/templates.public.ts';

let world: World;
let outbox: Outbox;
let owner: Actor;
let serial = 0;
beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ environment: outbox.environment });
  owner = await world.owner();
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

type Given = Partial<Omit<Parameters<typeof buildLead>[1], 'customer_id' | 'provider_id'>>;

/** Each test has its own couple, so that outboxes don't mix. */
async function lead(given: Given = {}, email = `georgia${(serial += 1)}@example.com`) {
  const phone = `+6149157${String(1000 + serial)}`;
  const { id } = await world.build(async (tx) => {
    const couple = await buildCouple(tx, 'Georgia Papadopoulos & Sam Whitlock', { email, phone });
    return buildLead(tx, {
      couple_phone: phone,
      ...given,
      customer_id: owner.customerId,
      provider_id: owner.providerIds[0] ?? 0,
      couple_id: couple.id,
    });
  });
  return { id, email, phone };
}

const send = (leadId: number, body: object, key = randomUUID()) =>
  owner.call('POST', `/leads/${leadId}/messages`, { body, headers: { 'idempotency-key': key } });
const messagesOf = async (leadId: number) => (await owner.call('GET', `/leads/${leadId}/messages`)).json().data;
const stateOf = async (leadId: number) => (await messagesOf(leadId))[0]?.deliveryState;
async function hasBecome(leadId: number, state: string): Promise<void> {
  await expect.poll(() => stateOf(leadId)).toBe(state);
}

describe('by email', () => {
  test('MSG-001 MSG-004 MSG-005 MSG-006 a mail is sent, says how to reply, and is added to the conversation', async () => {
    const { id, email } = await lead();
    const answer = await send(id, {
      subject: 'Your day',
      body: '<p>Yes, it is <b>free</b>!</p><script>alert(1)</script>',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({
      type: 'email',
      direction: 'out',
      subject: 'Your day',
      body: 'Yes, it is free!',
      bodyHtml: '<p>Yes, it is <b>free</b>!</p>',
      deliveryState: 'queued',
      author: { id: owner.id, name: 'Imogen' },
    });
    const mail = await outbox.mailTo(email);
    expect(mail.subject).toBe('Your day');
    expect(mail.html).not.toContain('script');
    expect(mail.replyTo?.text).toMatch(/^reply\+[a-z0-9]+\.[a-z2-7]{24}@reply\.bellbird\.example$/);
    await hasBecome(id, 'sent');
  });

  test('LEAD-052 the first answer moves the lead to negotiating, is timed, and ends the waiting', async () => {
    const { id, email } = await lead({ status: 'new', waiting_since: new Date().toISOString() });
    await send(id, { body: '<p>Hello!</p>' });
    await outbox.mailTo(email);
    const row = await world.build((tx) =>
      tx.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({ status: 'negotiating', waiting_since: null });
    expect(row.first_answered_at).not.toBeNull();
    const history = (await owner.call('GET', `/leads/${id}/histories`)).json().data;
    expect(history[0]).toMatchObject({ kind: 'send_email', text: 'Hello!' });
  });

  test('LEAD-052 a sent offer moves the lead to ‘offer made’', async () => {
    const { id, email } = await lead({ status: 'negotiating' });
    await send(id, { body: '<p>Our offer</p>', isOffer: true });
    await outbox.mailTo(email);
    expect((await owner.call('GET', `/leads/${id}`)).json().data.status).toBe('offer_made');
  });

  test('LEAD-052 a scheduled offer moves the lead once it is sent, here with ‘send now’', async () => {
    const { id, email } = await lead({ status: 'negotiating' });
    const sendAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    const { id: messageId } = (await send(id, { body: '<p>Our offer</p>', isOffer: true, sendAt })).json().data;
    const status = async () => (await owner.call('GET', `/leads/${id}`)).json().data.status;
    expect(await status()).toBe('negotiating');
    await owner.call('POST', `/leads/${id}/messages/actions`, { body: { type: 'send_now', messageId } });
    await outbox.mailTo(email);
    expect(await status()).toBe('offer_made');
  });

  test('a double click sends once', async () => {
    const { id, email } = await lead();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(id, { body: '<p>Once</p>' }, key)));
    expect(new Set(answers.map((answer) => answer.json().data?.id)).size).toBe(1);
    await outbox.mailTo(email);
    await hasBecome(id, 'sent');
    expect(outbox.untaken()).not.toContain(email);
    expect(await messagesOf(id)).toHaveLength(1);
  });

  test('merge fields are filled in; one without a value is listed and nothing is sent', async () => {
    const { id, email } = await lead({ organization_date: '2027-04-10', guests: 120 });
    const body = '<p>Hi {{couple.names}}, {{wedding.weekday}} {{wedding.date}} for {{guests}} & {{ user.name }}</p>';
    const filled = await send(id, { body });
    expect(filled.json().data.body).toBe(`Hi Georgia and Sam, Saturday 10.04.2027 for 120 & Imogen Hartley`);
    await outbox.mailTo(email);
    const refused = await send(id, { body: '<p>{{offer.title}} until {{offer.validUntil}}</p>' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'unresolved_fields',
      data: { unresolved: ['offer.title', 'offer.validUntil'] },
    });
    const inSubject = await send(id, { subject: 'About {{offer.title}}', body: '<p>Hello</p>' });
    expect(inSubject.json()).toMatchObject({ code: 'unresolved_fields', data: { unresolved: ['offer.title'] } });
    const bySms = await owner.call('POST', `/leads/${id}/messages/sms`, { body: { body: 'Hi, {{offer.title}}' } });
    expect(bySms.json()).toMatchObject({ code: 'unresolved_fields', data: { unresolved: ['offer.title'] } });
    expect(await messagesOf(id)).toHaveLength(1);
    const preview = await owner.call('POST', `/leads/${id}/messages/preview`, {
      body: { body: '<p>{{couple.names}} {{price}}</p>' },
    });
    expect(preview.json().data).toMatchObject({ bodyHtml: '<p>Georgia and Sam {{price}}</p>', unresolved: ['price'] });
  });

  test('the price is that of the deal, or else of the requested item; a refused deal has none', async () => {
    const { id } = await lead();
    const price = async () =>
      (await owner.call('GET', `/leads/${id}/merge-values`)).json().data.price as string | undefined;
    expect(await price()).toBeUndefined();
    await world.build((tx) =>
      insertItems(tx, { customer_id: owner.customerId, lead_id: id }, [{ name: 'Barn', price: 12_500, quantity: 1 }]),
    );
    expect(await price()).toBe('A$12,500');
    const deal = await world.build((tx) =>
      buildDeal(tx, { customer_id: owner.customerId, lead_id: id, price: 9900, status: 'refused' }),
    );
    expect(await price()).toBe('A$12,500');
    await world.build((tx) => updateDealStatus(tx, owner.customerId, deal.id, 'agreed'));
    expect(await price()).toBe('A$9,900');
  });

  test('MSG-020 the author’s signature is added once, with its image, or left out', async () => {
    const { id, email } = await lead();
    const writer = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['leads'] });
    const body = { signatureContent: '<p>Warmly, Tess</p>' };
    await writer.call('PUT', `/signatures/${owner.providerIds[0]}`, { body });
    const picture = Buffer.from('a picture');
    await world.server.storage.put('public/signatures/tess.png', picture, { contentType: 'image/png' });
    await world.build((tx) =>
      tx
        .updateTable('customer_user_providers')
        .set({ signature_image_key: 'public/signatures/tess.png' })
        .where('customer_user_id', '=', writer.id)
        .execute(),
    );
    const mailed = async (given: object) => {
      await writer.call('POST', `/leads/${id}/messages`, { body: given });
      return outbox.mailTo(email);
    };
    const signed = await mailed({ body: '<p>Hello</p>' });
    expect(signed.text?.match(/Warmly, Tess/g)).toHaveLength(1);
    expect(signed.attachments[0]?.content.equals(picture)).toBe(true);
    const placed = await mailed({ body: '<p>{{signature}} and hello</p>' });
    expect(placed.text?.match(/Warmly, Tess/g)).toHaveLength(1);
    const bare = await mailed({ body: '<p>Hello</p>', withSignature: false });
    expect([bare.text?.includes('Warmly'), bare.attachments]).toEqual([false, []]);
  });

  test('a mail with markup only is refused, and a subject stays on one line', async () => {
    const { id, email } = await lead();
    const empty = await send(id, { body: '<p><br></p><script>x</script>', withSignature: false });
    expect([empty.statusCode, Object.keys(empty.json().errors)]).toEqual([422, ['body']]);
    const broken = await send(id, { subject: 'Your day\r\nBcc: everybody@example.com', body: '<p>Hello</p>' });
    expect(broken.json().data.subject).toBe('Your day Bcc: everybody@example.com');
    await outbox.mailTo(email);
  });

  test('a couple’s values can’t add HTML to the mail', async () => {
    const { id, email } = await lead({ couple_name: '<img src=x onerror=alert(1)> & Sam', is_wedding: false });
    const answer = await send(id, { body: '<p>Hi {{couple.names}}</p>' });
    expect(answer.json().data.bodyHtml).toBe('<p>Hi &lt;img src=x onerror=alert(1)&gt; &amp; Sam</p>');
    await outbox.mailTo(email);
  });

  test('MSG-018 a rejected address makes the message failed with its reason; it can be resent', async () => {
    const { id } = await lead({}, `nobody${(serial += 1)}@example.com`);
    await send(id, { body: '<p>Hello?</p>' });
    await hasBecome(id, 'failed');
    const [message] = await messagesOf(id);
    expect(message.failure).toBe('address');
    const act = (type: string) =>
      owner.call('POST', `/leads/${id}/messages/actions`, { body: { type, messageId: message.id } });
    await world.build((tx) =>
      tx
        .updateTable('couples')
        .set({ email: `found${serial}@example.com` })
        .where('email', '=', `nobody${serial}@example.com`)
        .execute(),
    );
    expect((await act('resend')).statusCode).toBe(200);
    expect((await outbox.mailTo(`found${serial}@example.com`)).text).toContain('Hello?');
    await hasBecome(id, 'sent');
    expect((await act('resend')).json().code).toBe('already_on_its_way');
  });
});

describe('scheduled messages', () => {
  const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

  test('wait for their time, and can be cancelled or sent now', async () => {
    const { id, email } = await lead({ status: 'new' });
    const body = { body: '<p>Later</p>', sendAt: tomorrow() };
    const first = (await send(id, body)).json().data;
    const second = (await send(id, body)).json().data;
    expect([first.deliveryState, second.deliveryState]).toEqual(['scheduled', 'scheduled']);
    const act = (type: string, messageId: number) =>
      owner.call('POST', `/leads/${id}/messages/actions`, { body: { type, messageId } });
    expect((await act('cancel', first.id)).statusCode).toBe(200);
    expect((await act('cancel', first.id)).statusCode).toBe(409);
    expect((await act('send_now', second.id)).statusCode).toBe(200);
    const mail = await outbox.mailTo(email);
    expect(mail.text).toContain('Later');
    // A message that was never sent is no answer.
    expect([mail.inReplyTo, mail.subject?.startsWith('Re:')]).toEqual([undefined, false]);
    await expect
      .poll(async () => (await messagesOf(id)).map((each: { deliveryState: string }) => each.deliveryState))
      .toEqual(['sent', 'cancelled']);
  });

  test('can’t be cancelled or resent while a worker is sending them', async () => {
    const { id } = await lead();
    const { id: messageId } = (await send(id, { body: '<p>Later</p>', sendAt: tomorrow() })).json().data;
    await world.build((tx) =>
      tx
        .updateTable('lead_messages')
        .set({ claimed_at: new Date().toISOString() })
        .where('id', '=', messageId)
        .execute(),
    );
    for (const type of ['cancel', 'send_now']) {
      const answer = await owner.call('POST', `/leads/${id}/messages/actions`, { body: { type, messageId } });
      expect([type, answer.json().code]).toEqual([type, 'already_on_its_way']);
    }
    expect(await stateOf(id)).toBe('scheduled');
  });

  test('do not count as an answer yet', async () => {
    const { id } = await lead({ status: 'new', waiting_since: new Date().toISOString() });
    await send(id, { body: '<p>Later</p>', sendAt: tomorrow() });
    const row = await world.build((tx) =>
      tx.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect([row.status, row.first_answered_at]).toEqual(['new', null]);
    expect(row.waiting_since).not.toBeNull();
  });

  test('with a time in the past are refused at their field', async () => {
    const { id } = await lead();
    const answer = await send(id, { body: '<p>x</p>', sendAt: '2020-01-01T00:00:00Z' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['sendAt']]);
    const farAway = new Date(Date.now() + 367 * 24 * 60 * 60 * 1000).toISOString();
    expect(Object.keys((await send(id, { body: '<p>x</p>', sendAt: farAway })).json().errors)).toEqual(['sendAt']);
    expect(await messagesOf(id)).toEqual([]);
  });
});

describe('MSG-013 MSG-014 MSG-015 MSG-016 MSG-017 a couple who does not want it is not contacted', () => {
  test.each([
    [{ contact_preference: 'phone' }, 'email', 'This couple only wants to be contacted by phone.'],
    [{ contact_preference: 'phone' }, 'sms', 'This couple only wants to be contacted by phone.'],
    [{ contact_preference: 'email' }, 'sms', 'This couple only wants to be contacted by e-mail.'],
    [{ cancelled_at: '2026-11-01T00:00:00Z' }, 'email', 'This couple has cancelled their request.'],
    [{ couple_deleted_at: '2026-11-01T00:00:00Z' }, 'email', 'This couple has deleted their account.'],
    [{ couple_phone: null }, 'sms', 'This couple hasn’t given contact details for this.'],
  ] as const)('%j by %s', async (given, channel, sentence) => {
    const { id } = await lead(given);
    const path = `/leads/${id}/messages${channel === 'sms' ? '/sms' : ''}`;
    const answer = await owner.call('POST', path, { body: { body: 'Hello' } });
    expect([answer.statusCode, answer.json().message]).toEqual([422, sentence]);
    expect(await messagesOf(id)).toEqual([]);
    const { channels } = (await owner.call('GET', `/leads/${id}`)).json().data;
    expect(channels[channel]).not.toBeNull();
  });
});

describe('files', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
  const upload = (leadId: number, name: string, bytes: Buffer) =>
    owner.call('POST', `/leads/${leadId}/messages/files`, multipartWith('file', name, bytes));

  test('MSG-011 a file is sent with the mail and can be downloaded', async () => {
    const { id, email } = await lead();
    const stored = (await upload(id, 'Brochure 2027.pdf', pdf)).json().data;
    const sent = (await send(id, { body: '<p>See the file</p>', attachmentIds: [stored.id] })).json().data;
    expect(sent.attachments).toMatchObject([{ name: 'Brochure 2027.pdf', mimeType: 'application/pdf' }]);
    const mail = await outbox.mailTo(email);
    expect(mail.attachments[0]?.content.equals(pdf)).toBe(true);
    const file = await owner.call('GET', sent.attachments[0].url);
    expect(file.headers['content-disposition']).toContain('attachment; filename="Brochure 2027.pdf"');
    expect(file.rawPayload.equals(pdf)).toBe(true);
  });

  test('MSG-012 another kind of file is refused, whatever its name', async () => {
    const { id } = await lead();
    const zip = Buffer.from('PK\u0003\u0004not really');
    for (const [name, bytes] of [
      ['run.exe', zip],
      ['photo.png', zip],
      ['fake.pdf', zip],
    ] as const) {
      const answer = await upload(id, name, bytes);
      expect([name, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([name, 422, ['file']]);
    }
  });

  test('the size and number of files are limited', async () => {
    const { id } = await lead();
    const file = (size_bytes: number) =>
      world.build((tx) =>
        insertStoredFile(tx, {
          customer_id: owner.customerId,
          name: 'Brochure.pdf',
          mime_type: 'application/pdf',
          size_bytes,
          storage_key: `messages/${randomUUID()}.pdf`,
          created_by: owner.id,
        }),
      );
    const half = 10 * 1024 * 1024;
    const [one, two, three] = [await file(half), await file(half), await file(1)];
    const answer = await send(id, { body: '<p>x</p>', attachmentIds: [one.id, two.id, three.id] });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { attachmentIds: 'All files together can be at most 20 MB.' },
    ]);
    const many = Array.from({ length: 11 }, () => three.id);
    expect((await send(id, { body: '<p>x</p>', attachmentIds: many })).statusCode).toBe(422);
    expect(await messagesOf(id)).toEqual([]);
  });

  test('TPL-007 a deleted file stops the message', async () => {
    const { id } = await lead();
    const answer = await send(id, { body: '<p>x</p>', attachmentIds: [1_999_999] });
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'Attachment can not found']);
  });
});

describe('drafts and reading', () => {
  test('a draft is kept after a reload, and deleted once sent or emptied', async () => {
    const { id, email } = await lead();
    const draft = { type: 'email', subject: 'S', body: '<p>Half a sen</p>', attachmentIds: [], templateId: null };
    const save = (body: object) => owner.call('PUT', `/leads/${id}/draft`, { body });
    const read = async () => (await owner.call('GET', `/leads/${id}/draft`)).json().data;
    await save(draft);
    expect(await read()).toMatchObject(draft);
    await send(id, { body: draft.body });
    await outbox.mailTo(email);
    expect(await read()).toBeNull();
    await save(draft);
    await save({ ...draft, body: '  ' });
    expect(await read()).toBeNull();
  });

  test('a draft keeps its own files and template, and nothing of another customer', async () => {
    const { id } = await lead();
    const parts = (of: number) =>
      world.build(async (tx) => {
        const file = { customer_id: of, name: 'menu.pdf', mime_type: 'application/pdf', size_bytes: 9 };
        const attachment = await tx
          .insertInto('customer_attachments')
          .values({ ...file, storage_key: `attachments/${of}` })
          .returning('id')
          .executeTakeFirstOrThrow();
        const template = await tx
          .insertInto('mail_templates')
          .values({ customer_id: of, name: 'For drafts', body: 'Hello' })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { attachmentId: attachment.id, templateId: template.id };
      });
    const [own, foreign] = [await parts(owner.customerId), await parts((await world.owner()).customerId)];
    const save = (templateId: number) =>
      owner.call('PUT', `/leads/${id}/draft`, {
        body: { type: 'email', body: 'Hi', attachmentIds: [foreign.attachmentId, own.attachmentId], templateId },
      });
    const read = async () => (await owner.call('GET', `/leads/${id}/draft`)).json().data;
    expect((await save(own.templateId)).statusCode).toBe(204);
    expect(await read()).toMatchObject({ body: 'Hi', attachmentIds: [own.attachmentId], templateId: own.templateId });
    await save(foreign.templateId);
    expect(await read()).toMatchObject({ body: 'Hi', attachmentIds: [own.attachmentId], templateId: null });
  });

  test('a draft belongs to its author', async () => {
    const { id } = await lead();
    await owner.call('PUT', `/leads/${id}/draft`, { body: { type: 'sms', body: 'mine' } });
    const colleague = await world.colleague(owner, { providerIds: owner.providerIds });
    expect((await colleague.call('GET', `/leads/${id}/draft`)).json().data).toBeNull();
  });
});
