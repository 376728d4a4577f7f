import { AGREEMENT_TYPES } from '@bellbird/contract/agreements';
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
