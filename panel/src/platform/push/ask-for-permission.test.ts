import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askForPermission } from './ask-for-permission.ts';
import { pushChoice } from './push-choice.ts';

const ask = vi.fn<() => void>();
const browserSays = (permission: string) => vi.stubGlobal('Notification', { permission });
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  ask.mockReset();
  browserSays('default');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('LIVE-010 LIVE-011 the question opens two seconds after the service is ready', () => {
  askForPermission(ask);
  vi.advanceTimersByTime(1999);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledOnce();
});

test('a user who has answered, postponed it or left the page is not asked', () => {
  for (const permission of ['granted', 'denied']) {
    browserSays(permission);
    askForPermission(ask);
  }
  browserSays('default');
  askForPermission(ask)();
  pushChoice.notNow(Date.now());
  askForPermission(ask);
  vi.advanceTimersByTime(5000);
  expect(ask).not.toHaveBeenCalled();
});
