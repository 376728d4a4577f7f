import { ALL_CALLS } from '@bellbird/contract';
import type { CallSpec } from '@bellbird/contract/shared/call';
import { ErrorV1 } from '@bellbird/contract/shared/envelope';
import { ERROR_CODES } from '@bellbird/contract/shared/errors';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOptions, requestFor } from '#testing/every-call.ts';
import { FOREIGN_CONTENT, HOSTILE_VALUES, OVERSIZED_JSON, hostileBodies } from '#testing/hostile-input.ts';
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

const DECLARED_FAILURES = new Set([400, 401, 403, 404, 409, 413, 415, 422, 429]);
const CODES = new Set<string>(ERROR_CODES);
/** This world has no gateways: a call that asks one says that it is away. */
const AWAY = /"code":"(?:gateway|numbers)_silent"/;

/**
 * Whatever is sent: never a 5xx, never a status or a shape that the contract does not name. Fifty thousand answers pass
 * here, so words are found only for one that fails.
 */
function expectDeclared(call: CallSpec, { statusCode, body }: LightMyRequestResponse, sent: unknown): void {
  const isAway = statusCode === 503 && AWAY.test(body);
  const isDeclared = isAway || statusCode in call.responses || DECLARED_FAILURES.has(statusCode);
  const isSound = isDeclared && (statusCode < 400 || CODES.has(ErrorV1.parse(JSON.parse(body)).code));
  if (!isSound) expect.fail(`${call.name} answered ${statusCode} ${body} to ${JSON.stringify(sent)}`);
}

function callerFor(call: CallSpec): Call {
  return call.access.kind === 'staff' ? staff : owner.call;
}

/** Logging out would end the suite's own session: those calls are attacked with ids that do not exist. */
const ids = () => 1_999_999_999;

const named = ALL_CALLS.map((call) => [`${call.method} ${call.path}`, call] as const);

describe.each(named)('%s', (_name, call) => {
  test('survives hostile bodies', async () => {
    const { method, path, sample } = requestFor(call, ids);
    for (const body of hostileBodies(sample)) {
      const isForm = call.files && typeof body === 'object' && body !== null;
      const options = isForm ? bodyOptions(call, body) : { body, headers: { 'content-type': 'application/json' } };
      const answer = await callerFor(call)(method, path, options);
      expectDeclared(call, answer, body);
    }
  });

  test('survives hostile query values', async () => {
    const { method, path, options } = requestFor(call, ids);
    const names = Object.keys(call.query?.shape ?? {});
    for (const name of [...names, 'unknown']) {
      for (const value of names.includes(name) ? HOSTILE_VALUES : HOSTILE_VALUES.slice(-1)) {
        const separator = path.includes('?') ? '&' : '?';
        const answer = await callerFor(call)(
          method,
          `${path}${separator}${name}=${encodeURIComponent(value)}`,
          options,
        );
        expectDeclared(call, answer, { [name]: value });
      }
    }
  });

  test('survives a content type that is nearly right', async () => {
    const { method, path } = requestFor(call, ids);
    for (const type of ['application/json; charset=utf-8; x', 'APPLICATION/JSON', 'application/json;']) {
      const answer = await callerFor(call)(method, path, { body: '{"a":', headers: { 'content-type': type } });
      expectDeclared(call, answer, type);
    }
  });
});

describe.each(named.filter(([, call]) => call.path.includes('{')))('%s', (_name, call) => {
  test('survives hostile path values and answers 404 to ids that cannot be', async () => {
    const { method, options } = requestFor(call, ids);
    const answered = new Map<number, string>();
    for (const value of HOSTILE_VALUES.filter((each) => each !== '' && each.length < 150)) {
      const answer = await callerFor(call)(
        method,
        call.path.replaceAll(/\{\w+\}/g, encodeURIComponent(value)),
        options,
      );
      answered.set(answer.statusCode, value);
    }
    for (const refused of [400, 403, 404]) answered.delete(refused);
    expect([...answered]).toEqual([]);
  });
});

describe.each(named.filter(([, call]) => call.method !== 'GET' && !call.files))('%s', (_name, call) => {
  test('refuses JSON that is nested too deeply or has too many parts, with and without a session', async () => {
    const { method, path } = requestFor(call, ids);
    for (const body of OVERSIZED_JSON) {
      for (const as of [callerFor(call), world.anyone]) {
        const answer = await as(method, path, { body, headers: { 'content-type': 'application/json' } });
        expect([answer.statusCode, answer.json().code], body.slice(0, 20)).toEqual([400, 'too_complex']);
      }
    }
  });

  test('SHELL-112 refuses every kind of content but JSON', async () => {
    const { method, path } = requestFor(call, ids);
    for (const [type, body] of FOREIGN_CONTENT) {
      const answer = await callerFor(call)(method, path, { body, headers: { 'content-type': type } });
      expect([answer.statusCode, answer.json().code], type).toEqual([415, 'wrong_type']);
    }
  });
});
