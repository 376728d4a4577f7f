import { resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { mkdtemp, rm } from 'node:fs/promises';
import { PARTNER_SIGNATURE_HEADER } from '@bellbird/contract/shared/headers';
import type { TeamRole } from '@bellbird/contract/shared/team';
import type { LightMyRequestResponse } from 'fastify';
import { type Server, createServer } from '#app/server.ts';
import { type Session, buildSession, buildStaffMember, buildTwoFactor } from '#domains/people/access/access.factory.ts';
import { type BuiltUser, buildCustomerUser, buildLink } from '#domains/people/customer-users/customer-users.factory.ts';
import { buildCustomer } from '#domains/people/customers/customers.factory.ts';
import { buildProvider } from '#domains/listing/providers/providers.factory.ts';
import { DEVELOPMENT_PARTNER_SECRET, readConfig } from '#platform/config/config.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { partnerSignature } from '#platform/http/partner.ts';
import { createLog } from '#platform/log/log.ts';
import { type Clock, systemClock } from '#platform/time/clock.ts';
import { testDatabase } from './database.ts';

/** A customer user with a session, calling the API as they would. */
export type Actor = BuiltUser & { session: Session; providerIds: number[]; call: Call };
export type Call = (method: string, path: string, options?: CallOptions) => Promise<LightMyRequestResponse>;
export type CallOptions = { body?: unknown; headers?: Record<string, string> };

export type World = {
  server: Server;
  db: Db;
  databaseUrl: string;
  /** Calls without a session. */
  anyone: Call;
  /** Calls that the marketplace signs. */
  marketplace: Call;
  build<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** A customer with one owner who is linked to all of its providers. */
  owner(options?: { providers?: number; customerId?: number }): Promise<Actor>;
  /** Another user of the same customer, linked to the providers named. */
  colleague(of: Actor, options?: { providerIds?: number[]; canManage?: boolean; pages?: string[] }): Promise<Actor>;
  /** Somebody of the team: an administrator with a second factor, unless told otherwise. */
  staff(options?: {
    roles?: TeamRole[];
    secondFactor?: boolean;
  }): Promise<{ session: Session; staffMemberId: number; loginId: number; call: Call }>;
  close(): Promise<void>;
};

/** The real server on a real database of its own. Nothing in it is a stand-in. */
export async function startWorld(
  options: { clock?: Clock; environment?: Record<string, string>; logTo?: { write(line: string): void } } = {},
): Promise<World> {
  const clock = options.clock ?? systemClock;
  const database = await testDatabase();
  const dataDir = await mkdtemp(resolve(tmpdir(), 'bellbird-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATABASE_POOL: '4',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    JOBS: 'false',
    INBOUND_SMTP_HOST: '127.0.0.1',
    INBOUND_SMTP_PORT: '0',
    ...options.environment,
  });
  const server = await createServer({
    config,
    log: createLog(config.logLevel, options.logTo),
    clock,
    release: 'test',
    strictAnswers: true,
    // Fifty at once on a slow machine wait for each other longer than a person would.
    databaseLimits: { connectMs: 120_000, statementMs: 120_000 },
  });

  const callWith =
    (session?: Session): Call =>
    (method, path, { body, headers } = {}) =>
      server.app.inject({
        method: method as 'GET',
        url: `/api${path}`,
        headers: { ...session?.headers, ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });

  const build: World['build'] = (work) => server.db.system(work);

  async function actor(user: BuiltUser, providerIds: number[]): Promise<Actor> {
    const session = await build((tx) =>
      buildSession(tx, { loginId: user.loginId, customerId: user.customerId, customerUserId: user.id }),
    );
    return { ...user, session, providerIds, call: callWith(session) };
  }

  return {
    server,
    db: server.db,
    databaseUrl: database.url,
    anyone: callWith(),
    marketplace: (method, path, { body, headers } = {}) => {
      const call = { method, path: `/api${path}`, body: body === undefined ? '' : JSON.stringify(body) };
      const signature = partnerSignature(DEVELOPMENT_PARTNER_SECRET, call, clock.now());
      return callWith()(method, path, {
        headers: {
          [PARTNER_SIGNATURE_HEADER]: signature,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: call.body }),
      });
    },
    build,
    async owner({ providers = 1, customerId } = {}) {
      const { user, providerIds } = await build(async (tx) => {
        const customer = customerId ?? (await buildCustomer(tx)).id;
        const built = await buildCustomerUser(tx, { customer_id: customer });
        const ids: number[] = [];
        for (let number = 0; number < providers; number += 1) {
          const provider = await buildProvider(tx, { customer_id: customer });
          await buildLink(tx, { customer_id: customer, customer_user_id: built.id, provider_id: provider.id });
          ids.push(provider.id);
        }
        return { user: built, providerIds: ids };
      });
      return actor(user, providerIds);
    },
    async colleague(of, { providerIds = [], canManage = false, pages } = {}) {
      const user = await build(async (tx) => {
        const built = await buildCustomerUser(tx, {
          customer_id: of.customerId,
          name: 'Tess',
          surname: 'Nolan',
          can_manage: canManage,
        });
        for (const providerId of providerIds) {
          await buildLink(tx, {
            customer_id: of.customerId,
            customer_user_id: built.id,
            provider_id: providerId,
            ...(pages ? { pages } : {}),
          });
        }
        return built;
      });
      return actor(user, providerIds);
    },
    async staff({ roles, secondFactor = true } = {}) {
      const member = await build(async (tx) => {
        const built = await buildStaffMember(tx, roles && { roles });
        if (secondFactor) await buildTwoFactor(tx, built.loginId);
        return built;
      });
      const session = await build((tx) => buildSession(tx, { loginId: member.loginId, staffMemberId: member.id }));
      return { session, staffMemberId: member.id, loginId: member.loginId, call: callWith(session) };
    },
    async close() {
      await server.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
