import { createECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { partnerSignature } from '../../server/src/platform/http/partner.ts';
import { createMailer } from '../../server/src/platform/mail/mailer.ts';
import { renderMail } from '../../server/src/platform/mail/mail-layout.ts';
import { createSmsGateway } from '../../server/src/platform/sms/sms-gateway.ts';
import { createIdentityProviders } from '../../server/src/platform/social/identity-providers.ts';
import { DEMO_GOOGLE_ACCOUNTS } from '../../server/src/demo/demo-google-accounts.ts';
import { createPushSender } from '../../server/src/platform/push/push-sender.ts';
import { knownPushServices } from '../../server/src/platform/push/push-services.ts';
import { createNumbersGateway } from '../../server/src/platform/voice/numbers-gateway.ts';
import { createVoiceGateway } from '../../server/src/platform/voice/voice-gateway.ts';
import { voiceScript } from '../../server/src/platform/voice/voice-script.ts';
import { verifyTwilioSignature } from '../../server/src/platform/sms/twilio-signature.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { POSTS } from './services/social/instagram-photos.ts';
import { type Company, subjectOf } from './services/social/people.ts';
import { createBrowser } from './services/social/social.testing.ts';
import { readConfig } from './config.ts';
import type { Sandbox } from './sandbox.ts';
import { openSandbox, read } from './sandbox.testing.ts';
import { openWebhook } from './webhook.testing.ts';

const log = { info: () => undefined, warn: () => undefined };

function mailerTo(sandbox: Sandbox) {
  const mailer = createMailer({
    smtpUrl: `smtp://localhost:${sandbox.smtpPort}`,
    from: 'Bellbird <hello@bellbird.test>',
    log,
  });
  onTestFinished(() => mailer.close());
  return mailer;
}

const { sms } = readConfig({});
const gatewayTo = (sandbox: Sandbox) => createSmsGateway({ baseUrl: sandbox.url, ...sms, from: '+61491570110', log });

const link = 'http://localhost:3000/reset?token=abc&user=7';
const mail = renderMail({
  title: 'Choose a new password',
  preheader: 'The link works for 30 minutes.',
  greeting: 'Hi Imogen,',
  paragraphs: ['You asked for a new password.'],
  action: { label: 'Choose a password', url: link },
  footer: 'You have an account.',
});

describe("the product's own ports against the sandbox", () => {
  it('delivers a mail whose one link can be followed', async () => {
    const sandbox = await openSandbox();
    const { messageId } = await mailerTo(sandbox).send({ to: 'imogen@example.com', subject: 'New password', ...mail });
    const address = `${sandbox.url}/mail?to=imogen@example.com`;
    const [kept] = await read<{ html: string; headers: Record<string, string> }[]>(address);
    expect(kept).toMatchObject({
      subject: 'New password',
      links: [link],
    });
    expect(kept?.html).toContain('Choose a password');
    expect(kept?.headers['message-id']).toBe(messageId);
  });

  it('tells a mail worth another try from one that is not', async () => {
    const sandbox = await openSandbox();
    const send = (to: string) => mailerTo(sandbox).send({ to, subject: 'x', ...mail });
    await expect(send('nobody@example.com')).rejects.toMatchObject({ kind: 'permanent', code: '550' });
    await expect(send('later@example.com')).rejects.toMatchObject({ kind: 'transient', code: '451' });
  });

  it('delivers a text message', async () => {
    const sandbox = await openSandbox();
    const { sid } = await gatewayTo(sandbox).send({ to: '+61491570006', body: 'Your code is 418205' });
    expect(await read(`${sandbox.url}/sms?to=%2B61491570006`)).toMatchObject([
      { id: sid, body: 'Your code is 418205' },
    ]);
  });

  it('tells a text message worth another try from one that is not', async () => {
    const sandbox = await openSandbox();
    const send = (to: string) => gatewayTo(sandbox).send({ to, body: 'x' });
    await expect(send('+61491570001')).rejects.toMatchObject({ kind: 'permanent', code: 21_610 });
    await expect(send('+61491570003')).rejects.toMatchObject({ kind: 'transient', status: 500 });
  });

  it.each([
    ['+61491570006', 'delivered', undefined],
    ['+61491570004', 'undelivered', '30003'],
  ])('hears what became of a message to %s, and can tell who says so', async (to, end, errorCode) => {
    const sandbox = await openSandbox();
    const hook = await openWebhook();
    const { sid } = await gatewayTo(sandbox).send({ to, body: 'x', statusCallbackUrl: hook.url });
    const calls = await hook.calls(2);
    for (const { params, signature } of calls) {
      const webhook = { authToken: sms.authToken, url: hook.url, params, signature };
      expect(verifyTwilioSignature(webhook)).toBe(true);
      expect(verifyTwilioSignature({ ...webhook, authToken: 'another' })).toBe(false);
      expect(params).toMatchObject({ MessageSid: sid, To: to, AccountSid: sms.accountSid });
    }
    expect(calls.map(({ params }) => params['MessageStatus'])).toEqual(['sent', end]);
    expect(calls[1]?.params['ErrorCode']).toBe(errorCode);
  });
});

describe("the product's push messages against the sandbox", () => {
  const pair = createECDH('prime256v1');
  const keys = { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') };
  const payload = { title: 'Priya & Tom wrote to you', body: 'Wattle Creek Barn', path: '/leads/7', tag: 'message-7' };
  const senderTo = (sandbox: Sandbox) =>
    createPushSender({
      keys,
      subject: 'mailto:help@bellbird.example',
      services: knownPushServices([sandbox.url]),
      log,
    });
  type Device = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };
  const deviceAt = async (sandbox: Sandbox, appId = keys.publicKey) => {
    const post = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'imogen', appId }),
    };
    const device = (await (await fetch(`${sandbox.url}/push/devices`, post)).json()) as Device;
    return { ...device, ...device.keys };
  };

  it('are taken, opened and kept, for the browser they were meant for alone', async () => {
    const sandbox = await openSandbox();
    const [device, other] = [await deviceAt(sandbox), await deviceAt(sandbox)];
    const message = { payload, ttlS: 3600, topic: 'message-7' };
    await senderTo(sandbox).send(device, message);
    expect(await read(`${sandbox.url}/push?to=imogen`)).toMatchObject([
      { ...payload, deviceId: device.id, ttl: 3600, topic: 'message-7' },
    ]);
    const misled = { ...device, endpoint: other.endpoint };
    await expect(senderTo(sandbox).send(misled, message)).rejects.toMatchObject({ kind: 'permanent', status: 400 });
  });

  it('tell a browser that is gone from one worth another try', async () => {
    const sandbox = await openSandbox();
    const send = async (answer: number) => {
      const device = await deviceAt(sandbox);
      await fetch(`${sandbox.url}/push/devices/${device.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ answer }),
      });
      return senderTo(sandbox).send(device, { payload, ttlS: 60, topic: 'x' });
    };
    await expect(send(410)).rejects.toMatchObject({ kind: 'gone', status: 410 });
    await expect(send(429)).rejects.toMatchObject({ kind: 'transient', status: 429, retryAfterS: 60 });
  });
});

const RETURNS = { google: '/auth/google', facebook: '/auth/login?way=facebook', instagram: '/instagram/callback' };

function companiesAt({ url }: Sandbox) {
  const { social } = readConfig({});
  return createIdentityProviders(
    {
      google: { ...social, issuer: `${url}/google` },
      facebook: { ...social, dialogUrl: `${url}/facebook/dialog/oauth`, graphUrl: `${url}/facebook` },
      instagram: {
        ...social,
        authorizeUrl: `${url}/instagram/oauth/authorize`,
        tokenUrl: `${url}/instagram/oauth/access_token`,
        graphUrl: `${url}/instagram`,
      },
    },
    log,
  );
}

/** There and back, as a browser would. */
async function identify(sandbox: Sandbox, company: Company, name: string, changes: { verifier?: string } = {}) {
  const { provider, visit, returned } = await thereAndBack(sandbox, company, name);
  return provider?.identify({ ...visit, ...changes }, returned);
}

async function thereAndBack(sandbox: Sandbox, company: Company, name: string) {
  const provider = companiesAt(sandbox)[company];
  const visit = {
    state: 'a-state',
    nonce: 'a-nonce',
    verifier: 'v'.repeat(64),
    redirectUri: `http://localhost:3000${RETURNS[company]}`,
  };
  const back = await createBrowser(sandbox.url).choose((await provider?.authUrl(visit)) ?? '', { as: name });
  const returned = new URLSearchParams([...back.searchParams, ...new URLSearchParams(back.hash.slice(1))]);
  expect(returned.get('state')).toBe(visit.state);
  const token = returned.get('access_token') ?? returned.get('code') ?? '';
  return { provider, visit, returned: { token, iss: returned.get('iss') ?? undefined } };
}

describe("the product's social sign-in against the sandbox", () => {
  it.each([
    ['google', 'tess@wattlecreek.example'],
    ['facebook', 'tess@wattlecreek.example'],
    ['instagram', '@tess.nolan'],
  ] as const)('%s tells who somebody is, by an id that lasts', async (company, name) => {
    const sandbox = await openSandbox();
    const subject = subjectOf(company, 'tess@wattlecreek.example');
    expect(await identify(sandbox, company, 'Tess Nolan')).toEqual({ subject, name });
  });

  it('Google redeems nothing for whoever did not begin the visit', async () => {
    const sandbox = await openSandbox();
    await expect(identify(sandbox, 'google', 'Tess Nolan', { verifier: 'w'.repeat(64) })).rejects.toThrow();
  });

  it('Instagram hands out photos, and no film, to whoever was let in', async () => {
    const sandbox = await openSandbox();
    const { provider, visit, returned } = await thereAndBack(sandbox, 'instagram', 'Tess Nolan');
    const photos = (await provider?.photos?.list(visit, returned)) ?? [];
    expect(photos.map(({ caption }) => caption)).toEqual(POSTS.map(({ caption }) => caption));
    const file = await provider?.photos?.download(photos[0]?.url ?? '');
    expect(file?.filename).toBe('instagram.png');
    await expect(provider?.photos?.download('http://169.254.169.254/latest')).rejects.toThrow('no address');
  });

  it('the people of the demo story are those that the sandbox knows', async () => {
    const sandbox = await openSandbox();
    expect((await identify(sandbox, 'google', 'Imogen Hartley'))?.subject).toBe(DEMO_GOOGLE_ACCOUNTS.demo.subject);
    expect((await identify(sandbox, 'google', 'Bridget Doyle'))?.subject).toBe(DEMO_GOOGLE_ACCOUNTS.twoHomes.subject);
  });
});

/** A server in the product's place, which answers as the product's own code would. */
async function openProduct(answer: (path: string) => string) {
  const asked: { path: string; body: string; headers: Record<string, string | string[] | undefined> }[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      asked.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString(), headers: request.headers });
      response.end(answer(request.url ?? ''));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

describe("the product's calls against the sandbox", () => {
  it('are placed, understood, put through and reported, each report signed', async () => {
    const couple = '+61491570157';
    const from = '+61255500140';
    const product = await openProduct((path) =>
      path === '/connect'
        ? voiceScript.connect(couple, {
            from,
            resultUrl: `${product.url}/result`,
            say: 'Connecting you with Ana & Tom.',
          })
        : voiceScript.hangUp(),
    );
    const sandbox = await openSandbox();
    const gateway = createVoiceGateway({ baseUrl: sandbox.url, ...sms, log });
    const urls = { answerUrl: `${product.url}/connect`, statusUrl: `${product.url}/status` };
    const { sid } = await gateway.place({ to: '+61491570156', from, ...urls });
    await expect.poll(() => product.asked.map(({ path }) => path)).toEqual(['/connect', '/result', '/status']);
    for (const { path, body, headers } of product.asked) {
      const params = Object.fromEntries(new URLSearchParams(body));
      const signature = String(headers['x-twilio-signature']);
      expect(verifyTwilioSignature({ authToken: sms.authToken, url: product.url + path, params, signature })).toBe(
        true,
      );
      expect(params['CallSid']).toBe(sid);
    }
    expect(new URLSearchParams(product.asked[1]?.body).get('DialCallStatus')).toBe('completed');
    expect(await read(`${sandbox.url}/voice/${sid}`)).toMatchObject({ heard: ['Connecting you with Ana & Tom.'] });
    await expect(gateway.place({ to: '+61491570000', from, ...urls })).rejects.toThrow('400');
  });

  it.each([
    ['a person', '+61491570157', ['/screen', '/accept', '/result'], '42'],
    ['a mailbox', '+61491570005', ['/screen', '/result'], '0'],
  ])('%s who picks up the phone of a vendor is asked first', async (_who, vendor, paths, seconds) => {
    const at = (path: string) => product.url + path;
    const scripts: Record<string, () => string> = {
      '/hooks/voice/in': () =>
        voiceScript.connect(vendor, { from: '+61255500140', resultUrl: at('/result'), screenUrl: at('/screen') }),
      '/screen': () =>
        voiceScript.screen('Call from Ana. Press 1 to take it.', { answerUrl: at('/accept'), digits: 1 }),
      '/accept': voiceScript.goOn,
    };
    const product = await openProduct((path) => (scripts[path] ?? voiceScript.hangUp)());
    const sandbox = await openSandbox({ serverUrl: product.url });
    await fetch(`${sandbox.url}/voice/dial`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: '+61491570156', to: '+61255500140' }),
    });
    expect(product.asked.map(({ path }) => path)).toEqual(['/hooks/voice/in', ...paths]);
    for (const { path, body, headers } of product.asked) {
      const params = Object.fromEntries(new URLSearchParams(body));
      const signature = String(headers['x-twilio-signature']);
      expect(verifyTwilioSignature({ authToken: sms.authToken, url: product.url + path, params, signature })).toBe(
        true,
      );
    }
    const result = new URLSearchParams(product.asked.at(-1)?.body);
    expect([result.get('DialCallStatus'), result.get('DialCallDuration')]).toEqual(['completed', seconds]);
  });

  it('by a quick number: the product asks for the code and gets it', async () => {
    const product = await openProduct((path) =>
      path === '/hooks/voice/in'
        ? voiceScript.ask('Please enter the code.', { answerUrl: `${product.url}/code`, digits: 7 })
        : voiceScript.say('Goodbye.'),
    );
    const sandbox = await openSandbox({ serverUrl: product.url });
    await fetch(`${sandbox.url}/voice/dial`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: '+61491570156', to: '+61255500140', digits: '1234567#' }),
    });
    expect(new URLSearchParams(product.asked[1]?.body).get('Digits')).toBe('1234567');
  });
});

describe('the marketplace of the sandbox against the product', () => {
  it('signs its calls as the product checks them', async () => {
    const product = await openProduct(() => '{"data":{"id":7}}');
    const { partnerSecret } = readConfig({});
    const sandbox = await openSandbox({ serverUrl: product.url });
    const answer = await fetch(`${sandbox.url}/couples/requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ providerId: 1, couple: { name: 'Zoë & Tom', email: 'zoe@example.com' } }),
    });
    expect(answer.status).toBe(201);
    const [call] = product.asked;
    const given = String(call?.headers['x-partner-signature']);
    const at = new Date(Number(/^t=(\d+)/.exec(given)?.[1]) * 1000);
    expect(given).toBe(
      partnerSignature(partnerSecret, { method: 'POST', path: '/api/dugun-leads', body: call?.body ?? '' }, at),
    );
  });
});

it('has numbers that the product lists, buys and gives back', async () => {
  const { url } = await openSandbox();
  const gateway = createNumbersGateway({ baseUrl: url, ...sms });
  const before = await gateway.list();
  const bought = await gateway.buy('AU', 'http://localhost:3000/hooks/voice/in');
  expect((await gateway.list()).map(({ number }) => number)).toEqual(
    [...before.map(({ number }) => number), bought?.number ?? ''].toSorted(),
  );
  await gateway.release(bought?.id ?? '');
  await gateway.release(bought?.id ?? '');
  expect(await gateway.list()).toEqual(before);
});
