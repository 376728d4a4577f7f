import type { Announcement, NewAnnouncement } from '@bellbird/contract/attention/announcements';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { MailFailure } from '#platform/mail/mail-failure.ts';
import { PushFailure } from '#platform/push/push-failure.ts';
import type { PushMessage, PushSender } from '#platform/push/push-sender.ts';
import { buildPushSubscription } from '#domains/attention/push/push.factory.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { createAnnouncementSendingService } from './announcement-sending.service.ts';

let world: World;
type Staff = Awaited<ReturnType<World['staff']>>;
let dana: Staff;
let barn: Actor;
let tess: Actor;
let studio: Actor;
/** Noon in Sydney. */
const NOON = new Date('2026-11-16T01:00:00Z');
let now = NOON;
let sent: Parameters<Mailer['send']>[0][] = [];
let beforeEnd: () => Promise<void> = async () => {};

const mailer: Mailer = {
  async send(mail, options) {
    await beforeEnd();
    await options?.beforeHandover?.();
    sent.push(mail);
    return {} as Awaited<ReturnType<Mailer['send']>>;
  },
  close: () => {},
};
let pushed: (PushMessage & { endpoint: string })[] = [];
let beforePush: (endpoint: string) => Promise<void> = async () => {};
const push: PushSender = {
  async send({ endpoint }, message) {
    await beforePush(endpoint);
    pushed.push({ ...message, endpoint });
  },
};
const clock = { now: () => now };

beforeAll(async () => {
  world = await startWorld({ clock });
  dana = await world.staff({ roles: ['account_manager'] });
  barn = await world.owner({ providers: 2 });
  tess = await world.colleague(barn, { providerIds: barn.providerIds });
  studio = await world.owner();
  await world.build(async (tx) => {
    const set = (id: number, columns: object) =>
      tx.updateTable('customer_users').set(columns).where('id', '=', id).execute();
    await set(barn.id, { email: 'imogen@barn.example', preferred_language: 'tr' });
    await set(tess.id, { email: 'tess@barn.example' });
    await set(studio.id, { email: 'otti@studio.example' });
    const melbourne = await tx
      .selectFrom('cities')
      .select('id')
      .where('slug', '=', 'melbourne')
      .executeTakeFirstOrThrow();
    const limited = { city_id: melbourne.id, paid_status: 'limited' as const };
    await tx.updateTable('providers').set(limited).where('customer_id', '=', studio.customerId).execute();
  });
});
afterAll(() => world.close());
beforeEach(() => {
  now = NOON;
  sent = [];
  pushed = [];
  beforeEnd = async () => {};
  beforePush = async () => {};
});

const everybody = { cityIds: [], categoryIds: [], packages: [], answerTime: 'any' as const };
const message: NewAnnouncement = {
  channel: 'prompt',
  segment: everybody,
  texts: {
    en: { title: 'New prices in May', body: 'Prices change on 1 May.\n\nYours stays <as it is>.' },
    tr: { title: 'Mayısta yeni fiyatlar', body: 'Fiyatlar 1 Mayısta değişiyor.' },
    ar: { title: '', body: '' },
  },
  linkPath: '/galleries',
  sendAt: null,
};

const write = async (change: Partial<NewAnnouncement> = {}): Promise<number> =>
  (await dana.call('POST', '/desk/announcements', { body: { ...message, ...change } })).json().data.id;
const run = () =>
  createAnnouncementSendingService({ db: world.db, clock, mailer, push, baseUrl: 'https://panel.example' }).run();
const stop = (id: number) => dana.call('POST', `/desk/announcements/${id}/stop`);
const read = async (id: number): Promise<Announcement> =>
  (await dana.call('GET', '/desk/announcements')).json().data.find((each: Announcement) => each.id === id);
const prompts = async ({ call }: Actor) =>
  (await call('GET', '/provider-prompts?type=notification')).json().data as {
    id: number;
    title: string;
    body: string;
  }[];

describe('the people it reaches', () => {
  const reach = async (segment: object) =>
    (await dana.call('POST', '/desk/announcements/reach', { body: { segment: { ...everybody, ...segment } } })).json()
      .data;

  test('are counted once each, by city, package and answer time', async () => {
    expect(await reach({})).toEqual({ people: 3, vendors: 2 });
    const [melbourne] = await world.build((tx) =>
      tx.selectFrom('cities').select('id').where('slug', '=', 'melbourne').execute(),
    );
    expect(await reach({ cityIds: [melbourne?.id] })).toEqual({ people: 1, vendors: 1 });
    expect(await reach({ packages: ['Limited'] })).toEqual({ people: 1, vendors: 1 });
    expect(await reach({ categoryIds: [9999] })).toEqual({ people: 0, vendors: 0 });
    const [provider_id = 0] = studio.providerIds;
    const late = { customer_id: studio.customerId, provider_id, answer_minutes: 3000, created_at: NOON.toISOString() };
    await world.build((tx) => buildLead(tx, late));
    expect(await reach({ answerTime: 'over_day' })).toEqual({ people: 1, vendors: 1 });
    expect(await reach({ answerTime: 'within_day' })).toEqual({ people: 0, vendors: 0 });
    expect((await dana.call('GET', '/desk/announcements/packages')).json().data).toEqual(['Limited', 'Spotlight']);
    const setEnd = (product_date_end: string | null) =>
      world.build((tx) =>
        tx.updateTable('providers').set({ product_date_end }).where('customer_id', '=', barn.customerId).execute(),
      );
    await setEnd('2026-11-16');
    // In Greenwich it is the sixteenth until late in the morning of the seventeenth in Sydney.
    now = new Date('2026-11-16T12:59:00Z');
    expect(await reach({ packages: ['Spotlight'] })).toEqual({ people: 2, vendors: 1 });
    now = new Date('2026-11-16T13:00:00Z');
    expect(await reach({ packages: ['Spotlight'] })).toEqual({ people: 0, vendors: 0 });
    await setEnd(null);
  });
});

describe('a prompt', () => {
  test('reaches each person once, in their language, also when two processes send; reading and stopping show', async () => {
    const id = await write();
    await Promise.all([run(), run()]);
    await run();
    expect((await prompts(barn)).map(({ title }) => title)).toEqual(['Mayısta yeni fiyatlar']);
    const [english] = await prompts(tess);
    expect(english?.body).toBe('<p>Prices change on 1 May.</p><p>Yours stays &lt;as it is&gt;.</p>');
    expect(await read(id)).toMatchObject({ status: 'sent', people: 3, delivered: 3, read: 0 });
    await tess.call('POST', `/provider-prompts/${english?.id}/actions`, { body: { type: 'completed' } });
    expect(await read(id)).toMatchObject({ read: 1 });
    const { data } = (await dana.call('GET', `/desk/announcements/${id}/recipients`)).json();
    const readers = data.filter(({ readAt }: { readAt: string | null }) => readAt !== null);
    expect(readers.map((each: { name: string }) => each.name)).toEqual(['Tess Nolan']);
    expect((await stop(id)).statusCode).toBe(204);
    expect([await prompts(barn), await prompts(tess), await prompts(studio)]).toEqual([[], [], []]);
    expect(await read(id)).toMatchObject({ status: 'stopped', read: 1 });
    expect((await stop(id)).json().code).toBe('not_possible_now');
  });

  test('that is for later waits for its time, and never leaves once it is stopped', async () => {
    const tomorrow = new Date(NOON.getTime() + 86_400_000).toISOString();
    const [kept, stopped] = [await write({ sendAt: tomorrow }), await write({ sendAt: tomorrow })];
    await run();
    expect(await read(kept)).toMatchObject({ status: 'scheduled', people: 0 });
    await stop(stopped);
    now = new Date(tomorrow);
    await run();
    expect(await read(kept)).toMatchObject({ status: 'sent', delivered: 3 });
    expect(await read(stopped)).toMatchObject({ status: 'stopped', people: 0 });
    await stop(kept);
    const past = { ...message, sendAt: NOON.toISOString() };
    expect((await dana.call('POST', '/desk/announcements', { body: past })).json().errors).toEqual({
      sendAt: 'Please choose a time in the future.',
    });
  });
});

describe('a mail', () => {
  test('is sent once each: a process that is killed after the handover does not send again', async () => {
    const id = await write({ channel: 'mail' });
    await run();
    await run();
    expect(sent.length).toBe(3);
    expect(new Set(sent.map(({ to }) => to))).toEqual(
      new Set(['imogen@barn.example', 'otti@studio.example', 'tess@barn.example']),
    );
    expect(sent.find(({ to }) => to === 'imogen@barn.example')?.subject).toBe('Mayısta yeni fiyatlar');
    expect(sent[0]?.text).toContain('https://panel.example/galleries');
    expect(await read(id)).toMatchObject({ status: 'sent', delivered: 3 });
  });

  test('waits for the end of quiet hours, and respects who wants none', async () => {
    await world.build((tx) =>
      tx
        .insertInto('alert_settings')
        .values({ customer_user_id: tess.id, customer_id: tess.customerId, fallback: 'none' })
        .execute(),
    );
    now = new Date('2026-11-16T12:00:00Z');
    const id = await write({ channel: 'mail' });
    await run();
    expect([sent.length, (await read(id)).status]).toEqual([0, 'sending']);
    now = new Date('2026-11-16T20:30:00Z');
    await run();
    expect(sent.length).toBe(2);
    expect(await read(id)).toMatchObject({ status: 'sent', people: 3, delivered: 2 });
    await world.build((tx) => tx.deleteFrom('alert_settings').execute());
  });

  test('that is under way when somebody stops it does not leave', async () => {
    const id = await write({ channel: 'mail' });
    beforeEnd = async () => {
      if (sent.length === 1) await stop(id);
    };
    await run();
    expect(sent.length).toBe(1);
    expect(await read(id)).toMatchObject({ status: 'stopped', delivered: 1 });
  });

  test('is tried again when the mail server fails for a while', async () => {
    beforeEnd = async () => {
      throw new MailFailure('transient', 'busy', undefined);
    };
    const id = await write({ channel: 'mail' });
    await run();
    expect((await read(id)).status).toBe('sending');
    beforeEnd = async () => {};
    now = new Date(NOON.getTime() + 11 * 60_000);
    await run();
    expect([sent.length, (await read(id)).status]).toEqual([3, 'sent']);
  });
});

describe('a modal', () => {
  const modal = async ({ call }: Actor) => (await call('GET', '/provider-prompts/meta')).json().data.modal;

  test('opens by itself until its reader closes it, which the team sees; a stop closes it for the others', async () => {
    const id = await write({ channel: 'modal' });
    await run();
    const shown = await modal(tess);
    expect(shown).toMatchObject({ title: 'New prices in May', linkData: { path: '/galleries' } });
    expect(await modal(barn)).toMatchObject({ title: 'Mayısta yeni fiyatlar' });
    expect((await modal(barn)).id).not.toBe(shown.id);
    await tess.call('POST', `/provider-prompts/${shown.id}/actions`, { body: { type: 'completed' } });
    expect(await modal(tess)).toBeNull();
    expect(await read(id)).toMatchObject({ channel: 'modal', delivered: 3, read: 1 });
    await stop(id);
    expect([await modal(barn), await modal(studio)]).toEqual([null, null]);
    expect(await read(id)).toMatchObject({ status: 'stopped', read: 1 });
  });

  test('a prompt never opens by itself, and of two modals the older is first', async () => {
    const ids = [await write(), await write({ channel: 'modal' })];
    const title = 'The second one';
    ids.push(await write({ channel: 'modal', texts: { ...message.texts, en: { title, body: 'Later.' } } }));
    await run();
    const first = await modal(tess);
    expect(first.title).toBe('New prices in May');
    const open = (await tess.call('GET', '/provider-prompts?type=notification&state=open')).json().data;
    expect(open.length).toBe(3);
    await tess.call('POST', `/provider-prompts/${first.id}/actions`, { body: { type: 'completed' } });
    expect((await modal(tess)).title).toBe(title);
    for (const id of ids) await stop(id);
  });
});

describe('a push', () => {
  const device = (as: Actor, name: string) =>
    world.build((tx) =>
      buildPushSubscription(tx, {
        customer_id: as.customerId,
        customer_user_id: as.id,
        access_token_id: as.session.tokenId,
        endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
      }),
    );
  const results = async (id: number): Promise<unknown> =>
    Object.fromEntries(
      (await dana.call('GET', `/desk/announcements/${id}/recipients`))
        .json()
        .data.map((each: { id: number; result: string | null }) => [each.id, each.result]),
    );
  beforeEach(() => world.build((tx) => tx.deleteFrom('push_subscriptions').execute()));

  test('reaches every browser of a person, in their language; who has none was not reached', async () => {
    for (const name of ['phone', 'laptop']) await device(barn, name);
    await device(tess, 'tess');
    const id = await write({ channel: 'push' });
    await run();
    await run();
    const titles = pushed.map(({ endpoint, payload }) => [endpoint.split('/').at(-1), payload['title']]);
    expect([pushed.length, Object.fromEntries(titles)]).toEqual([
      3,
      { laptop: 'Mayısta yeni fiyatlar', phone: 'Mayısta yeni fiyatlar', tess: 'New prices in May' },
    ]);
    expect(pushed.at(-1)?.payload).toMatchObject({ path: '/galleries', tag: `announcement-${id}` });
    expect(await results(id)).toEqual({ [barn.id]: 'delivered', [tess.id]: 'delivered', [studio.id]: 'unreachable' });
    expect(await read(id)).toMatchObject({ status: 'sent', people: 3, delivered: 2, read: 0 });
    // The text behind it is in the panel, and reading it there counts.
    const [text] = await prompts(tess);
    await tess.call('POST', `/provider-prompts/${text?.id}/actions`, { body: { type: 'completed' } });
    expect([(await read(id)).read, await prompts(studio)]).toEqual([1, []]);
    await stop(id);
    expect(await prompts(barn)).toEqual([]);
  });

  test('that is stopped under way reaches nobody else', async () => {
    for (const [as, name] of [
      [barn, 'one'],
      [tess, 'two'],
      [studio, 'three'],
    ] as const)
      await device(as, name);
    const id = await write({ channel: 'push' });
    beforePush = async () => void (await stop(id));
    await run();
    expect([pushed.length, (await read(id)).status]).toEqual([1, 'stopped']);
    expect([await prompts(barn), await prompts(tess), await prompts(studio)]).toEqual([[], [], []]);
  });

  test('waits for the end of quiet hours; a service that fails is asked again, a browser that is gone is forgotten', async () => {
    await device(tess, 'tess');
    await device(studio, 'gone');
    now = new Date('2026-11-16T12:00:00Z');
    const id = await write({ channel: 'push' });
    await run();
    expect([pushed.length, (await read(id)).status]).toEqual([0, 'sending']);
    now = new Date('2026-11-16T20:30:00Z');
    beforePush = async (endpoint) => {
      throw new PushFailure(endpoint.endsWith('gone') ? 'gone' : 'transient');
    };
    await run();
    expect(await results(id)).toMatchObject({ [tess.id]: null, [studio.id]: 'unreachable' });
    beforePush = async () => {};
    now = new Date('2026-11-16T20:45:00Z');
    await run();
    expect([pushed.length, await read(id)]).toMatchObject([1, { status: 'sent', delivered: 1 }]);
    const left = await world.build((tx) => tx.selectFrom('push_subscriptions').select('customer_user_id').execute());
    expect(left).toEqual([{ customer_user_id: tess.id }]);
    await stop(id);
  });

  test('that no service takes for two days counts as not reached', async () => {
    await device(tess, 'tess');
    const id = await write({ channel: 'push' });
    beforePush = async () => {
      throw new PushFailure('transient');
    };
    await run();
    now = new Date(NOON.getTime() + 49 * 3_600_000);
    await run();
    expect(await results(id)).toMatchObject({ [tess.id]: 'unreachable' });
    expect((await read(id)).status).toBe('sent');
  });
});

test('vendors, reviewers and finance cannot write to vendors', async () => {
  for (const { call } of [barn, await world.staff({ roles: ['reviewer', 'finance'] })]) {
    expect((await call('POST', '/desk/announcements', { body: message })).statusCode).toBe(403);
    expect((await call('POST', '/desk/announcements/reach', { body: { segment: everybody } })).statusCode).toBe(403);
  }
});
