import { AGREEMENT_TYPES } from '@bellbird/contract/foundation/agreements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type World, startWorld } from '#testing/world.ts';
import { buildAgreementText } from './agreements.factory.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const read = (type: string, language?: string) =>
  world.anyone('GET', `/agreement-texts?type=${type}`, language ? { headers: { 'accept-language': language } } : {});
const titleOf = async (type: string, language?: string) => (await read(type, language)).json().data.title;

test.each(AGREEMENT_TYPES)('GAL-017 GET agreement-texts returns the text of the %s agreement', async (type) => {
  const { statusCode, json } = await read(type);
  expect([statusCode, json().data]).toEqual([
    200,
    { id: expect.any(Number), type, version: 1, title: expect.any(String), bodyHtml: expect.stringMatching(/^<p>/) },
  ]);
});

test('GAL-017 the newest version is returned, in the language asked for or else in English', async () => {
  await world.build(async (tx) => {
    await buildAgreementText(tx, { type: 'referral', version: 2, title: 'Conditions' });
    await buildAgreementText(tx, { type: 'referral', version: 2, language: 'tr', title: 'Koşullar' });
  });
  expect(await titleOf('referral')).toBe('Conditions');
  expect(await titleOf('referral', 'en_AU')).toBe('Conditions');
  expect(await titleOf('referral', 'tr_TR')).toBe('Koşullar');
  expect(await titleOf('referral', 'tr-TR,tr;q=0.9,en;q=0.8')).toBe('Koşullar');
  expect(await titleOf('referral', 'de_DE')).toBe('Conditions');
  expect(await titleOf('referral', '*')).toBe('Conditions');
});

test('GAL-017 a translation that is behind is not shown: nobody agrees to what no longer holds', async () => {
  await world.build(async (tx) => {
    await buildAgreementText(tx, { type: 'merchant', version: 2, language: 'tr', title: 'Ödeme koşulları' });
    await buildAgreementText(tx, { type: 'merchant', version: 3, title: 'Secure payment terms, revised' });
  });
  expect(await titleOf('merchant', 'tr_TR')).toBe('Secure payment terms, revised');
});

test('an agreement that is not known is refused at its field', async () => {
  for (const path of ['/agreement-texts', '/agreement-texts?type=cookies']) {
    const answer = await world.anyone('GET', path);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['type']]);
  }
});

const SIGNS = '/customer-user-agreement-signs';
const contentText = async () => (await read('content')).json().data as { id: number; version: number };

test('GAL-018 a consent is given once, read back, and withdrawn', async () => {
  const owner = await world.owner();
  const { id: agreementTextId, version } = await contentText();
  const sign = () => owner.call('POST', SIGNS, { body: { agreementTextId } });
  const first = await sign();
  const given = { agreementTextId, type: 'content', version, isCurrent: true, signedAt: expect.any(String) };
  expect([first.statusCode, first.json().data]).toEqual([201, { ...given, id: expect.any(Number) }]);
  const { id } = first.json().data as { id: number };
  expect((await sign()).json().data.id).toBe(id);
  const listed = async (query = '') => (await owner.call('GET', SIGNS + query)).json().data;
  expect(await listed()).toEqual([{ ...given, id }]);
  expect(await listed('?type=referral')).toEqual([]);
  expect((await owner.call('DELETE', `${SIGNS}/${id}`)).statusCode).toBe(204);
  expect(await listed()).toEqual([]);
  expect((await owner.call('DELETE', `${SIGNS}/${id}`)).statusCode).toBe(404);
});

test('GAL-018 a consent is one’s own: a colleague neither sees nor withdraws it', async () => {
  const owner = await world.owner();
  const colleague = await world.colleague(owner, { providerIds: owner.providerIds, canManage: true });
  const { id: agreementTextId } = await contentText();
  const { id } = (await owner.call('POST', SIGNS, { body: { agreementTextId } })).json().data as { id: number };
  expect((await colleague.call('GET', SIGNS)).json().data).toEqual([]);
  expect((await colleague.call('DELETE', `${SIGNS}/${id}`)).statusCode).toBe(404);
  expect((await owner.call('GET', SIGNS)).json().data).toHaveLength(1);
});

test('GAL-018 a newer text wants its own consent, and the older one cannot be agreed to any more', async () => {
  const owner = await world.owner();
  const older = (await read('privacy')).json().data as { id: number };
  await owner.call('POST', SIGNS, { body: { agreementTextId: older.id } });
  const newer = await world.build((tx) => buildAgreementText(tx, { type: 'privacy', version: 9, title: 'Privacy' }));
  const isCurrent = async () => (await owner.call('GET', `${SIGNS}?type=privacy`)).json().data[0].isCurrent;
  expect(await isCurrent()).toBe(false);
  expect((await owner.call('POST', SIGNS, { body: { agreementTextId: older.id } })).statusCode).toBe(409);
  await owner.call('POST', SIGNS, { body: { agreementTextId: newer.id } });
  expect(await isCurrent()).toBe(true);
});
