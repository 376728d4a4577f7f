import { createMailer } from '../../server/src/platform/mail/mailer.ts';
import { renderMail } from '../../server/src/platform/mail/mail-layout.ts';
import { createSmsGateway } from '../../server/src/platform/sms/sms-gateway.ts';
import { createIdentityProviders } from '../../server/src/platform/social/identity-providers.ts';
import { DEMO_GOOGLE_ACCOUNTS } from '../../server/src/demo/demo-google-accounts.ts';
import { verifyTwilioSignature } from '../../server/src/platform/sms/twilio-signature.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Company, subjectOf } from './booths/social/people.ts';
import { createBrowser } from './booths/social/social.testing.ts';
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
  return provider?.identify({ ...visit, ...changes }, { token, iss: returned.get('iss') ?? undefined });
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

  it('the people of the demo story are those that the sandbox knows', async () => {
    const sandbox = await openSandbox();
    expect((await identify(sandbox, 'google', 'Imogen Hartley'))?.subject).toBe(DEMO_GOOGLE_ACCOUNTS.demo.subject);
    expect((await identify(sandbox, 'google', 'Bridget Doyle'))?.subject).toBe(DEMO_GOOGLE_ACCOUNTS.twoHomes.subject);
  });
});
