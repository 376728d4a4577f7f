import { ROLE_RIGHTS, TEAM_ROLES, hasTeamRight } from '@bellbird/contract/shared/team';
import { expect, test } from 'vitest';
import { deskPages } from '../desk-pages.ts';
import en from '#domains/desk/overview/tour/desk-tour.en.json' with { type: 'json' };
import { DESK_STEPS, STEP_PAGES, toDeskSteps } from '#domains/desk/overview/tour/desk-steps.ts';

test.each(TEAM_ROLES)('a %s is shown three things, each with its words and a page of theirs', (role) => {
  const steps = DESK_STEPS[role];
  expect(new Set(steps).size).toBe(3);
  for (const step of steps) {
    expect(Object.keys(en.step[step]).toSorted()).toEqual(['go', 'text', 'title']);
    const page = deskPages[STEP_PAGES[step].page as keyof typeof deskPages];
    expect(hasTeamRight([role], page.right), `${role} may open ${step}`).toBe(true);
  }
});

test('somebody with several roles is shown what the widest one does, and without a role nothing', () => {
  expect(toDeskSteps(['reviewer', 'finance'])).toBe(DESK_STEPS.finance);
  expect(toDeskSteps(['administrator', 'reviewer'])).toBe(DESK_STEPS.administrator);
  expect(toDeskSteps([])).toEqual([]);
  expect(Object.keys(ROLE_RIGHTS).toSorted()).toEqual(Object.keys(DESK_STEPS).toSorted());
});
