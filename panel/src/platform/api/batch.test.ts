import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchAll, sendTogether } from './batch.ts';

const headers = { 'x-access-token': 'mine' };

/** A server that knows some batches and single calls, and remembers what it was asked. */
function serve(lines: string | undefined) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.endsWith('/batch')) {
      asked.push(url);
      return Response.json({ alone: url });
    }
    asked.push(`batch ${String(init?.body)}`);
    if (lines === undefined) throw new TypeError('no network');
    return new Response(lines);
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

const read = async (answers: Promise<Response>[]) =>
  Promise.all(answers.map(async (answer) => [(await answer).status, await (await answer).json()]));

describe('reading calls that are made together', () => {
  test('are one request, and each gets its own answer, in whatever order the server answers', async () => {
    const asked = serve('1 404 {"code":"not_found"}\n0 200 {"data":1}\n');
    expect(await read(fetchAll(['/api/a', '/api/b?c=1'], headers))).toEqual([
      [200, { data: 1 }],
      [404, { code: 'not_found' }],
    ]);
    expect(asked).toEqual(['batch {"calls":["/a","/b?c=1"]}']);
  });

  test('a single call is made as it is', async () => {
    const asked = serve('');
    expect(await read(fetchAll(['/api/a'], headers))).toEqual([[200, { alone: '/api/a' }]]);
    expect(asked).toEqual(['/api/a']);
  });

  test('a call that the batch did not answer, or may not contain, is made by itself', async () => {
    const asked = serve('0 200 {"data":1}\n1 0 \n');
    const answers = await read(fetchAll(['/api/a', '/api/file', '/api/lost'], headers));
    expect(answers).toEqual([
      [200, { data: 1 }],
      [200, { alone: '/api/file' }],
      [200, { alone: '/api/lost' }],
    ]);
    expect(asked.slice(1)).toEqual(['/api/file', '/api/lost']);
  });

  test('without an answer to the batch every call is made by itself', async () => {
    serve(undefined);
    expect(await read(fetchAll(['/api/a', '/api/b'], headers))).toEqual([
      [200, { alone: '/api/a' }],
      [200, { alone: '/api/b' }],
    ]);
  });

  test('calls of the same moment are collected; other headers are another request', async () => {
    const asked = serve('0 200 {"data":1}\n1 200 {"data":2}\n');
    const other = sendTogether('/api/c', { 'x-access-token': 'other' });
    const mine = [sendTogether('/api/a', headers), sendTogether('/api/b', headers)];
    expect(await read([...mine, other])).toEqual([
      [200, { data: 1 }],
      [200, { data: 2 }],
      [200, { alone: '/api/c' }],
    ]);
    expect(asked).toHaveLength(2);
  });
});
