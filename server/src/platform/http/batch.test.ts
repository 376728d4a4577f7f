import { fromBatchLine } from '@bellbird/contract/shared/batch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';

let world: World;
let owner: Actor;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.owner();
});
afterAll(() => world.close());

/** The answers of a batch, in the order of its calls. */
async function batch(call: Call, calls: unknown) {
  const answer = await call('POST', '/batch', { body: { calls } });
  const lines = answer.statusCode === 200 ? answer.body.trimEnd().split('\n').map(fromBatchLine) : [];
  return { status: answer.statusCode, answers: lines.toSorted((one, other) => one.place - other.place) };
}

test('a batch answers each call as it would be answered by itself', async () => {
  const paths = ['/leads/counts', '/provider-prompts/meta', '/configs?itemTypes=currency'];
  const { answers } = await batch(owner.call, paths);
  for (const [place, path] of paths.entries()) {
    const alone = await owner.call('GET', path);
    expect(answers[place], path).toEqual({ place, status: alone.statusCode, json: alone.body });
  }
});

test('every call in a batch keeps its own access policy, and one that fails leaves the others alone', async () => {
  const other = await world.owner();
  const { answers } = await batch(owner.call, [`/customers/${other.customerId}/users/${other.id}`, '/leads/counts']);
  expect(answers.map(({ status }) => status)).toEqual([404, 200]);
  const nobody = await batch(world.anyone, ['/leads/counts', '/configs?itemTypes=currency']);
  expect(nobody.answers.map(({ status }) => status)).toEqual([401, 200]);
});

test('what writes, streams, sends files or is not a call at all cannot be in a batch', async () => {
  const stream = `realtime/customer_users/${owner.uuid}`;
  const paths = [
    `/${stream}`,
    '/batch',
    '/docs',
    '/../healthz',
    '/leads/export',
    '/leads/expor%74',
    '/leads/%',
    String.raw`/leads/..\..\healthz`,
    `/leads/%2e%2e/${stream}`,
    `/leads/..\\${stream.replaceAll('/', '\\')}`,
  ];
  const { answers } = await batch(owner.call, paths);
  expect(answers.filter(({ status }) => status === 200)).toEqual([]);
});

test.each([[[]], [Array.from({ length: 25 }, () => '/leads/counts')], [['leads']], [[7]], ['/leads']])(
  'a batch that is empty, too long or not a list of paths is refused: %j',
  async (calls) => {
    expect((await batch(owner.call, calls)).status).toBe(400);
  },
);
