import { expect, test } from 'vitest';
import { isFromFields } from './fields-message.ts';

const bank = 'https://bank.example';
const frame = {} as Window;
const isTrusted = (data: unknown, origin = bank, source: unknown = frame) =>
  isFromFields({ origin, source, data } as MessageEvent<unknown>, { origin: bank, frame });

test('PAY-016 only known messages from the gateway’s own frame are accepted', () => {
  expect(isTrusted({ type: 'token', token: 'pm_sandbox4242' })).toBe(true);
  expect(isTrusted({ type: 'height', height: 252 })).toBe(true);
  expect(isTrusted({ type: 'ready' })).toBe(true);
  expect(isTrusted({ type: 'token', token: 'pm_sandbox4242' }, 'https://evil.example')).toBe(false);
  expect(isTrusted({ type: 'token', token: 'pm_sandbox4242' }, bank, {})).toBe(false);
  expect(isTrusted({ type: 'token', token: '4242424242424242' })).toBe(false);
  expect(isTrusted({ type: 'height', height: 1e9 })).toBe(false);
  expect(isTrusted({ type: 'paid' })).toBe(false);
  expect(isTrusted(null)).toBe(false);
  expect(
    isFromFields({ origin: bank, source: null, data: { type: 'ready' } } as MessageEvent<unknown>, {
      origin: bank,
      frame: null,
    }),
  ).toBe(false);
});
