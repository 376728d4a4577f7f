import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';

let world: World;
let staff: Call;
let vendor: Actor;
let base: string;
beforeAll(async () => {
  world = await startWorld();
  staff = (await world.staff()).call;
});
beforeEach(async () => {
  vendor = await world.owner();
  base = `/providers/${vendor.providerIds[0]}`;
});
afterAll(() => world.close());

const addChannel = (url = 'https://maps.google.com/?cid=42', channel = 'google') =>
  vendor.call('POST', `${base}/review-channels`, {
    body: { channel, url },
    headers: { 'idempotency-key': randomUUID() },
  });
const channelId = async () => (await addChannel()).json().data.id as number;

const REVIEWS = [
  { author: 'Priya R.', rating: 5, body: 'Could not have been kinder.', date: '2026-08-02' },
  { author: 'Tom', rating: 3, body: 'Good, but the parking!', date: '2026-07-11' },
];
const importReviews = (id: number, comments: object[] = REVIEWS) =>
  vendor.call('POST', `${base}/external-comments`, { body: { channelId: id, comments, pageTotal: 8 } });
const list = async (query = '') => (await vendor.call('GET', `${base}/external-comments${query}`)).json();
const transfer = (ids: number[]) => vendor.call('POST', `${base}/external-comments/transfer`, { body: { ids } });

test('REV-002 REV-005 pages on other sites are added once, with a valid address', async () => {
  const id = await channelId();
  expect((await vendor.call('GET', `${base}/review-channels`)).json().data).toEqual([
    { id, channel: 'google', url: 'https://maps.google.com/?cid=42', status: 'active', comments: 0, pageTotal: null },
  ]);
  expect((await addChannel()).json().errors).toEqual({ url: 'You have already added this page.' });
  expect((await addChannel('not an address')).json().errors).toEqual({ url: 'Please enter a valid URL' });
  expect((await addChannel('https://x.example', 'myspace')).statusCode).toBe(422);
});

test('REV-005 a page is passive while its provider is on hold', async () => {
  await channelId();
  const hold = (on_hold: boolean) =>
    world.build((tx) =>
      tx.updateTable('providers').set({ on_hold }).where('customer_id', '=', vendor.customerId).execute(),
    );
  const statuses = async () =>
    (await vendor.call('GET', `${base}/review-channels`)).json().data.map(({ status }: { status: string }) => status);
  await hold(true);
  expect(await statuses()).toEqual(['passive']);
  await hold(false);
  expect(await statuses()).toEqual(['active']);
});

test('REV-003 REV-006 reviews are imported once, whatever their spacing', async () => {
  const id = await channelId();
  expect((await importReviews(id)).json().data).toEqual({ added: 2, known: 0 });
  const again = [
    ...REVIEWS,
    { ...REVIEWS[0], body: '  could not have been   KINDER. ' },
    { ...REVIEWS[1], date: '2026-07-12' },
  ];
  expect((await importReviews(id, again)).json().data).toEqual({ added: 1, known: 3 });
  const { data, meta } = await list();
  expect(meta.total).toBe(3);
  expect(data[0]).toMatchObject({
    channelId: id,
    channel: 'google',
    author: 'Priya R.',
    rating: 5,
    body: 'Could not have been kinder.',
    date: '2026-08-02',
    transferState: 'not_transferred',
  });
  expect((await importReviews(id, [{ ...REVIEWS[0], rating: 6 }])).json().errors).toHaveProperty(['comments.0.rating']);
  const stranger = await world.owner();
  const foreign = await stranger.call('POST', `/providers/${stranger.providerIds[0]}/external-comments`, {
    body: { channelId: id, comments: REVIEWS, pageTotal: 2 },
  });
  expect(foreign.statusCode).toBe(404);
});

test('REV-004 the filters have counts', async () => {
  const id = await channelId();
  await importReviews(id);
  expect((await vendor.call('GET', `${base}/external-comments/filters`)).json().data).toEqual({
    transferStates: { not_transferred: 2, pending: 0, transferred: 0, rejected: 0 },
    ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 5 || rating === 3 ? 1 : 0 })),
    channels: [{ channelId: id, count: 2 }],
  });
  expect((await list('?rating=3')).meta.total).toBe(1);
  expect((await list(`?channelId=${id}&transferState=pending`)).meta.total).toBe(0);
});

test('REV-006 a transferred review becomes a waiting comment, once', async () => {
  await importReviews(await channelId());
  const [first, second] = (await list()).data.map((each: { id: number }) => each.id);
  const answers = await Promise.all([transfer([first, second]), transfer([first])]);
  const sum = answers.reduce((total, answer) => total + answer.json().data.transferred, 0);
  expect(sum).toBe(2);
  expect((await list('?transferState=pending')).meta.total).toBe(2);
  const comments = (await vendor.call('GET', '/provider-testimonial')).json().data;
  expect(comments.map((each: { addedBy: string; status: string }) => [each.addedBy, each.status])).toEqual([
    ['transferred', 'pending'],
    ['transferred', 'pending'],
  ]);

  const { data: waiting } = (await staff('GET', '/desk/approvals?kind=testimonial&limit=100')).json();
  const own = waiting.filter((each: { provider: { id: number } }) => each.provider.id === vendor.providerIds[0]);
  const decide = (title: RegExp, body: object) => {
    const entry = own.find((each: { title: string }) => title.test(each.title));
    return staff('POST', `/desk/approvals/${entry?.id}/decision`, { body });
  };
  await decide(/Priya/, { decision: 'approved' });
  await decide(/Tom/, { decision: 'rejected', reason: 'duplicate' });
  expect((await list()).data.map((each: { transferState: string }) => each.transferState)).toEqual([
    'transferred',
    'rejected',
  ]);
});

test('a transferred review keeps its date, page and address, and the team sees what was left out', async () => {
  const id = await channelId();
  const comments = [...REVIEWS, { author: 'Ana', rating: 1, body: 'It rained in.', date: '2026-06-01' }];
  const body = { channelId: id, comments, pageTotal: 8 };
  const few = await vendor.call('POST', `${base}/external-comments`, { body: { ...body, pageTotal: 2 } });
  expect(few.json().errors).toHaveProperty('pageTotal');
  await vendor.call('POST', `${base}/external-comments`, { body });
  await transfer([(await list('?rating=5')).data[0].id]);
  const [comment] = (await vendor.call('GET', '/provider-testimonial')).json().data;
  expect(comment.source).toEqual({
    channel: 'google',
    url: 'https://maps.google.com/?cid=42',
    writtenOn: '2026-08-02',
  });
  const { data } = (await staff('GET', '/desk/approvals?kind=testimonial&limit=100')).json();
  const entry = data.find((each: { provider: { id: number } }) => each.provider.id === vendor.providerIds[0]);
  expect(entry.text).toContain('Written on 02.08.2026\nhttps://maps.google.com/?cid=42');
  expect(entry.text).toContain('1 of 3 imported reviews transferred\nAverage rating: 3.0 imported, 5.0 transferred');
  expect(entry.checks).toContainEqual({ label: 'No reviews of this page left out (7 of 8 are)', ok: false });
});

test('the same review on two pages is one; short texts count by their day', async () => {
  const google = await channelId();
  const facebook = (await addChannel('https://www.facebook.com/barn', 'facebook')).json().data.id;
  const long = { author: 'Priya R.', rating: 5, body: 'They could not have been kinder to my grandmother.' };
  await importReviews(google, [
    { ...long, date: '2026-08-02' },
    { author: 'Tom', rating: 5, body: 'Lovely!', date: '2026-08-02' },
  ]);
  const again = await importReviews(facebook, [
    { ...long, author: 'PRIYA R.', date: '2026-08-05' },
    { author: 'Tom', rating: 5, body: 'Lovely!', date: '2026-08-02' },
    { author: 'Tom', rating: 5, body: 'Lovely!', date: '2026-08-09' },
  ]);
  expect(again.json().data).toEqual({ added: 1, known: 2 });
  expect((await list()).meta.total).toBe(3);
});
