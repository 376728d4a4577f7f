import { ALL_CALLS } from '@bellbird/contract';
import type { CallSpec } from '@bellbird/contract/shared/call';
import { PAGES } from '@bellbird/contract/shared/access';
import { ROLE_RIGHTS, TEAM_ROLES, type TeamRight } from '@bellbird/contract/shared/team';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestFor } from '#testing/every-call.ts';
import { RULES, type Rule, ruleFor } from '#testing/who-may-call.ts';
import { type Actor, type Call, type World, startWorld } from '#testing/world.ts';

let world: World;
let owner: Actor;
let renewing: Actor;
let team: Call;
let acting: Call;
/** One person of the team for each role, one without any, and one without the second factor. */
const roles = new Map<string, Call>();
let roleless: Call;
let unproved: Call;
/** Colleagues of the owner: without any page but this one, and with every page but this one. */
const only = new Map<string, Call>();
const without = new Map<string, Call>();

beforeAll(async () => {
  world = await startWorld({ environment: { TEAM_SECOND_FACTOR: 'true' } });
  owner = await world.owner();
  const { providerIds } = owner;
  renewing = await world.colleague(owner, { providerIds, canManage: true });
  await world.build((tx) =>
    tx.updateTable('logins').set({ password_change_required: true }).where('id', '=', renewing.loginId).execute(),
  );
  for (const page of PAGES) {
    only.set(page, (await world.colleague(owner, { providerIds, pages: [page] })).call);
    const others = PAGES.filter((each) => each !== page);
    without.set(page, (await world.colleague(owner, { providerIds, pages: others, canManage: true })).call);
  }
  team = (await world.staff()).call;
  for (const role of TEAM_ROLES) roles.set(role, (await world.staff({ roles: [role] })).call);
  roleless = (await world.staff({ roles: [] })).call;
  unproved = (await world.staff({ secondFactor: false })).call;
  const visitor = await world.staff();
  const { cookies } = await visitor.call('POST', '/desk/switch-user', {
    body: { customerUserId: owner.id, reason: 'They asked for help' },
  });
  const cookie = `${cookies[0]?.name}=${cookies[0]?.value}`;
  acting = (method, path, options) =>
    visitor.call(method, path, {
      ...options,
      headers: { ...options?.headers, 'switch-user': String(owner.id), cookie },
    });
});
afterAll(() => world.close());

/** Rows that do not exist: whoever is let in gets 404 or 422, and nothing changes. */
const ids = () => 1_999_999_999;

function send(call: CallSpec, as: Call): Promise<LightMyRequestResponse> {
  const { method, path, options } = requestFor(call, ids);
  return as(method, path, options);
}

/** Its sample is of somebody else’s browser, which the use case refuses in the same words. */
const REFUSES_ITSELF = 'PUT /push-subscriptions';
const REFUSALS = new Set([
  'not_logged_in',
  'forbidden',
  'not_while_acting',
  'password_change_required',
  'second_factor_required',
  'acting_read_only',
]);

/** Why a caller was not let in; undefined if they were, whatever became of the request itself. */
async function refusal(call: CallSpec, as: Call): Promise<string | undefined> {
  const answer = await send(call, as);
  if (answer.statusCode < 400) return undefined;
  const { code } = answer.json();
  return REFUSALS.has(code) ? code : undefined;
}

const forbiddenUnless = (isAllowed: boolean) => (isAllowed ? undefined : 'forbidden');
const isOpenTo = ({ kind }: Rule, ...kinds: readonly Rule['kind'][]) => kinds.includes(kind);

/** Streams would stay open; the suites of live events cover them. */
const ANSWERING = ALL_CALLS.filter(({ responses }) => responses[200] !== 'stream');
const named = ANSWERING.map((call) => [`${call.method} ${call.path}`, call] as const);

test('the table has each call of the contract once, and no other', () => {
  expect(RULES.map((rule) => rule.call).toSorted()).toEqual(
    ALL_CALLS.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
});

const KIND = {
  public: 'anyone',
  session: 'signed in',
  member: 'vendor',
  manager: 'manager',
  staff: 'team',
  partner: 'marketplace',
} as const satisfies Record<CallSpec['access']['kind'], Rule['kind']>;

test('the contract says the same as the table', () => {
  const differences = ALL_CALLS.filter((call) => {
    const rule = ruleFor(call);
    const page = call.access.kind === 'member' ? call.access.page : undefined;
    const isSame =
      KIND[call.access.kind] === rule.kind &&
      page === rule.page &&
      (call.access.kind === 'staff' ? call.access.right : undefined) === rule.right &&
      (call.neverActedFor === true) === (rule.acting === 'no') &&
      (call.sensitive !== undefined) === (rule.acting === 'noted') &&
      (call.beforePasswordChange === true) === (rule.renewal === 'yes');
    return !isSame;
  });
  expect(differences.map((call) => `${call.method} ${call.path}`)).toEqual([]);
});

describe.each(named)('%s', (_name, call) => {
  const rule = ruleFor(call);

  test('lets in who the table says', async () => {
    const isPublic = rule.kind === 'anyone';
    expect(await refusal(call, world.anyone)).toBe(isPublic ? undefined : 'not_logged_in');
    const isVendors = isOpenTo(rule, 'anyone', 'signed in', 'vendor', 'manager');
    if (rule.call !== REFUSES_ITSELF) expect(await refusal(call, owner.call)).toBe(forbiddenUnless(isVendors));
    expect(await refusal(call, team)).toBe(forbiddenUnless(isOpenTo(rule, 'anyone', 'signed in', 'team')));
  });

  test('lets vendors in by their page, and managers by their right', async () => {
    const { page } = rule;
    const [inside, outside] = page ? [only.get(page), without.get(page)] : [undefined, only.get('leads')];
    if (inside) expect(await refusal(call, inside)).toBeUndefined();
    const isClosed = page !== undefined || rule.kind === 'manager';
    expect(isClosed && outside ? await refusal(call, outside) : 'forbidden').toBe('forbidden');
  });

  test('lets the team in by their roles, and nobody without a second factor', async () => {
    if (rule.kind !== 'team') return;
    expect(await refusal(call, unproved)).toBe('second_factor_required');
    expect(await refusal(call, roleless)).toBe(forbiddenUnless(rule.right === undefined));
    for (const role of TEAM_ROLES) {
      const isAllowed = rule.right === undefined || ROLE_RIGHTS[role].includes(rule.right as TeamRight);
      expect(await refusal(call, roles.get(role) ?? team), role).toBe(forbiddenUnless(isAllowed));
    }
  });

  test('lets the team act for a user, and somebody with an old password in, where the table says so', async () => {
    const isForUsers = isOpenTo(rule, 'signed in', 'vendor', 'manager');
    const actingAnswer = isForUsers ? await refusal(call, acting) : undefined;
    expect(actingAnswer).toBe(rule.acting === 'no' ? 'not_while_acting' : undefined);
    const renewalAnswer = isForUsers ? await refusal(call, renewing.call) : undefined;
    expect(renewalAnswer).toBe(isForUsers && rule.renewal === 'no' ? 'password_change_required' : undefined);
  });
});

test('every file that vendors can fetch, and every list of addresses and numbers, is in the audit trail of the team', () => {
  const files = ANSWERING.filter(({ responses }) => responses[200] === 'blob').map(ruleFor);
  const unnoted = files.filter(({ kind, acting: how }) => kind !== 'anyone' && how === 'yes');
  // A picture that is looked at before it is chosen.
  expect(unnoted.map((rule) => rule.call)).toEqual(['GET /instagram-photos/{id}/preview']);
});
