import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildPrompt } from './prompts.factory.ts';

const NOW = new Date('2026-11-16T01:00:00Z');
let now = NOW;
let world: World;
let staff: Awaited<ReturnType<World['staff']>>;
let owner: Actor;
beforeAll(async () => {
  world = await startWorld({ clock: { now: () => now } });
  staff = await world.staff();
});
beforeEach(async () => {
  now = NOW;
  owner = await world.owner({ providers: 2 });
});
afterAll(() => world.close());

type Given = Partial<Parameters<typeof buildPrompt>[1]>;
const prompt = async (given: Given = {}, of = owner) => {
  const row = { customer_id: of.customerId, provider_id: of.providerIds[0] ?? 0, ...given };
  return (await world.build((tx) => buildPrompt(tx, row))).id;
};
const list = async (search = '', as = owner) => (await as.call('GET', `/provider-prompts?${search}`)).json();
const titles = async (search = '', as = owner) =>
  (await list(search, as)).data.map((each: { title: string }) => each.title);
const meta = async (as = owner) => (await as.call('GET', '/provider-prompts/meta')).json().data;
const act = (id: number, type: string, as = owner) =>
  as.call('POST', `/provider-prompts/${id}/actions`, { body: { type } });

test('PROMPT-001 PROMPT-006 PROMPT-013 a notification with all that its entry shows, the newest first', async () => {
  const first = await prompt({
    title: 'Your prices expire',
    body_html: '<p>Renew <b>them</b>.</p>',
    link_path: '/galleries',
    link_text: 'Update prices',
    created_at: '2026-11-15T01:00:00.000Z',
  });
  await prompt({ title: 'Newer', created_at: '2026-11-16T00:00:00Z' });
  await prompt({ title: 'An offer', type: 'quick_offer' });
  const { data, meta: paging } = await list('type=notification&limit=25&page=1');
  expect(paging).toEqual({ total: 2, page: 1, limit: 25 });
  expect(data[0].title).toBe('Newer');
  expect(data[1]).toEqual({
    id: first,
    type: 'notification',
    title: 'Your prices expire',
    body: '<p>Renew <b>them</b>.</p>',
    createdAt: '2026-11-15T01:00:00.000Z',
    completedAt: null,
    linkData: { path: '/galleries', text: 'Update prices' },
    provider: {
      id: owner.providerIds[0],
      name: expect.any(String),
      category: expect.any(String),
      city: expect.any(String),
      district: null,
      timeZone: 'Australia/Sydney',
    },
    reminder: null,
  });
});

test('PROMPT-019 a notice about a couple or a payment is for those who may read it, in every list and count', async () => {
  const [providerId = 0] = owner.providerIds;
  const missed = await prompt({ title: 'Missed call: Ruby & Finn', link_path: '/leads/7' });
  await prompt({ title: 'Couples wait', link_path: '/leads' });
  await prompt({ title: 'Your bank took A$990 back', link_path: `/providers/${providerId}/payments?tab=quotes` });
  await prompt({ title: 'Your photos', link_path: '/galleries' });
  await prompt({ title: 'No link' });
  const seenWith = async (pages: string[]) => {
    const colleague = await world.colleague(owner, { providerIds: [providerId], pages });
    const seen = (await titles('', colleague)).toSorted();
    expect((await meta(colleague)).pending).toBe(seen.length);
    return { seen, status: (await act(missed, 'completed', colleague)).statusCode };
  };
  expect(await seenWith(['gallery'])).toEqual({ seen: ['No link', 'Your photos'], status: 404 });
  expect((await seenWith(['payments'])).seen).toEqual(['No link', 'Your bank took A$990 back', 'Your photos']);
  expect(await seenWith(['leads'])).toEqual({
    seen: ['Couples wait', 'Missed call: Ruby & Finn', 'No link', 'Your photos'],
    status: 200,
  });
  const elsewhere = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['gallery'] });
  expect(await titles('', elsewhere)).not.toContain('Couples wait');
});

test('PROMPT-014 a page has 25 unless asked otherwise, and the next one goes on', async () => {
  for (let n = 0; n < 27; n += 1) await prompt({ title: `N${n}`, created_at: `2026-11-15T00:00:${10 + n}Z` });
  expect((await list('type=notification')).data).toHaveLength(25);
  expect(await titles('type=notification&page=2')).toEqual(['N1', 'N0']);
});

test('PROMPT-003 PROMPT-009 PROMPT-015 PROMPT-020 PROMPT-021 only what is pending counts, in all and by type', async () => {
  const done = await prompt();
  await prompt();
  await prompt({ type: 'quick_offer' });
  await prompt({ type: 'quick_offer', provider_id: owner.providerIds[1] ?? 0 });
  expect(await meta()).toEqual({
    pending: 4,
    byType: {
      notification: 2,
      reminder: 0,
      quick_offer: 2,
      quote: 0,
      missing_data: 0,
      payment: 0,
      prices: 0,
      package: 0,
    },
    ahead: 0,
    modal: null,
  });
  await act(done, 'completed');
  expect((await meta()).byType.notification).toBe(1);
  expect((await list('type=quick_offer&page=1&limit=25')).meta.total).toBe(2);
});

test('PROMPT-016 completing sets the moment once; put back, it waits again', async () => {
  const id = await prompt({ title: 'Reply' });
  const first = await act(id, 'completed');
  expect([first.statusCode, first.json().data.completedAt]).toEqual([200, NOW.toISOString()]);
  now = new Date('2026-11-16T02:00:00Z');
  expect((await act(id, 'completed')).json().data.completedAt).toBe(NOW.toISOString());
  expect([await titles('state=open'), await titles('state=done'), await titles()]).toEqual([[], ['Reply'], ['Reply']]);
  expect((await act(id, 'reopened')).json().data.completedAt).toBeNull();
  expect(await titles('state=open')).toEqual(['Reply']);
  expect((await act(id, 'deleted')).statusCode).toBe(422);
});

test('PROMPT-019 open prompts by provider and type, each only for the users concerned', async () => {
  const second = owner.providerIds[1] ?? 0;
  await prompt({ title: 'Here' });
  await prompt({ title: 'There', provider_id: second });
  await prompt({ title: 'Offer', type: 'quick_offer' });
  expect(await titles(`state=open&providerId=${second}`)).toEqual(['There']);
  expect(await titles('state=open&type=quick_offer')).toEqual(['Offer']);
  const photographer = await world.colleague(owner, { providerIds: [owner.providerIds[0] ?? 0], pages: ['gallery'] });
  expect(await titles('', photographer)).toEqual(['Here']);
  expect((await meta(photographer)).pending).toBe(1);
  const offers = (await list('type=quick_offer')).data;
  expect((await act(offers[0].id, 'completed', photographer)).statusCode).toBe(404);
});

describe('reminders', () => {
  const DUE = '2026-11-17T22:30:00.000Z';
  const remind = async (dueAt = DUE, text = '') => {
    const given = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0, couple_name: 'Priya & Tom' };
    const lead = await world.build((tx) => buildLead(tx, given));
    const answer = await owner.call('POST', `/leads/${lead.id}/remind`, { body: { dueAt, text } });
    return { leadId: lead.id, reminderId: answer.json().data.id as number };
  };
  const openAt = async (leadId: number) => (await owner.call('GET', `/leads/${leadId}`)).json().data.reminders.length;

  test('PROMPT-019 LEAD-046 one that lies ahead stands in the list, waits for nobody, and waits from its moment on', async () => {
    const { leadId } = await remind(DUE, 'Ask about the tent');
    expect(await meta()).toMatchObject({ pending: 0, byType: { reminder: 0 }, ahead: 1 });
    expect(await titles('type=reminder')).toEqual([]);
    const [ahead] = (await list('state=open')).data;
    expect(ahead).toMatchObject({
      type: 'reminder',
      title: 'Ask about the tent',
      linkData: { path: `/leads/${leadId}`, text: 'Priya & Tom' },
      reminder: { leadId, coupleName: 'Priya & Tom', dueAt: DUE, text: 'Ask about the tent' },
    });
    now = new Date(DUE);
    expect(await meta()).toMatchObject({ pending: 1, byType: { reminder: 1 }, ahead: 0 });
    expect(await titles('type=notification,reminder')).toEqual(['Ask about the tent']);
  });

  test('LEAD-046 done here is done at the couple’s page, undone here it stands there again, and the other way round', async () => {
    const { leadId, reminderId } = await remind();
    const [{ id }] = (await list('state=open')).data;
    await act(id, 'completed');
    expect([await openAt(leadId), (await owner.call('GET', '/lead-reminders')).json().data]).toEqual([0, []]);
    await act(id, 'reopened');
    expect(await openAt(leadId)).toBe(1);
    expect((await owner.call('GET', `/leads/${leadId}`)).json().data.reminderAt).toBe(DUE);
    await owner.call('DELETE', `/leads/${leadId}/remind/${reminderId}`);
    expect([await titles('state=open'), await titles('state=done')]).toEqual([[], ['Get back to Priya & Tom']]);
  });

  test('LEAD-046 it is its setter’s own, and gone with the couple', async () => {
    const { leadId } = await remind();
    const colleague = await world.colleague(owner, { providerIds: owner.providerIds, pages: ['leads'] });
    expect(await titles('state=open', colleague)).toEqual([]);
    await world.build((tx) =>
      tx.updateTable('leads').set({ deleted_at: NOW.toISOString() }).where('id', '=', leadId).execute(),
    );
    expect([await titles('state=open'), (await meta()).pending]).toEqual([[], 0]);
  });

  test('PROMPT-019 by day: what is due up to today, what has no day, what lies ahead', async () => {
    await remind('2026-11-18T00:00:00Z', 'ahead');
    await remind('2026-11-16T05:00:00Z', 'this afternoon');
    await remind('2026-11-16T02:00:00Z', 'soon');
    await prompt({ title: 'any time' });
    // Midday in Sydney: 05:00 is still the same day there.
    expect(await titles('state=open')).toEqual(['soon', 'this afternoon', 'any time', 'ahead']);
  });
});

describe('POST /notifications', () => {
  const notify = (body: object, as = staff.call) => as('POST', '/notifications', { body });
  const given = () => ({ providerId: owner.providerIds[0], title: 'Your photos are live' });

  test('PROMPT-017 PROMPT-018 the team writes one, and it appears as a prompt of the type notification', async () => {
    const answer = await notify({ ...given(), linkData: { path: '/galleries', text: 'Open gallery' } });
    expect(answer.statusCode).toBe(201);
    const [told] = (await list('type=notification')).data;
    expect(told).toMatchObject({ id: answer.json().data.id, title: 'Your photos are live', completedAt: null });
    expect((await notify(given(), owner.call)).statusCode).toBe(403);
    expect((await notify({ ...given(), providerId: 2_000_000_001 })).statusCode).toBe(404);
  });

  test('PROMPT-007 its body is cleaned when it is written', async () => {
    const body =
      '<p onclick="x()">Hi <b>you</b><script>alert(1)</script><img src=x onerror=alert(1)></p><a href="javascript:x()">y</a>';
    await notify({ ...given(), body });
    const [{ body: kept }] = (await list()).data;
    expect(kept).toContain('<p>Hi <b>you</b></p>');
    expect(kept).not.toMatch(/script|onclick|onerror|img/);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/%2fevil',
  ])('PROMPT-008 a link that leaves the site is refused: %s', async (path) => {
    const answer = await notify({ ...given(), linkData: { path, text: 'Go' } });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['linkData.path']]);
  });
});
