import { ALL_CALLS } from '@bellbird/contract';
import { KNOWN_LOCALES } from '@bellbird/contract/shared/locales';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallSpec } from '@bellbird/contract/shared/call';
import { assertWhole } from '#platform/http/bind.ts';
import { ok, type Route } from '#platform/http/route.ts';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';

let world: World;
let owner: Actor;
let staff: Call;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.owner();
  staff = (await world.staff()).call;
});
afterAll(() => world.close());

describe('answers', () => {
  test('SHELL-113 SHELL-114 SHELL-115 calls live under /api and carry their list under data with its meta', async () => {
    const list = await owner.call('GET', '/providers?page=1&limit=10');
    expect(list.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(list.json()).toEqual({
      data: [expect.objectContaining({ name: 'Wattle Creek Barn' })],
      meta: { total: 1, page: 1, limit: 10 },
    });
    const outside = await world.server.app.inject({
      method: 'GET',
      url: '/providers',
      headers: { ...owner.session.headers, accept: 'application/json' },
    });
    expect(outside.body).not.toContain('Wattle Creek Barn');
  });

  test('SHELL-115 a create answers 201 with at least the id', async () => {
    const { id } = await world.build((tx) => tx.selectFrom('cities').select('id').executeTakeFirstOrThrow());
    const made = await staff('POST', '/districts', { body: { cityId: id, name: 'Minnamurra' } });
    expect([made.statusCode, made.json()]).toEqual([201, { data: { id: expect.any(Number) } }]);
  });

  test('a page limit above 100 is refused at its field', async () => {
    const answer = await owner.call('GET', '/providers?limit=101');
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['limit']]);
  });

  test('a day that no calendar needs is refused at its field, whether a list or statistics ask for it', async () => {
    for (const [path, first, last] of [
      ['/leads', 'createdAtStart', 'createdAtEnd'],
      ['/leads', 'weddingStart', 'weddingEnd'],
      ['/leads/export', 'agreedAtStart', 'agreedAtEnd'],
      ['/visit-logs/providers', 'from', 'to'],
      ['/stats/weddings', 'from', 'to'],
    ] as const) {
      const answer = await owner.call('GET', `${path}?${first}=9999-12-01&${last}=9999-12-31`);
      expect([path, answer.statusCode, Object.keys(answer.json().errors)]).toEqual([path, 422, [first, last]]);
    }
  });

  test('SHELL-112 a call that takes JSON refuses another kind of body', async () => {
    const answer = await world.anyone('POST', '/access-tokens', {
      body: 'username=demo',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'wrong_type']);
  });

  test('an unknown call is a 404 in the same shape', async () => {
    const answer = await owner.call('GET', '/no-such-call');
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'not_found', message: 'Not Found', errors: {} }]);
  });
});

describe('errors', () => {
  const broken = { username: '', password: 'x', unknown: 1 };
  const login = (headers: Record<string, string> = {}) =>
    world.anyone('POST', '/access-tokens', { body: broken, headers });

  test('SHELL-110 SHELL-111 SHELL-116 SHELL-118 SHELL-120 version 1, also when none is asked for: a sentence and one for each field', async () => {
    const expected = {
      code: 'invalid_fields',
      message: 'There is an error in the submitted fields! Please check the form.',
      errors: { username: 'This field is required!', unknown: 'This field is not known here.' },
    };
    const [bare, one, odd] = [
      await login(),
      await login({ 'x-error-version': '1' }),
      await login({ 'x-error-version': '7' }),
    ];
    for (const answer of [bare, one, odd]) expect([answer.statusCode, answer.json()]).toEqual([422, expected]);
  });

  test('SHELL-117 version 2: the form’s sentence and the paths to mark', async () => {
    const answer = await login({ 'x-error-version': '2' });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        code: 'invalid_fields',
        message: 'There is an error in the submitted fields! Please check the form.',
        paths: expect.arrayContaining(['username', 'unknown']),
      },
    ]);
  });

  test('malformed JSON is 400, a body of over 1 MiB is 413', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await world.anyone('POST', '/access-tokens', { body: '{"a":', headers: json })).json().code).toBe(
      'malformed_json',
    );
    const huge = await world.anyone('POST', '/access-tokens', {
      body: JSON.stringify({ username: 'x'.repeat(1024 * 1024) }),
      headers: json,
    });
    expect([huge.statusCode, huge.json().code]).toEqual([413, 'too_large']);
  });
});

describe('headers', () => {
  test('SHELL-096 SHELL-099 every known locale is accepted as Accept-Language', async () => {
    for (const locale of KNOWN_LOCALES) {
      expect((await owner.call('GET', '/providers', { headers: { 'accept-language': locale } })).statusCode).toBe(200);
    }
  });

  test('AUTH-025 the address of a page, which may be a mailed link with its secret, is told to no other site', async () => {
    for (const url of ['/healthz', '/api/docs', '/api/access-tokens', `/password-reset/${'x'.repeat(43)}`]) {
      const { headers } = await world.server.app.inject({ method: 'GET', url });
      expect([url, headers['referrer-policy']]).toEqual([url, 'same-origin']);
    }
  });

  test('data is private, typed and can do nothing', async () => {
    const { headers } = await owner.call('GET', '/providers');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
});

describe('the published document', () => {
  test('SHELL-115 describes every call, with its body and its failures', async () => {
    const document = (await world.anyone('GET', '/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    for (const each of ALL_CALLS) {
      expect(document.paths[each.path]?.[each.method.toLowerCase()]?.operationId, each.name).toBe(each.name);
    }
    expect(
      document.paths['/cities/{id}'].put.requestBody.content['multipart/form-data'].schema.properties,
    ).toHaveProperty('image');
  });

  test('says how calls are signed, what a quote can be refused for, and what the gateway sends', async () => {
    const { paths, components } = (await world.anyone('GET', '/openapi.json')).json();
    for (const { path, method, access } of ALL_CALLS.filter((each) => each.access.kind === 'partner'))
      expect(paths[path][method.toLowerCase()].security, access.kind).toEqual([{ partnerSignature: [] }]);
    const refused = paths['/leads/{id}/quote'].post.responses['409'].content['application/json'].examples;
    expect(refused.quote_decided.value).toEqual({
      code: 'quote_decided',
      message: 'This quote has already been answered.',
      errors: {},
    });
    const hook = paths['/hooks/payments'].post;
    for (const event of ['payout.', 'refund.', 'charge.dispute.']) expect(hook.description).toContain(event);
    const used = [...Object.values<{ security?: object[] }>(paths['/dugun-leads']), hook].flatMap((each) =>
      (each.security ?? []).flatMap((scheme: object) => Object.keys(scheme)),
    );
    expect(Object.keys(components.securitySchemes)).toEqual(expect.arrayContaining(used));
  });

  test('can be read by a person', async () => {
    const page = await world.anyone('GET', '/docs');
    expect(page.headers['content-type']).toContain('text/html');
    for (const each of ALL_CALLS) expect(page.body).toContain(`id="${each.name}"`);
  });
});

describe('health', () => {
  const get = (url: string) => world.server.app.inject({ method: 'GET', url });

  test('tells that it lives and that its parts answer', async () => {
    expect((await get('/healthz')).json()).toEqual({ alive: true });
    // A part that takes longer than two seconds counts as away, and comes back.
    const ready = async () => (await get('/readyz')).json();
    await expect.poll(ready).toEqual({ ready: true, parts: { database: 'ok', jobs: 'ok', storage: 'ok' } });
  });

  test('while the database is away calls get 503 with Retry-After, and it comes back by itself', async () => {
    const admin = new pg.Client({ connectionString: new URL('/postgres', world.databaseUrl).href });
    await admin.connect();
    const name = new URL(world.databaseUrl).pathname.slice(1);
    await admin.query(`alter database ${name} with allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    const away = await owner.call('GET', '/leads');
    expect([away.statusCode, away.json().code, away.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
    expect((await get('/readyz')).statusCode).toBe(503);
    expect((await get('/healthz')).statusCode).toBe(200);
    await admin.query(`alter database ${name} with allow_connections true`);
    await admin.end();
    await expect.poll(async () => (await owner.call('GET', '/leads')).statusCode).toBe(200);
  });
});

describe('a server that is not whole does not boot', () => {
  const free: CallSpec = {
    name: 'x.free',
    method: 'GET',
    path: '/free',
    summary: '',
    access: { kind: 'public' },
    responses: {},
  };
  const open: CallSpec = { ...free, name: 'x.open', path: '/open', access: undefined as never };
  const bound = (call: CallSpec): Route => ({ call, handler: async () => ok({}), limits: [], reachesOut: false });

  test.each([
    ['a call without a route', [free], [], 'x.free is bound 0 times'],
    ['a call with two routes', [free], [bound(free), bound(free)], 'x.free is bound 2 times'],
    ['a route without a policy', [open], [bound(open)], 'x.open has no access policy'],
    ['a route outside the contract', [], [bound(free)], "x.free is not in the contract's list"],
  ])('%s', (_name, calls, routes, complaint) => {
    expect(() => assertWhole(calls, routes)).toThrow(complaint);
  });
});
