import { type Page, expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { sendCallsSingly } from '../support/single-calls.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const banner = (page: Page) => page.getByTestId('acting');

async function actAsImogen(page: Page): Promise<void> {
  await signIn(page, 'staff', { at: '/desk/users' });
  await page.getByRole('main').getByRole('searchbox').fill('Imogen');
  await expect(page).toHaveURL('/desk/users?query=Imogen');
  await page.getByRole('button', { name: 'Act as Imogen Hartley' }).click();
  const question = page.getByRole('dialog', { name: 'Act as Imogen Hartley?' });
  await expect(question).toContainText('Wattle Creek Estate');
  await question.getByLabel('Reason for changes').fill('She asked for help');
  await question.getByRole('button', { name: 'Act as Imogen Hartley' }).click();
  await expect(banner(page)).toBeVisible();
}

/** A call as the panel would make it, with this browser's session. */
function callAs(page: Page, method: string, path: string, body: object) {
  return page.evaluate(
    async (call) => {
      const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>;
      const { id, accessToken = '', consumerKey = '' } = read('bellbird.session');
      const answer = await fetch(`/api${call.path.replace('{id}', String(id))}`, {
        method: call.method,
        headers: {
          'content-type': 'application/json',
          'x-access-token': accessToken,
          'x-consumer-key': consumerKey,
          'switch-user': String(read('bellbird.acting')['customerUserId']),
        },
        body: JSON.stringify(call.body),
      });
      return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
    },
    { method, path, body },
  );
}

test('AUTH-054 AUTH-055 staff find Imogen, act for her under a banner, and stop; the audit trail shows it', async ({
  page,
}) => {
  await actAsImogen(page);
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toContainText('Imogen');
  await expect(banner(page)).toContainText('You’re acting for Imogen Hartley');
  await expect(banner(page)).toContainText('Ruth Okafor’s session');
  await expect(banner(page)).toContainText(/(59|60) min left · Wattle Creek Estate/);
  await expect(page.getByRole('img', { name: /new or pending request/ }).first()).toBeVisible();

  const form = { oldPassword: 'demo-wedding', password: 'new-wedding', passwordMatch: 'new-wedding' };
  expect(await callAs(page, 'PUT', '/access-tokens/{id}/password', form)).toEqual({
    status: 403,
    code: 'not_while_acting',
  });

  await page.goto('/leads');
  await expect(banner(page)).toBeVisible();
  await page.goto('/desk');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Stop acting' }).click();
  await expect(page).toHaveURL('/desk');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByRole('link', { name: 'Audit trail', exact: true }).click();
  const rows = page.getByRole('row');
  const acts = rows.filter({ hasText: 'for Imogen Hartley' });
  await expect(acts.filter({ hasText: 'Stopped acting' }).first()).toContainText('Ruth Okafor');
  await expect(acts.filter({ hasText: 'started acting for' }).first()).toContainText('Wattle Creek Estate');
});

test('somebody who acts for a vendor looks at quotes, and is offered nothing that writes, sends or withdraws one', async ({
  page,
}) => {
  await actAsImogen(page);
  await page.goto('/quotes?stage=draft');
  await expect(page.getByRole('radio', { name: 'By month' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New quote' })).toHaveCount(0);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText('You’re acting for a vendor. You can look at this quote;')).toBeVisible();
  await expect(page.getByRole('region', { name: 'As they’ll see it' })).toContainText('Exclusive venue hire');
  await expect(page.getByRole('button', { name: 'Send quote' })).toHaveCount(0);

  await page.goto('/quotes?stage=expired');
  await page.getByRole('table').getByRole('link').first().click();
  await page
    .getByRole('region', { name: /^Quote Q-/ })
    .getByRole('button', { name: 'Open' })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Quote Q-/ });
  await expect(dialog.getByText('Version 1 sent')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Send|Withdraw|Revoke/ })).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: /version|quote/ })).toHaveCount(0);
});

test('on a phone the search and the bell of a prime customer are on their bar, above the banner, too', async ({
  page,
}) => {
  await actAsImogen(page);
  await page.setViewportSize({ width: 360, height: 780 });
  const bar = await page.locator('[data-page-bar]').evaluate((element) => getComputedStyle(element).backgroundColor);
  const behind = await page
    .getByTestId('top-bar')
    .getByRole('button', { name: /couple/ })
    .evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const styles = document.elementsFromPoint(x + width / 2, y + height / 2).map((each) => getComputedStyle(each));
      const painted = styles.find((each) => each.backgroundImage !== 'none' || !each.backgroundColor.endsWith(', 0)'));
      return `${painted?.backgroundImage} ${painted?.backgroundColor}`;
    });
  expect(behind).toContain(bar);
});

test('SHELL-109 every call of a session that acts for a user has the switch-user header', async ({ page }) => {
  const sent: (string | undefined)[] = [];
  await actAsImogen(page);
  await sendCallsSingly(page);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(request.headers()['switch-user']);
  });
  await page.goto('/leads');
  await page
    .getByRole('img', { name: /new or pending request/ })
    .first()
    .waitFor();
  expect(sent.length).toBeGreaterThan(2);
  expect(new Set(sent).size).toBe(1);
  expect(Number(sent[0])).toBeGreaterThan(0);
});

test('AUTH-055 when the server ends acting, the desk opens and says so', async ({ page }) => {
  await actAsImogen(page);
  // An open page might notice first, and the next one would have nothing to say.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/leads');
  await expect(page).toHaveURL('/desk');
  await expect(page.getByRole('status').filter({ hasText: 'no longer acting for Imogen Hartley' })).toBeVisible();
});

test('AUTH-055 after an hour the panel stops acting by itself, before a call fails', async ({ page }) => {
  await page.clock.install();
  await actAsImogen(page);
  await page.clock.fastForward('59:30');
  await expect(banner(page)).toContainText('less than a minute left');
  await page.clock.fastForward('00:40');
  await expect(page).toHaveURL('/desk');
});

test('logging out while acting ends both', async ({ page }) => {
  await actAsImogen(page);
  const ended: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') ended.push(new URL(request.url()).pathname.replace(/\d+$/, '1'));
  });
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Exit' }).click();
  await expect(page).toHaveURL('/auth/login');
  expect(ended).toEqual(['/api/desk/switch-user', '/api/access-tokens/1']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['modal.push']);
});

test('AUTH-055 for a vendor the desk does not exist', async ({ page }) => {
  await signIn(page, 'demo');
  for (const path of ['/desk', '/desk/audit']) {
    await page.goto(path);
    await expect(heading(page)).toContainText('404');
    await expect(page).toHaveTitle(/404/);
    await expect(page).toHaveURL(path);
  }
});

test('AUTH-054 staff who open a vendor page are sent to the desk', async ({ page }) => {
  await signIn(page, 'staff');
  await expect(page).toHaveURL('/desk');
  await page.goto('/leads');
  await expect(page).toHaveURL('/desk');
});
