import { expect, test } from '@playwright/test';
import { dismissModals } from '../support/modals.ts';
import { signInWith } from '../support/social.ts';

test.beforeEach(({ context }) => dismissModals(context));

test('AUTH-006 AUTH-015 SHELL-009 Google opens the door on a phone', async ({ page }) => {
  await signInWith(page, 'Google', 'Imogen Hartley');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Imogen');
});
