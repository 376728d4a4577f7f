import { describe, expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

describe('SHELL-062 after login only a path of this site is opened', () => {
  test.each(['/', '/leads', '/leads/7?activeTab=messages', '/providers/0/payments#cards', '/a//b'])(
    'follows %s',
    (path) => {
      expect(safeRedirect(path)).toBe(path);
    },
  );

  test.each([
    '//evil.example',
    '///evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    'https://evil.example/leads',
    'HTTPS:/evil.example',
    'javascript:alert(1)',
    'leads',
    '',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '/%5cevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/leads\u0000',
    '/./\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    undefined,
    null,
    7,
    ['/leads'],
  ])('opens / instead of %j', (path) => {
    expect(safeRedirect(path)).toBe('/');
  });
});
