import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Sandbox } from '../../sandbox.ts';
import { openSandbox, read } from '../../sandbox.testing.ts';

type Seen = { id: string; to: string[]; subject: string; receivedAt: string; attachments: { url: string }[] };

async function send(sandbox: Sandbox, mail: SendMailOptions) {
  const transport = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort });
  onTestFinished(() => transport.close());
  return transport.sendMail({
    from: 'Bellbird <hello@bellbird.test>',
    to: 'sam@example.com',
    subject: 'Hi',
    text: 'Hi',
    ...mail,
  });
}

describe('mail service', () => {
  it('stores a mail received over SMTP and lists it', async () => {
    const sandbox = await openSandbox();
    await send(sandbox, {
      to: ['Imogen@wattlecreek.example'],
      bcc: 'hidden@example.com',
      subject: 'Choose a new password',
      text: 'Go to https://bellbird.test/reset?token=1.',
      html: '<p>Go <a href="https://bellbird.test/reset?token=1&amp;x=2">there</a></p>',
      headers: { 'X-Bellbird': 'yes' },
      attachments: [{ filename: 'plan.pdf', content: Buffer.from('%PDF-1.7') }],
    });

    const mails = await read<Seen[]>(`${sandbox.url}/mail`);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      from: 'hello@bellbird.test',
      fromName: 'Bellbird',
      to: ['imogen@wattlecreek.example', 'hidden@example.com'],
      subject: 'Choose a new password',
      text: 'Go to https://bellbird.test/reset?token=1.',
      links: ['https://bellbird.test/reset?token=1&x=2', 'https://bellbird.test/reset?token=1'],
      headers: { 'x-bellbird': 'yes' },
      attachments: [{ filename: 'plan.pdf', contentType: 'application/pdf', size: 8 }],
    });
    expect(await read(`${sandbox.url}/mail/${mails[0]?.id}`)).toEqual(mails[0]);
    const file = await fetch(sandbox.url + mails[0]?.attachments[0]?.url);
    expect(await file.text()).toBe('%PDF-1.7');
    expect(file.headers.get('content-disposition')).toContain('attachment');
  });

  it('lists newest first, by recipient and by time', async () => {
    const sandbox = await openSandbox();
    await send(sandbox, { to: 'sam@example.com', subject: 'first' });
    await send(sandbox, { to: 'reply+abc@example.com', subject: 'second' });
    const subjects = async (query: string) =>
      (await read<Seen[]>(`${sandbox.url}/mail${query}`)).map(({ subject }) => subject);
    const [, first] = await read<Seen[]>(`${sandbox.url}/mail`);

    expect(await subjects('')).toEqual(['second', 'first']);
    expect(await subjects('?to=SAM@example.com')).toEqual(['first']);
    expect(await subjects('?to=reply+abc@example.com')).toEqual(['second']);
    expect(await subjects('?to=reply%2Babc@example.com')).toEqual(['second']);
    expect(await subjects('?to=nobody@else.example')).toEqual([]);
    expect(await subjects('?holding=sec')).toEqual(['second']);
    expect(await subjects('?holding=third')).toEqual([]);
    expect(await subjects(`?since=${first?.receivedAt}`)).toContain('first');
    expect(await subjects(`?since=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
  });

  it('answers a waiting reader as soon as the mail comes', async () => {
    const sandbox = await openSandbox();
    const started = performance.now();
    const waiting = read<Seen[]>(`${sandbox.url}/mail?to=sam@example.com&waitMs=10000`);
    await send(sandbox, { to: 'somebody@else.example', subject: 'not this one' });
    await send(sandbox, { subject: 'this one' });
    expect((await waiting).map(({ subject }) => subject)).toEqual(['this one']);
    // Who is not woken reads it at the end of the ten seconds.
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('answers with nothing when the time is over, and refuses to wait for longer than ten seconds', async () => {
    const sandbox = await openSandbox();
    expect(await read(`${sandbox.url}/mail?waitMs=20`)).toEqual([]);
    expect((await fetch(`${sandbox.url}/mail?waitMs=10001`)).status).toBe(400);
    expect((await fetch(`${sandbox.url}/mail?since=yesterday`)).status).toBe(400);
  });

  it('stops at once although a reader still waits', async () => {
    const sandbox = await openSandbox();
    const started = performance.now();
    const waiting = fetch(`${sandbox.url}/mail?waitMs=10000`).catch(() => 'cut off');
    await read(`${sandbox.url}/healthz`);
    await sandbox.close();
    // Who is waited for holds it up for all of the ten seconds.
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(await waiting).toBe('cut off');
  });

  it('forgets on demand', async () => {
    const sandbox = await openSandbox();
    await send(sandbox, {});
    expect((await fetch(`${sandbox.url}/mail`, { method: 'DELETE' })).status).toBe(204);
    expect(await read(`${sandbox.url}/mail`)).toEqual([]);
    expect((await fetch(`${sandbox.url}/mail/unknown`)).status).toBe(404);
  });

  it.each([
    ['nobody@example.com', 550],
    ['full@example.com', 552],
    ['later@example.com', 451],
  ])('fails for %s with %i', async (to, responseCode) => {
    const sandbox = await openSandbox();
    await expect(send(sandbox, { to })).rejects.toMatchObject({ responseCode });
    expect(await read(`${sandbox.url}/mail`)).toEqual([]);
  });

  it('shows HTML only behind a policy that allows no script, no form and no remote picture', async () => {
    const sandbox = await openSandbox();
    await send(sandbox, {
      html: '<!doctype html><html><head><title>x</title></head><body><script>alert(1)</script></body></html>',
    });
    const [mail] = await read<Seen[]>(`${sandbox.url}/mail`);
    const shown = await fetch(`${sandbox.url}/mail/${mail?.id}/html`);
    const policy = shown.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';/);
    expect(policy).not.toMatch(/script|https?:/);
    expect(await shown.text()).toMatch(/^<!doctype html><html><head><base target="_blank">/);
  });

  it('keeps its mails over a restart when it has a folder', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'bellbird-sandbox-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const first = await openSandbox({ dataDir });
    await send(first, { subject: 'one' });
    await send(first, { subject: 'two' });
    await first.close();
    const second = await openSandbox({ dataDir });
    const kept = await read<Seen[]>(`${second.url}/mail`);
    expect(kept.map(({ subject }) => subject)).toEqual(['two', 'one']);
  });
});
