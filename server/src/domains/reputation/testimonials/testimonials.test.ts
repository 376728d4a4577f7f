import { randomUUID } from 'node:crypto';
import { PARTNER_SIGNATURE_HEADER } from '@bellbird/contract/shared/headers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildDeal, buildLead } from '#domains/couples/leads/leads.factory.ts';
import { DEVELOPMENT_PARTNER_SECRET } from '#platform/config/config.ts';
import { partnerSignature } from '#platform/http/partner.ts';
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

async function decide(body: object) {
  const { data } = (await staff('GET', '/desk/approvals?kind=testimonial&limit=100')).json();
  const entry = data.find((each: { provider: { id: number } }) => each.provider.id === providerId);
  return staff('POST', `/desk/approvals/${entry?.id}/decision`, { body });
}

function sendComment(content: object) {
  const body = JSON.stringify(content);
  const signature = partnerSignature(DEVELOPMENT_PARTNER_SECRET, body, NOW);
  const headers = { 'content-type': 'application/json', [PARTNER_SIGNATURE_HEADER]: signature };
  return world.anyone('POST', '/dugun-testimonials', { body, headers });
}

const createLead = () =>
  world.build((tx) => buildLead(tx, { customer_id: vendor.customerId, provider_id: providerId }));
const dealWith = (leadId: number, status: 'agreed' | 'approved' | 'refused' = 'approved') =>
  world.build((tx) => buildDeal(tx, { customer_id: vendor.customerId, lead_id: leadId, status }));

describe('a comment', () => {
  test('TEST-001 TEST-002 TEST-003 TEST-006 waits for the team, who approve it or give a reason', async () => {
    const first = await written();
    expect(await read(first)).toEqual({
      id: first,
      provider: { id: providerId, name: expect.any(String), timeZone: expect.any(String) },
      couple: { name: 'Nina & Cole', leadId: null, weddingDate: '2026-10-03' },
      addedBy: 'vendor',
      rating: 5,
      comments: 'Every light was warm.',
      images: [],
      status: 'pending',
      rejectReason: null,
      reply: null,
      repliedAt: null,
      featured: false,
      createdAt: NOW.toISOString(),
      version: 1,
    });
    await decide({ decision: 'approved' });
    expect((await read(first)).status).toBe('active');
    const second = await written();
    await decide({ decision: 'rejected', reason: 'Not a customer' });
    expect(await read(second)).toMatchObject({ status: 'rejected', rejectReason: 'Not a customer' });
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
    await vendor.call('DELETE', `/provider-testimonial/${id}`);
    expect(await picked()).toBe(404);
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
});

describe('asking for a comment', () => {
  const ask = (id: number) => vendor.call('POST', `/couple-providers/${id}/request-comment`, { body: {} });
  const mailsAsked = (id: number) =>
    world
      .build((tx) =>
        tx
          .withSchema('pgboss')
          .selectFrom('job' as never)
          .selectAll()
          .where('name' as never, '=', 'testimonials.mailRequest' as never)
          .execute(),
      )
      .then((rows) => (rows as { data: { id: number } }[]).filter(({ data }) => data.id === id).length);

  test('TEST-012 TEST-013 needs a deal, and asks once even if it is repeated', async () => {
    const deal = await dealWith((await createLead()).id);
    const answers = await Promise.all([ask(deal.id), ask(deal.id), ask(deal.id)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([204, 204, 204]);
    expect(await mailsAsked(deal.id)).toBe(1);
    const refused = await dealWith((await createLead()).id, 'refused');
    expect((await ask(refused.id)).json().code).toBe('no_deal');
    expect((await ask(2_000_000)).statusCode).toBe(404);
  });

  test('TEST-015 a couple that has commented is not asked again', async () => {
    const lead = await createLead();
    const deal = await dealWith(lead.id);
    await sendComment({ leadId: lead.id, rating: 5, comments: 'Lovely' });
    const answer = await ask(deal.id);
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Couple already commented.']);
  });

  test('TEST-014 couples are counted and listed as asked, not asked and commented', async () => {
    const [silent, asked, spoken] = [await createLead(), await createLead(), await createLead()];
    await dealWith(silent.id);
    await ask((await dealWith(asked.id)).id);
    await dealWith(spoken.id);
    await sendComment({ leadId: spoken.id, rating: 5, comments: 'Lovely' });
    expect((await vendor.call('GET', '/couple-providers/counts-by-comment-request')).json().data).toEqual({
      not_requested: 1,
      requested: 1,
      commented: 1,
    });
    const { data, meta } = (await vendor.call('GET', '/couple-providers/comment-requests?request=requested')).json();
    expect([meta.total, data.length, data[0].request]).toEqual([1, 1, 'requested']);
  });
});
