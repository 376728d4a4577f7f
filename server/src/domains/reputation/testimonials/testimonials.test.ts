import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { multipartWith } from '#testing/every-call.ts';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';
import { buildTestimonial } from './testimonials.factory.ts';

const NOW = new Date('2026-11-15T02:00:00Z');

let world: World;
let staff: Call;
let vendor: Actor;
let providerId: number;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => NOW } });
  staff = (await world.staff()).call;
});
beforeEach(async () => {
  vendor = await world.owner();
  providerId = vendor.providerIds[0] ?? 0;
});
afterAll(() => world.close());

const words = { coupleName: 'Nina & Cole', weddingDate: '2026-10-03', rating: 5, comments: 'Every light was warm.' };
const write = async (given: object = {}) => {
  const headers = { 'idempotency-key': randomUUID() };
  return vendor.call('POST', '/provider-testimonial', { body: { providerId, ...words, ...given }, headers });
};
const written = async () => (await write()).json().data.id as number;
const read = async (id: number) => (await vendor.call('GET', `/provider-testimonial/${id}`)).json().data;
const put = (id: number, body: object) => vendor.call('PUT', `/provider-testimonial/${id}`, { body });
const reply = (id: number, text: string) =>
  vendor.call('POST', `/provider-testimonial/${id}/comment`, { body: { reply: text } });
const built = async (given: object = {}) =>
  (
    await world.build((tx) =>
      buildTestimonial(tx, { customer_id: vendor.customerId, provider_id: providerId, ...given }),
    )
  ).id;

async function findEntry() {
  const { data } = (await staff('GET', '/desk/approvals?kind=testimonial&limit=100')).json();
  return data.find((each: { provider: { id: number } }) => each.provider.id === providerId);
}
const decideOn = (id: number, body: object) => staff('POST', `/desk/approvals/${id}/decision`, { body });
const decide = async (body: object) => decideOn((await findEntry())?.id, body);

const sendSigned = (path: string, body: object) => world.marketplace('POST', path, { body });

const sendComment = (content: object) => sendSigned('/dugun-testimonials', content);

const createLead = () =>
  world.build((tx) => buildLead(tx, { customer_id: vendor.customerId, provider_id: providerId }));

describe('a comment', () => {
  test('TEST-001 TEST-002 TEST-003 TEST-006 waits for the team, who approve it or give a reason', async () => {
    const first = await written();
    expect(await read(first)).toEqual({
      id: first,
      provider: { id: providerId, name: expect.any(String), timeZone: expect.any(String) },
      couple: { name: 'Nina & Cole', leadId: null, weddingDate: '2026-10-03' },
      addedBy: 'vendor',
      source: null,
      rating: 5,
      comments: 'Every light was warm.',
      images: [],
      status: 'pending',
      rejectReason: null,
      reply: null,
      repliedAt: null,
      featured: false,
      dispute: null,
      createdAt: NOW.toISOString(),
      version: 1,
    });
    await decide({ decision: 'approved' });
    expect((await read(first)).status).toBe('active');
    const second = await written();
    const unlisted = await decide({ decision: 'rejected', reason: 'We did not like it' });
    expect([unlisted.statusCode, unlisted.json().errors]).toEqual([
      422,
      { reason: 'Please choose one from the list.' },
    ]);
    expect((await read(second)).status).toBe('pending');
    await decide({ decision: 'rejected', reason: 'not_a_customer' });
    expect(await read(second)).toMatchObject({ status: 'rejected', rejectReason: 'not_a_customer' });
  });

  test('TEST-003 only an active comment can be replied to and featured', async () => {
    const pending = await written();
    expect((await reply(pending, 'Thank you')).statusCode).toBe(409);
    expect((await put(pending, { featured: true, version: 1 })).statusCode).toBe(409);
    const active = await built({ status: 'active' });
    expect((await put(active, { featured: true, version: 1 })).json().data.featured).toBe(true);
    expect((await put(active, { featured: false, version: 1 })).json().code).toBe('stale_version');
  });

  test('TEST-008 the vendor replies in public, edits the reply and removes it', async () => {
    const id = await built({ status: 'active' });
    expect((await reply(id, ' It was a joy. ')).json().data).toMatchObject({
      reply: 'It was a joy.',
      repliedAt: NOW.toISOString(),
    });
    expect((await reply(id, '')).json().data).toMatchObject({ reply: null, repliedAt: null });
    expect((await reply(id, 'x'.repeat(1001))).statusCode).toBe(422);
    expect((await reply(id, 'Write to us: hello@wattle.com.au')).json().errors).toHaveProperty('reply');
  });

  test('TEST-006 a couple’s own comment cannot be changed or deleted; one added by the vendor can, until it is approved', async () => {
    for (const status of ['pending', 'active', 'rejected'] as const) {
      const theirs = await built({ status });
      expect((await put(theirs, { comments: 'Better', version: 1 })).statusCode).toBe(409);
      expect((await vendor.call('DELETE', `/provider-testimonial/${theirs}`)).statusCode).toBe(409);
    }
    const own = await written();
    expect((await put(own, { comments: 'Every light was warm and low.', version: 1 })).json().data).toMatchObject({
      comments: 'Every light was warm and low.',
      couple: { name: 'Nina & Cole' },
    });
    expect((await vendor.call('DELETE', `/provider-testimonial/${own}`)).statusCode).toBe(204);
    expect((await decide({ decision: 'approved' })).statusCode).toBe(404);
  });

  test('TEST-009 pictures can be added to the vendor’s own comment, checked by content', async () => {
    const id = await written();
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c4473a' } })
      .png()
      .toBuffer();
    const added = await vendor.call(
      'POST',
      `/provider-testimonial/${id}/images`,
      multipartWith('image', 'day.png', picture),
    );
    expect(added.statusCode).toBe(201);
    expect((await vendor.call('GET', `/provider-testimonial/${id}/images`)).json().data).toEqual([added.json().data]);
    const fake = multipartWith('image', 'day.png', Buffer.from('<svg/>'));
    expect((await vendor.call('POST', `/provider-testimonial/${id}/images`, fake)).json().errors).toHaveProperty(
      'image',
    );
    const theirs = await built();
    const other = multipartWith('image', 'day.png', picture);
    expect((await vendor.call('POST', `/provider-testimonial/${theirs}/images`, other)).statusCode).toBe(409);
    const { url } = added.json().data as { url: string };
    const picked = async () => (await world.server.app.inject({ method: 'GET', url })).statusCode;
    expect(await picked()).toBe(200);
    const remove = () => vendor.call('DELETE', `/provider-testimonial/${id}/images/${added.json().data.id}`);
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 404]);
    expect(await picked()).toBe(404);
    expect((await read(id)).images).toEqual([]);
  });

  test('TEST-009 a picture that the team has not seen is not published by their decision about the words', async () => {
    const id = await written();
    const drawn = sharp({ create: { width: 30, height: 20, channels: 3, background: '#c4473a' } });
    const picture = await drawn.png().toBuffer();
    const add = () =>
      vendor.call('POST', `/provider-testimonial/${id}/images`, multipartWith('image', 'day.png', picture));
    const seen = await findEntry();
    expect((await add()).statusCode).toBe(201);
    expect((await decideOn(seen.id, { decision: 'approved' })).statusCode).toBe(409);
    expect((await read(id)).status).toBe('pending');
    expect((await decide({ decision: 'rejected', reason: 'not_a_customer' })).statusCode).toBe(204);
    expect((await add()).statusCode).toBe(201);
    expect(await read(id)).toMatchObject({ status: 'pending', rejectReason: null });
    expect((await findEntry()).images).toHaveLength(2);
  });

  test('TEST-010 its history lists who did what', async () => {
    const id = await written();
    await decide({ decision: 'approved' });
    await reply(id, 'Thank you');
    const { data } = (await vendor.call('GET', `/provider-testimonial/${id}/histories`)).json();
    expect(data.map((each: { kind: string }) => each.kind)).toEqual(['replied', 'active', 'created']);
    expect(data[1].who).toBe('Marketplace team');
  });

  test('TEST-004 TEST-007 comments are counted by status, with unanswered ones and the average rating', async () => {
    await built({ status: 'active', rating: 5 });
    await built({ status: 'active', rating: 4, reply: 'Thank you' });
    await built({ status: 'pending', rating: 1 });
    const counts = (await vendor.call('GET', '/provider-testimonial/counts-by-status')).json().data;
    expect(counts).toEqual({ counts: { pending: 1, active: 2, rejected: 0 }, unanswered: 1, averageRating: 4.5 });
    const unanswered = (await vendor.call('GET', '/provider-testimonial?unanswered=true')).json();
    expect([unanswered.meta.total, unanswered.data[0].rating]).toEqual([1, 5]);
    expect((await vendor.call('GET', '/provider-testimonial?rating=4')).json().meta.total).toBe(1);
    expect((await vendor.call('GET', '/provider-testimonial?status=pending')).json().meta.total).toBe(1);
  });

  test('TEST-011 a comment says who added it: the couple, the vendor, or a transfer', async () => {
    const { data } = (
      await world.anyone('GET', '/configs?itemTypes=testimonial_added_by,testimonial_rejected_reason')
    ).json();
    const active = (type: string) =>
      data
        .filter((each: { itemType: string; status: string }) => each.itemType === type && each.status === 'active')
        .map((each: { value: string }) => each.value);
    expect(active('testimonial_added_by')).toEqual(['Couple', 'Vendor', 'Transferred']);
    expect(active('testimonial_rejected_reason')).toEqual(
      expect.arrayContaining(['Not a customer', 'Offensive content', 'Contact information', 'Duplicate']),
    );
  });
});

describe('a couple’s comment from the marketplace', () => {
  test('TEST-003 is accepted once, waits, and notifies the vendor when it is published', async () => {
    const lead = await createLead();
    const first = await sendComment({
      leadId: lead.id,
      rating: 4,
      comments: 'We would do it all again; ask us on 0491 570 006.',
    });
    expect(first.statusCode).toBe(201);
    const again = await sendComment({ leadId: lead.id, rating: 1, comments: 'Or not.' });
    expect(again.json().data.id).toBe(first.json().data.id);
    expect(await read(first.json().data.id)).toMatchObject({ addedBy: 'couple', rating: 4, status: 'pending' });
    const { data } = (await staff('GET', '/desk/approvals?kind=testimonial&limit=100')).json();
    const entry = data.find((each: { provider: { id: number } }) => each.provider.id === providerId);
    expect(entry.checks).toEqual([{ label: 'No contact information in the text', ok: false }]);
    await decide({ decision: 'approved' });
    const [prompt] = (await vendor.call('GET', '/provider-prompts')).json().data;
    expect(prompt.title).toMatch(/gave you 4 of 5 stars$/);
    expect((await sendComment({ leadId: 2_000_000, rating: 4, comments: 'Nobody' })).statusCode).toBe(404);
  });

  test('TEST-005 TEST-009 pictures come with it, once each, until the team has decided', async () => {
    const lead = await createLead();
    const { id } = (await sendComment({ leadId: lead.id, rating: 5, comments: 'Look at us!' })).json().data;
    const content = (
      await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c4473a' } })
        .jpeg()
        .toBuffer()
    ).toString('base64');
    const send = (given: object = {}) =>
      sendSigned(`/dugun-testimonials/${id}/images`, { name: 'us.jpg', content, ...given });
    const seen = await findEntry();
    const [first, again] = [await send(), await send()];
    expect((await decideOn(seen.id, { decision: 'approved' })).statusCode).toBe(409);
    expect([first.statusCode, again.json().data]).toEqual([201, first.json().data]);
    expect((await read(id)).images).toEqual([first.json().data]);
    expect((await send({ name: 'us.exe' })).statusCode).toBe(201);
    expect((await send({ content: Buffer.from('no picture').toString('base64') })).json().errors).toHaveProperty(
      'content',
    );
    expect((await findEntry()).images).toEqual([first.json().data.url]);
    await decide({ decision: 'approved' });
    const other = Buffer.from(content, 'base64');
    expect((await send({ content: Buffer.concat([other, Buffer.alloc(4)]).toString('base64') })).statusCode).toBe(409);
    expect((await sendSigned('/dugun-testimonials/2000000/images', { name: 'a.jpg', content })).statusCode).toBe(404);
  });
});
