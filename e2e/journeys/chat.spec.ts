import { expect, test } from '@playwright/test';
import { answerChat } from '../support/adviser.ts';
import { makeVendor } from '../support/people.ts';
import { signIn } from '../support/sign-in.ts';

test('LIVE-015 LIVE-016 LIVE-018 SHELL-073 a user with an adviser chats with them and reads the answer; a user without one sees other ways to get in touch', async ({
  page,
  browser,
}) => {
  const vendor = await makeVendor({ hasAdviser: true });
  await signIn(page, vendor.username);
  const chat = page.getByRole('complementary', { name: 'Live chat' });
  await expect(chat.getByRole('button', { name: 'Chat' })).toBeVisible();
  // Wait until the widget is ready: from then on ‘Ask us’ opens it.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { $crisp } = window as unknown as { $crisp: { push(command: unknown[]): void } };
        $crisp.push(['on', 'session:loaded', resolve]);
      }),
  );
  await page.getByRole('button', { name: 'Support' }).click();
  await page.getByRole('button', { name: 'Ask us' }).click();
  await chat.getByRole('textbox', { name: 'Your message' }).fill('May we show two barns in one listing?');
  await chat.getByRole('button', { name: 'Send' }).click();
  const lines = chat.getByRole('list', { name: 'Conversation' }).getByRole('listitem');
  await expect(lines).toHaveText(['May we show two barns in one listing?']);

  const visitor = await answerChat(vendor.email, 'You may, as two spaces.');
  expect(visitor.user).toMatchObject({ company: 'Journey Weddings', nickname: 'Wendy Journey', phone: vendor.phone });
  expect(visitor.data).toMatchObject({ customer_user_id: String(vendor.userId), providers: 'Journey Barn' });
  await expect(lines).toHaveText(['May we show two barns in one listing?', 'You may, as two spaces.']);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, (await makeVendor()).username);
  await other.getByRole('button', { name: 'Support' }).click();
  await other.getByRole('button', { name: 'Ask us' }).click();
  await expect(other.getByRole('dialog')).toBeVisible();
  await expect(other.getByRole('complementary', { name: 'Live chat' })).toHaveCount(0);
  await context.close();
});
