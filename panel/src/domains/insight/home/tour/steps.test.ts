import { expect, test } from 'vitest';
import { PATHS } from '#platform/routing/paths.ts';
import en from './tour.en.json' with { type: 'json' };
import { TOUR_STEPS, toTourPath, toTourRole, toTourSearch } from './steps.ts';

const known = Object.values(PATHS).map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '\\d+')}$`));

test.each(Object.entries(TOUR_STEPS))('a %s is shown three things, each with its words and a page', (_, steps) => {
  expect(new Set(steps).size).toBe(3);
  for (const step of steps) {
    expect(Object.keys(en.step[step]).toSorted()).toEqual(['go', 'text', 'title']);
    expect(known.some((path) => path.test(toTourPath(step, 7)))).toBe(true);
  }
});

test('what is shown follows from what a user may do', () => {
  const manager = { canManage: true, answers: true, isLimited: false };
  expect(toTourRole(manager)).toBe('manager');
  expect(toTourRole({ ...manager, isLimited: true })).toBe('limited');
  expect(toTourRole({ ...manager, canManage: false, isLimited: true })).toBe('colleague');
  expect(toTourRole({ ...manager, canManage: false, answers: false })).toBe('listing');
});

test('the step about packages opens them, not the list of payments', () => {
  expect([toTourPath('package', 7), toTourSearch('package')]).toEqual(['/providers/7/payments', { tab: 'packages' }]);
  expect(toTourSearch('answer')).toBeUndefined();
});
