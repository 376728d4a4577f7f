import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createKeyring } from '#platform/crypto/keyring.ts';
import { createReplyAddressesService } from '#domains/couples/messages/reply-addresses.service.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createLog } from '#platform/log/log.ts';
import { createSmsGateway } from '#platform/sms/sms-gateway.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type Actor, type World, startWorld } from '#testing/world.ts';
import { buildLead } from '#domains/couples/leads/leads.factory.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { type AlertFallbacksService, createAlertFallbacksService } from './alert-fallbacks.service.ts';
import { createAlertsService } from './alerts.service.ts';
import { alertsWebhooks } from './alerts.webhooks.ts';

const MINUTE_MS = 60_000;
const log = createLog('silent');

let now = new Date();
const clock = { now: () => now };
let outbox: Outbox;
let world: World;
let fallbacks: AlertFallbacksService;
let owner: Actor;
let leadId: number;
let email: string;
let people = 0;

beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ clock });
  fallbacks = createAlertFallbacksService({
    db: world.db,
    clock,
    mailer: createMailer({ smtpUrl: outbox.environment['SMTP_URL'] ?? '', from: 'b@bellbird.example', log }),
    sms: createSmsGateway({
      baseUrl: outbox.environment['SMS_BASE_URL'] ?? '',
      accountSid: 'AC1',
      authToken: 't',
      from: '+61491570006',
      log,
    }),
    baseUrl: 'https://panel.example',
    alertBounce: createReplyAddressesService({ keyring: createKeyring('secret'), domain: 'reply.example' }).alertBounce,
  });
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});
beforeEach(async () => {
  now = new Date();
  await world.build((tx) => tx.deleteFrom('alerts').execute());
  people += 1;
  email = `person${people}@example.com`;
  owner = await world.owner();
  await change({ email, phone: `+6149157${String(people).padStart(4, '0')}` });
  leadId = await lead();
  await settings('mail');
});

const change = (set: object) =>
  world.build((tx) => tx.updateTable('customer_users').set(set).where('id', '=', owner.id).execute());
const lead = async (given: object = {}) =>
  (
    await world.build((tx) =>
      buildLead(tx, {
        customer_id: owner.customerId,
        provider_id: owner.providerIds[0] ?? 0,
        couple_name: 'Priya & Tom',
        waiting_since: now.toISOString(),
        ...given,
      }),
    )
  ).id;
const settings = (fallback: string, quietHours: object | null = null) =>
  owner.call('PUT', '/alert-settings', { body: { fallback, quietHours } });
const happens = (kind: 'message' = 'message') =>
  world.db.tenant(owner.customerId, (tx) =>
    notifyTeam(
      tx,
      { customerId: owner.customerId, providerId: owner.providerIds[0] ?? 0 },
      { kind, leadId, coupleName: 'Priya & Tom' },
    ),
  );
const list = async (by = owner) => (await by.call('GET', `/leads/${leadId}/alerts`)).json().data;
const page = async () => (await owner.call('GET', `/leads/${leadId}`)).json().data;
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};

describe('who was told', () => {
  test('everybody who looks after the couple is listed, and what they did', async () => {
    const tess = await world.colleague(owner, { providerIds: owner.providerIds });
    await world.colleague(owner, { providerIds: owner.providerIds, pages: ['calendar'] });
    await happens();
    expect(await list()).toMatchObject([
      { kind: 'message', person: 'Tess Nolan', seenAt: null, deliveries: [], fallback: null },
      { kind: 'message', seenAt: null },
    ]);
    expect((await page()).hasUnseenAlerts).toBe(true);
    expect((await owner.call('POST', `/leads/${leadId}/seen`)).statusCode).toBe(204);
    expect((await page()).hasUnseenAlerts).toBe(false);
    expect(await list(tess)).toMatchObject([
      { person: 'Tess Nolan', seenAt: null },
      { seenAt: now.toISOString(), fallback: 'seen', fallbackAt: null },
    ]);
  });

  test('the team of the marketplace reads the same, others read nothing', async () => {
    await happens();
    const staff = await world.staff();
    expect((await staff.call('GET', `/desk/leads/${leadId}/alerts`)).json().data).toEqual(await list());
    const stranger = await world.owner();
    expect((await stranger.call('GET', `/leads/${leadId}/alerts`)).statusCode).toBe(404);
    expect((await stranger.call('POST', `/leads/${leadId}/seen`)).statusCode).toBe(404);
  });
});

describe('what nobody has seen for five minutes', () => {
  test('is sent by mail once, and the ledger says so', async () => {
    await happens();
    wait(4);
    await fallbacks.run();
    expect(await list()).toMatchObject([{ fallback: null }]);
    wait(2);
    await fallbacks.run();
    const mail = await outbox.mailTo(email);
    expect(mail.subject).toContain('Priya & Tom wrote to you');
    expect(mail.html).toContain(`https://panel.example/leads/${leadId}`);
    expect(await list()).toMatchObject([
      { fallback: 'sent', fallbackAt: null, deliveries: [{ channel: 'mail', status: 'sent', isFallback: true }] },
    ]);
    wait(30);
    await fallbacks.run();
    expect(outbox.untaken()).toEqual([]);
  });

  test('is sent by text where the person chose that, and the receipt counts', async () => {
    await settings('sms');
    await happens();
    wait(6);
    await fallbacks.run();
    const text = await outbox.textTo(`+6149157${String(people).padStart(4, '0')}`);
    const [, deliveryId = ''] = /\/hooks\/sms\/alerts\/(\d+)$/.exec(text.callback ?? '') ?? [];
    const [hook] = alertsWebhooks(createAlertsService({ db: world.db, clock }));
    await hook?.handler({ MessageStatus: 'delivered' }, { deliveryId });
    await hook?.handler({ MessageStatus: 'failed' }, { deliveryId });
    expect(await list()).toMatchObject([{ deliveries: [{ channel: 'sms', status: 'arrived' }] }]);
  });

  test('waits in quiet hours and is not sent when it was seen until then', async () => {
    // An hour from now until an hour before now: quiet at this moment and for most of the day.
    const time = (minutes: number) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Australia/Sydney', timeStyle: 'short' }).format(
        new Date(now.getTime() + minutes * MINUTE_MS),
      );
    await settings('mail', { from: time(-60), until: time(60) });
    await happens();
    wait(6);
    await fallbacks.run();
    const [{ fallbackAt }] = await list();
    expect(Date.parse(fallbackAt)).toBeGreaterThan(now.getTime() + 50 * MINUTE_MS);
    await owner.call('POST', `/leads/${leadId}/seen`);
    wait(120);
    await fallbacks.run();
    expect(await list()).toMatchObject([{ fallback: 'seen', deliveries: [] }]);
    expect(outbox.untaken()).toEqual([]);
  });

  test.each([
    [
      'answered',
      () => {
        wait(1);
        return owner.call('POST', `/leads/${leadId}/messages`, { body: { body: '<p>With pleasure</p>' } });
      },
    ],
    ['off', () => settings('none')],
    ['gone', () => change({ status: 'inactive' })],
  ])('is not sent when it is %s', async (result, given) => {
    await happens();
    await given();
    wait(6);
    await fallbacks.run();
    const [row] = await world.build((tx) =>
      tx.selectFrom('alerts').select(['fallback', 'fallback_at']).where('lead_id', '=', leadId).execute(),
    );
    expect(row).toEqual({ fallback: result, fallback_at: null });
    expect(outbox.untaken()).toEqual([]);
  });

  test('is not sent once a colleague has answered a visit of a couple who takes calls only, who goes on waiting', async () => {
    const at = new Date(now.getTime() + 24 * 60 * MINUTE_MS).toISOString();
    const visit = { appointment_at: at, appointment_state: 'proposed' as const };
    leadId = await lead({ ...visit, contact_preference: 'phone' });
    const to = { customerId: owner.customerId, providerId: owner.providerIds[0] ?? 0 };
    const event = { kind: 'appointment', leadId, coupleName: 'Priya & Tom', appointmentAt: at } as const;
    await world.db.tenant(owner.customerId, (tx) => notifyTeam(tx, to, event));
    wait(1);
    const { data } = (
      await owner.call('POST', `/leads/${leadId}/actions`, { body: { type: 'approve_appointment', at } })
    ).json();
    expect(data.waitingSince).not.toBeNull();
    wait(6);
    await fallbacks.run();
    expect(await list()).toMatchObject([{ kind: 'appointment', fallback: 'answered', deliveries: [] }]);
    expect(outbox.untaken()).toEqual([]);
  });

  test('is sent for a couple who has booked, too: they wait, though no list counts them', async () => {
    leadId = await lead({ status: 'deal_approved', waiting_since: null });
    await happens();
    await owner.call('POST', `/leads/${leadId}/comments`, { body: { body: 'They ask about the band' } });
    wait(6);
    await fallbacks.run();
    expect((await outbox.mailTo(email)).subject).toContain('Priya & Tom wrote to you');
    expect(await list()).toMatchObject([{ fallback: 'sent' }]);
  });

  test('a mail server that refuses the address is recorded', async () => {
    await change({ email: `nobody${people}@example.com` });
    await happens();
    wait(6);
    await fallbacks.run();
    expect(await list()).toMatchObject([
      { fallback: 'unreachable', deliveries: [{ channel: 'mail', status: 'failed' }] },
    ]);
  });

  test('old entries go after half a year', async () => {
    await happens();
    wait(181 * 24 * 60);
    await fallbacks.deleteOld();
    expect(await list()).toEqual([]);
  });
});

describe('settings', () => {
  test('are a mail and no nights until somebody chooses otherwise', async () => {
    const other = await world.owner();
    expect((await other.call('GET', '/alert-settings')).json().data).toMatchObject({
      fallback: 'mail',
      quietHours: { from: '21:00', until: '07:00' },
    });
    await settings('sms', { from: '20:00', until: '08:00' });
    expect((await owner.call('GET', '/alert-settings')).json().data).toMatchObject({
      fallback: 'sms',
      quietHours: { from: '20:00', until: '08:00' },
      hasPhone: true,
    });
    const wrong = await owner.call('PUT', '/alert-settings', {
      body: { fallback: 'mail', quietHours: { from: '25:00', until: '07:00' } },
    });
    expect(wrong.statusCode).toBe(422);
  });
});
