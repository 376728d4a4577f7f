import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { type World, startWorld } from '#testing/world.ts';

let outbox: Outbox;
let world: World;

beforeAll(async () => {
  outbox = await startOutbox();
  world = await startWorld({ environment: { ...outbox.environment, JOBS: 'true' } });
});
afterAll(async () => {
  await world.close();
  await outbox.close();
});

async function remind(language: string, email: string) {
  const owner = await world.owner();
  await world.build((tx) =>
    tx.updateTable('customer_users').set({ preferred_language: language, email }).where('id', '=', owner.id).execute(),
  );
  await world.anyone('POST', '/users/forgot-username', { body: { email } });
  return outbox.mailTo(email);
}

test('SHELL-098 a Turkish account’s mail leaves in Turkish', async () => {
  const mail = await remind('tr', 'zeynep@example.com');
  expect(mail.subject).toBe('Kullanıcı adınız');
  expect(mail.text).toContain('Bu e-posta adresine ait kullanıcı adı:');
  expect(mail.html).toContain('<html lang="tr" dir="ltr"');
  expect(mail.html).toContain('Düğme çalışmazsa');
});

test('SHELL-098 an Arabic one in Arabic, from right to left; everybody else’s in English', async () => {
  const arabic = await remind('ar', 'layla@example.com');
  expect(arabic.subject).toBe('اسم المستخدم الخاص بك');
  expect(arabic.html).toContain('<html lang="ar" dir="rtl"');
  expect((await remind('en', 'ruby@example.com')).subject).toBe('Your username');
});
