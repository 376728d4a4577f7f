import { createServer } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { toMailFailure } from './mail-failure.ts';
import { createMailer } from './mailer.ts';
import { smtpServerOf } from './smtp-url.ts';

const log = pino({ level: 'silent' });

describe('mailer', () => {
  it('calls an SMTP server that is away transient, so that the job tries again', async () => {
    const port = await closedPort();
    const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'hello@bellbird.test', log });
    const mail = { to: 'sam@example.com', subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' };
    await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailFailure', kind: 'transient' });
    mailer.close();
  });

  it('keeps trying while our own login is refused', () => {
    const refusedLogin = Object.assign(new Error('535'), { code: 'EAUTH', responseCode: 535, permanent: true });
    expect(toMailFailure(refusedLogin, false)).toMatchObject({ kind: 'transient', code: 'EAUTH' });
  });
});

describe('SMTP address', () => {
  it('asks for TLS beyond this machine unless told otherwise', () => {
    expect(smtpServerOf('smtp://127.0.0.1:3025')).toMatchObject({ secure: false, requireTLS: false, port: 3025 });
    expect(smtpServerOf('smtp://[::1]:3025')).toMatchObject({ host: '::1', requireTLS: false });
    expect(smtpServerOf('smtp://mail.example.com')).toMatchObject({ secure: false, requireTLS: true, port: 587 });
    expect(smtpServerOf('smtp://mail.internal?requireTLS=false')).toMatchObject({ requireTLS: false });
    expect(smtpServerOf('smtps://a%40b.c:p%2Fw@mail.example.com')).toEqual({
      host: 'mail.example.com',
      port: 465,
      secure: true,
      requireTLS: false,
      auth: { user: 'a@b.c', pass: 'p/w' },
    });
  });

  it('refuses an address that is not SMTP', () => {
    expect(() => smtpServerOf('https://mail.example.com')).toThrow('smtp://');
  });
});

function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
