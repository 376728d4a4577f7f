import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCouple, buildDeal, buildLead } from '#domains/couples/leads/leads.factory.ts';
import { buildQuote } from '#domains/couples/quotes/quotes.factory.ts';
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

test('SHELL-098 a couple who read their quote in Turkish is asked for a comment in Turkish', async () => {
  const owner = await world.owner();
  const email = 'nina@example.com';
  const id = await world.build(async (tx) => {
    const of = { customer_id: owner.customerId, provider_id: owner.providerIds[0] ?? 0 };
    const { id: couple_id } = await buildCouple(tx, 'Nina & Cole', { email });
    const lead = { ...of, couple_id, has_email: true, organization_date: '2026-10-03' };
    const { id: lead_id } = await buildLead(tx, lead);
    await buildQuote(tx, { ...of, lead_id, language: 'tr' });
    return (await buildDeal(tx, { customer_id: of.customer_id, lead_id, status: 'approved' })).id;
  });
  expect((await owner.call('POST', `/couple-providers/${id}/request-comment`, { body: {} })).statusCode).toBe(204);
  const mail = await outbox.mailTo(email);
  expect(mail.subject).toMatch(/ ile nasıl geçti\?$/);
  expect(mail.text).toContain('Hatırlatma göndermeyeceğiz.');
});
