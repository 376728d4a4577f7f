import { expect, test } from 'vitest';
import { pagePolicy } from '#platform/http/security-headers.ts';
import { chatPolicy } from './chat-policy.ts';

const websiteId = '6f1d7c1e-4a0b-4b59-9a37-5a1c0f3f9b21';

/** The policy of a page with the chat, by directive. */
function policyWith(scriptUrl: string): Record<string, string | undefined> {
  const lines = pagePolicy(chatPolicy({ websiteId, scriptUrl })).split('; ');
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
}

test('LIVE-015 while the chat is off, no page knows of it', () => {
  expect(pagePolicy(chatPolicy(null))).toBe(pagePolicy());
});

test('LIVE-018 another script is allowed its own host, and styles stay in style sheets', () => {
  const policy = policyWith('http://localhost:3001/chat/l.js');
  for (const directive of ['script-src', 'style-src', 'connect-src', 'img-src'])
    expect(policy[directive]).toContain('http://localhost:3001');
  expect(policy['style-src']).not.toContain("'unsafe-inline'");
  expect(policy['worker-src']).toBe("'self'");
});

test('LIVE-016 Crisp itself reaches all it needs: its relay, its pictures, its fonts, its worker and its styles', () => {
  const policy = policyWith('https://client.crisp.chat/l.js');
  expect(policy).toMatchObject({
    'script-src': "'self' https://*.crisp.chat",
    'style-src': "'self' 'unsafe-inline' https://*.crisp.chat",
    'font-src': "'self' https://*.crisp.chat",
    'media-src': 'https://*.crisp.chat',
    'worker-src': "'self' blob:",
    'connect-src': "'self' https://*.crisp.chat wss://*.relay.crisp.chat",
  });
  expect(policy['img-src']).toContain('https://*.crisp.chat');
});
