import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { openSandbox, read } from '../sandbox.testing.ts';

describe('page', () => {
  it('runs under a policy without inline script or style', async () => {
    const sandbox = await openSandbox();
    for (const service of ['mail', 'sms', 'voice', 'couples', 'social', 'errors']) {
      const page = await fetch(`${sandbox.url}/?service=${service}`);
      const policy = page.headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(policy).not.toContain('unsafe');
      const markup = await page.text();
      expect(markup).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=/);
      expect(markup).toContain('class="empty"');
    }
  });

  it('serves what it asks for and nothing else', async () => {
    const sandbox = await openSandbox();
    const markup = await (await fetch(sandbox.url)).text();
    const assets = [...markup.matchAll(/(?:href|src|srcset)="(\/assets\/[^"]+)"/g)].map((match) => match[1]);
    expect(assets.length).toBeGreaterThan(3);
    for (const asset of [...assets, '/assets/inter.woff2', '/assets/fraunces.woff2']) {
      expect((await fetch(sandbox.url + asset)).status).toBe(200);
    }
    expect((await fetch(`${sandbox.url}/assets/..%2fpage.ts`)).status).toBe(404);
    expect((await fetch(`${sandbox.url}/assets/__proto__`)).status).toBe(404);
  });

  it('escapes what a mail says', async () => {
    const sandbox = await openSandbox();
    const evil = '<img src=x onerror=alert(1)>';
    const transport = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort });
    await transport.sendMail({ from: 'a@example.com', to: 'b@example.com', subject: evil, text: evil });
    transport.close();
    const [mail] = await read<{ id: string }[]>(`${sandbox.url}/mail`);
    const markup = await (await fetch(`${sandbox.url}/?service=mail&id=${mail?.id}`)).text();
    expect(markup).not.toContain('<img src=x');
    expect(markup).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('tells open pages at once which service has news', async () => {
    const sandbox = await openSandbox();
    const live = await fetch(`${sandbox.url}/live`);
    const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(': listening\n\n');
    await fetch(`${sandbox.url}/errors`, { method: 'DELETE' });
    expect((await reader?.read())?.value).toBe('data: errors\n\n');
    await reader?.cancel();
  });

  it('clears a service by its button, but not for another site', async () => {
    const sandbox = await openSandbox();
    const press = (site: string) =>
      fetch(`${sandbox.url}/services/sms/empty`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': site },
      });
    expect((await press('cross-site')).status).toBe(403);
    const pressed = await press('same-origin');
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/?service=sms']);
  });
});
