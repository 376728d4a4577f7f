import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preloadCalls, takePreloaded } from './preloaded-calls.ts';

const mine = { 'access-token': 'mine' };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  preloadCalls(['/api/access-tokens/5'], mine);
});
afterEach(() => {
  void takePreloaded('/api/access-tokens/5', mine);
  vi.unstubAllGlobals();
});

describe('preloaded calls', () => {
  test('an answer can be taken once', async () => {
    expect((await takePreloaded('/api/access-tokens/5', mine))?.ok).toBe(true);
    expect(takePreloaded('/api/access-tokens/5', mine)).toBeUndefined();
  });

  test('SHELL-063 an answer for another login or another URL is not taken', () => {
    expect(takePreloaded('/api/access-tokens/5', { 'access-token': 'other' })).toBeUndefined();
    expect(takePreloaded('/api/access-tokens/5', { ...mine, 'switch-user': '7' })).toBeUndefined();
    expect(takePreloaded('/api/access-tokens/6', mine)).toBeUndefined();
  });

  test('an old answer is not taken', () => {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 15_000);
    expect(takePreloaded('/api/access-tokens/5', mine)).toBeUndefined();
    vi.restoreAllMocks();
  });
});
