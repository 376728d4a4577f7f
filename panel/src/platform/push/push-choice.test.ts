import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPushWanted, pushChoice } from './push-choice.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('LIVE-010 after ‘not now’ the user is asked again in a month, not before', () => {
  expect(pushChoice.mayAsk(0)).toBe(true);
  pushChoice.notNow(0);
  expect([pushChoice.mayAsk(29 * DAY_MS), pushChoice.mayAsk(30 * DAY_MS), pushChoice.isOff()]).toEqual([
    false,
    true,
    false,
  ]);
});

test('turned off stays off until it is turned on', () => {
  pushChoice.off();
  expect([pushChoice.isOff(), pushChoice.mayAsk(Number.MAX_SAFE_INTEGER)]).toEqual([true, false]);
  pushChoice.on();
  expect([pushChoice.isOff(), pushChoice.mayAsk(0)]).toEqual([false, true]);
});

test('an unknown stored value counts as no choice', () => {
  localStorage.setItem('modal.push', '{broken');
  expect([pushChoice.isOff(), pushChoice.mayAsk(0)]).toEqual([false, true]);
});

test('push has something to do where it is allowed, or may be asked for', () => {
  const wanted = (permission: string) => {
    vi.stubGlobal('Notification', { permission });
    return isPushWanted();
  };
  const all = () => ['granted', 'default', 'denied'].map(wanted);
  expect(all()).toEqual([true, true, false]);
  pushChoice.notNow(Date.now());
  expect(all()).toEqual([true, false, false]);
});
