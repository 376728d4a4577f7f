// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createStreamCursor } from './stream-cursor.ts';

const UUID = '0190a0c4-7a2e-7b1a-8f8e-3f1f6b8c2d11';

beforeEach(() => localStorage.clear());

test('LIVE-006 LIVE-007 an event is shown by the first tab that claims it, across tabs and reloads', async () => {
  const [tab, other] = [createStreamCursor(UUID), createStreamCursor(UUID)];
  expect(await Promise.all([tab.claim('7'), other.claim('7'), tab.claim('8')])).toEqual([true, false, true]);
  expect(await createStreamCursor(UUID).claim('8')).toBe(false);
});

test('LIVE-006 another user of the same browser has their own record', async () => {
  await createStreamCursor(UUID).claim('7');
  expect(await createStreamCursor('another').claim('7')).toBe(true);
});

test('LIVE-002 a reload continues after the last event that any tab received', () => {
  const [tab, behind] = [createStreamCursor(UUID), createStreamCursor(UUID)];
  expect(tab.position()).toBeUndefined();
  tab.moveTo('12');
  behind.moveTo('9');
  expect(createStreamCursor(UUID).position()).toBe('12');
});

test('LIVE-007 the record stays small and survives nonsense in the storage', async () => {
  localStorage.setItem(`bellbird.live.${UUID}`, 'x{');
  const cursor = createStreamCursor(UUID);
  for (let id = 1; id <= 260; id += 1) await cursor.claim(String(id));
  const kept = JSON.parse(localStorage.getItem(`bellbird.live.${UUID}`) ?? '') as { shown: string[] };
  expect(kept.shown).toHaveLength(200);
  expect(await cursor.claim('260')).toBe(false);
});
