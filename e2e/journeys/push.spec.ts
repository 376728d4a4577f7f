import { type Page, expect, test } from '@playwright/test';
import { browserPath, journeyArguments } from '../support/browser.ts';
import { askForQuote, actAsCouple } from '../support/marketplace.ts';
import { makeVendor } from '../support/people.ts';
import { deliverPush, providePushService, pressNotification, findPushes, shownNotifications } from '../support/push.ts';
import { signIn } from '../support/sign-in.ts';

// Notifications need a complete browser.
test.use({ serviceWorkers: 'allow', launchOptions: { executablePath: browserPath(), args: journeyArguments() } });

const card = (page: Page) => page.getByRole('region', { name: 'Get notified straight away' });
const told = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith('/api/push-subscriptions') && request.method() === 'PUT');

async function allow(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/push-subscriptions'));
  await card(page).getByRole('button', { name: 'Allow notifications' }).click();
  expect((await answered).status()).toBe(200);
}

test('LIVE-009 LIVE-010 LIVE-011 LIVE-018 after permission is given, a request and a message arrive in the background; the notification opens them; a logout ends it', async ({
  page,
}) => {
  const vendor = await makeVendor();
  await providePushService(page, vendor.username);
  await signIn(page, vendor.username, { withPushPrompt: true });
  const request = told(page);
  await allow(page);
  const { tags } = (await request).postDataJSON() as { tags: { userId: number } };
  const userId = await page.evaluate(async () => {
    const kept = JSON.parse(localStorage.getItem('bellbird.session') ?? '{}') as Record<string, string>;
    const headers = { 'x-access-token': kept['accessToken'] ?? '', 'x-consumer-key': kept['consumerKey'] ?? '' };
    const answer = await fetch(`/api/access-tokens/${kept['id']}`, { headers });
    return ((await answer.json()) as { data: { customerUserId: number } }).data.customerUserId;
  });
  expect(tags).toEqual({ userId });
  await expect(page.getByText('Notifications are on in this browser.')).toBeVisible();
  await expect(card(page)).toHaveCount(0);

  const notification = { title: 'Ruby & Jack wrote to you', body: 'Journey Barn', tag: 'message-1' };
  const { origin } = new URL(page.url());
  // A visible page shows it itself.
  await deliverPush(page, origin, { ...notification, tag: 'seen', path: '/' });
  await page.goto('about:blank');
  await deliverPush(page, origin, { ...notification, path: '/todo' });
  // A page that does not know this browser registers it at the server, and then follows notifications.
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.removeItem('push.device'));
  await Promise.all([told(page), page.goto('/')]);
  await expect.poll(() => shownNotifications(page)).toEqual([notification]);
  await pressNotification(page);
  await expect(page).toHaveURL('/todo');

  const since = new Date();
  const couple = await askForQuote(vendor.providerId, { name: 'Ruby & Jack' }, { organizationDate: '2027-04-24' });
  await expect
    .poll(async () => (await findPushes(vendor.username, since, 0)).map(({ title, path }) => ({ title, path })))
    .toEqual([{ title: 'New request from Ruby & Jack', path: `/leads/${couple.leadId}` }]);
  await actAsCouple(couple, 'events', { type: 'wrote', message: 'Ring us on 0491 570 156' });
  await expect.poll(async () => (await findPushes(vendor.username, since, 0)).length).toBe(2);
  const [message] = await findPushes(vendor.username, since, 0);
  expect(message).toMatchObject({ title: 'Ruby & Jack wrote to you', body: 'Journey Barn' });

  await page.goto('/settings/account-info');
  await expect(page.getByRole('switch', { name: 'Notify me in this browser' })).toBeChecked();
  await page.getByRole('button', { name: /Wendy/ }).click();
  await page.getByRole('menuitem', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  const after = new Date();
  await actAsCouple(couple, 'events', { type: 'wrote', message: 'Hello?' });
  expect(await page.evaluate(() => localStorage.getItem('modal.browser-subscribed'))).toBeNull();
  expect(await findPushes(vendor.username, after, 1500)).toEqual([]);
});

test('LIVE-010 ‘not now’ is remembered, and the settings turn it on and off', async ({ page }) => {
  const vendor = await makeVendor();
  await providePushService(page, vendor.username);
  await signIn(page, vendor.username, { withPushPrompt: true });
  await card(page).getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await page.goto('/settings/account-info');
  const toggle = page.getByRole('switch', { name: 'Notify me in this browser' });
  await expect(toggle).not.toBeChecked();
  await expect(card(page)).toHaveCount(0);
  await Promise.all([told(page), toggle.click()]);
  await expect(toggle).toBeChecked();
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await toggle.click();
  expect((await removed).status()).toBe(204);
  await expect(toggle).not.toBeChecked();
});

test('LIVE-010 a user who denies permission learns where to change it', async ({ page }) => {
  const vendor = await makeVendor();
  await providePushService(page, vendor.username, 'denied');
  await signIn(page, vendor.username, { withPushPrompt: true });
  await card(page).getByRole('button', { name: 'Allow notifications' }).click();
  await expect(page.getByText('Your browser blocks notifications.')).toBeVisible();
  await page.goto('/settings/account-info');
  await expect(page.getByText('Your browser blocks notifications from Bellbird.')).toBeVisible();
});

test('LIVE-014 without its script the panel works as usual, and the user is not asked', async ({ page }) => {
  const vendor = await makeVendor();
  await providePushService(page, vendor.username);
  await page.context().route('**/worker.js', (route) => route.abort());
  await signIn(page, vendor.username, { withPushPrompt: true, at: '/settings/account-info' });
  await expect(page.getByText('This browser can’t show notifications.')).toBeVisible();
  await page.goto('/todo');
  await expect(page.getByText('All done')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('LIVE-010 the team is not asked while acting for a user', async ({ page }) => {
  await providePushService(page, 'staff');
  await signIn(page, 'staff', { withPushPrompt: true, at: '/desk/users' });
  await page.getByRole('main').getByRole('searchbox').fill('Imogen');
  await page.getByRole('button', { name: 'Act as Imogen Hartley' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Act as Imogen Hartley' }).click();
  await expect(page.getByTestId('acting')).toBeVisible();
  await page.goto('/settings/account-info');
  await expect(page.getByRole('heading', { name: 'Account info' })).toBeVisible();
  await expect(page.getByText('Notifications on this device')).toHaveCount(0);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration().then(Boolean))).toBe(false);
});
