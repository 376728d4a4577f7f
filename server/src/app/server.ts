import { ALL_CALLS } from '@bellbird/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { createSealer } from '#platform/crypto/sealer.ts';
import { type Db, openDb } from '#platform/db/db.ts';
import { bindRoutes } from '#platform/http/bind.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { createRateLimits } from '#platform/limits/rate-limits.ts';
import type { Log } from '#platform/log/log.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { openRealtime } from '#platform/realtime/realtime.ts';
import { createSmsGateway } from '#platform/sms/sms-gateway.ts';
import { openStorage, type Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type DemoAccount, panelConfig } from '#domains/panel/panel.service.ts';
import { createHttp } from './app.ts';
import { domainJobs } from './domain-jobs.ts';
import { wireDomains } from './domains.ts';
import { panelPages } from './panel-pages.ts';
import { systemRoutes } from './system-routes.ts';

export type ServerOptions = {
  config: Config;
  log: Log;
  clock: Clock;
  release: string;
  demoAccounts?: readonly DemoAccount[];
  strictAnswers?: boolean;
};

export type Server = { app: FastifyInstance; db: Db; storage: Storage; close(): Promise<void> };

/** Builds the whole server on a migrated database: the platform's parts, then the domains on them, then the doors. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { config, log, clock } = options;
  const db = openDb({
    url: config.databaseUrl,
    poolSize: config.databasePool,
    onError: (error) => log.warn({ err: error }, 'database: an idle connection broke'),
  });
  const realtime = await openRealtime(config.databaseUrl, log);
  const storage = openStorage(config.storageUrl);
  const rateLimits = createRateLimits(db);
  const mailer = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, log });
  const sms = createSmsGateway({ ...config.sms, log });
  const { baseUrl, secret } = config;
  const jobs = await openJobs({
    databaseUrl: config.databaseUrl,
    log,
    bound: domainJobs({ db, clock, rateLimits, mailer, sms, baseUrl, secret }),
    run: config.runJobs,
  });
  const panel = panelConfig(config, options.release, options.demoAccounts ?? []);
  const domains = wireDomains({
    db,
    clock,
    realtime,
    storage,
    rateLimits,
    jobs,
    identityNumbers: createSealer(secret, 'identity numbers'),
    twoFactorKeys: createSealer(secret, 'two-factor keys'),
    panel,
    passwordMaxAgeDays: config.passwordMaxAgeDays,
    secret,
  });

  const app = await createHttp({ log, isProduction: config.isProduction, trustProxy: config.trustProxy });
  bindRoutes(app, ALL_CALLS, domains.routes, {
    db,
    rateLimits,
    authenticate: domains.authenticate,
    actFor: domains.actFor,
    secureCookies: config.isProduction,
    strictAnswers: options.strictAnswers ?? false,
  });
  const checks = [
    { name: 'database', check: () => db.check() },
    { name: 'jobs', check: () => jobs.check() },
    { name: 'storage', check: () => storage.check() },
  ];
  systemRoutes(app, { calls: ALL_CALLS, baseUrl: config.baseUrl, checks, storage });
  await panelPages(app, panel);

  return {
    app,
    db,
    storage,
    async close() {
      await app.close();
      await jobs.close();
      mailer.close();
      await realtime.close();
      await db.close();
    },
  };
}
