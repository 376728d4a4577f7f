import { ALL_CALLS } from '@bellbird/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { type Db, type DbLimits, openDb } from '#platform/db/db.ts';
import { WROTE_CHANNEL } from '#platform/db/replica.ts';
import { bindRoutes } from '#platform/http/bind.ts';
import { drainable } from '#platform/http/draining.ts';
import { bindLinkPages } from '#platform/http/link-pages.ts';
import { bindWebhooks } from '#platform/http/webhooks.ts';
import { createOnce } from '#platform/idempotency/idempotency.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { createRateLimits } from '#platform/limits/rate-limits.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailReceiver } from '#platform/mail/mail-receiver.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { createPulses } from '#platform/health/pulses.ts';
import { noteSlowCalls } from '#platform/health/slow-calls.ts';
import { watchedMailer, watchedPush, watchedSms, watchedVoice } from '#platform/health/watched.ts';
import { bindGatewayWebhook } from '#platform/payments/gateway-webhook.ts';
import { createOutside } from '#platform/outside/outside.ts';
import { createPushSender } from '#platform/push/push-sender.ts';
import { knownPushServices } from '#platform/push/push-services.ts';
import { openRealtime } from '#platform/realtime/realtime.ts';
import { createSmsGateway } from '#platform/sms/sms-gateway.ts';
import { createSmsInbox } from '#platform/sms/sms-inbox.ts';
import { createSmsMedia } from '#platform/sms/sms-media.ts';
import { createIdentityProviders } from '#platform/social/identity-providers.ts';
import { createSignedFiles } from '#platform/storage/signed-files.ts';
import { openStorage, type Storage } from '#platform/storage/storage.ts';
import { createVirusScanner } from '#platform/uploads/virus-scanner.ts';
import type { Clock } from '#platform/time/clock.ts';
import { createNumbersGateway } from '#platform/voice/numbers-gateway.ts';
import { createVoiceGateway } from '#platform/voice/voice-gateway.ts';
import { callsWebhooks } from '#domains/couples/calls/calls.webhooks.ts';
import { createCallRoutingService } from '#domains/couples/calls/call-routing.service.ts';
import { createPushDeliveriesService } from '#domains/attention/push/push-deliveries.service.ts';
import { loadVapidKeys } from '#domains/attention/push/vapid-keys.operations.ts';
import { QUOTE_MAILS_CHANNEL } from '#domains/couples/quote-payments/quote-mails.operations.ts';
import { QUOTE_REFUNDS_CHANNEL } from '#domains/couples/quote-payments/quote-refunds.operations.ts';
import { MESSAGES_CHANNEL } from '#domains/couples/messages/message-queue.operations.ts';
import { createUnsubscribeTokensService } from '#domains/couples/leads/couples/unsubscribe-tokens.service.ts';
import { createUnsubscribeService } from '#domains/couples/leads/couples/unsubscribe.service.ts';
import { createQueuedMessagesService } from '#domains/couples/messages/queued-messages.service.ts';
import { PUSH_CHANNEL } from '#domains/attention/push/push-queue.operations.ts';
import { createConfigsService } from '#domains/foundation/configs/configs.service.ts';
import { CATALOGUE_CHANNEL, findCatalogueVersion } from '#domains/desk/catalogue/catalogue-version.operations.ts';
import { type DemoAccount, panelConfig } from '#domains/foundation/panel/panel-config.presenter.ts';
import { PAYMENT_MAILS_CHANNEL } from '#domains/money/payments/payment-mails.operations.ts';
import { REFUNDS_CHANNEL } from '#domains/money/payments/refunds.operations.ts';
import { createHttp } from './app.ts';
import { bindOneClickUnsubscribe } from './one-click-unsubscribe.ts';
import { createPaymentServices } from './payment-services.ts';
import { domainJobs } from './domain-jobs.ts';
import { wireDomains } from './domains.ts';
import { panelPages } from './panel-pages.ts';
import { bindSharedPhotos } from './shared-photos.ts';
import { createQuotePages } from './quote-pages.ts';
import { createMessaging } from './messaging.ts';
import { keepTranslators } from './value-texts/keep-translators.ts';
import { systemRoutes } from './system-routes.ts';
import { inReadersLanguage, inReadersLanguageBySms, translateForUser } from './readers-language.ts';

export type ServerOptions = {
  config: Config;
  log: Log;
  clock: Clock;
  release: string;
  demoAccounts?: readonly DemoAccount[];
  strictAnswers?: boolean;
  databaseLimits?: DbLimits;
  /** Its files are read only then: a first start is still building them. */
  untilPanelIsBuilt?: (() => Promise<void>) | undefined;
};

export type Server = {
  app: FastifyInstance;
  db: Db;
  storage: Storage;
  /** Receives couples’ mail; listens when started. */
  mail: MailReceiver;
  /** Before closing behind a balancer: asks for no more requests and answers those that still arrive. */
  drain(): void;
  close(): Promise<void>;
};

/** How often messages are looked for that nobody was signalled about. */
const LOOK_AGAIN_MS = 5000;

/** Builds the whole server on a migrated database: the platform, the domains on it, then routes and webhooks. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { config, log, clock } = options;
  const db = openDb({
    url: config.databaseUrl,
    readUrl: config.databaseReadUrl,
    poolSize: config.databasePool,
    onError: (error) => log.warn({ err: error }, 'database: an idle connection broke'),
    onCommit: (announcements) => realtime.send(announcements),
    ...(options.databaseLimits && { limits: options.databaseLimits }),
  });
  const realtime = await openRealtime(config.databaseUrl, log);
  if (config.databaseReadUrl) realtime.subscribe(WROTE_CHANNEL, ({ data }) => db.wroteElsewhere(Number(data)));
  const storage = openStorage(config.storageUrl);
  const scan = config.virusScannerUrl ? createVirusScanner(config.virusScannerUrl) : undefined;
  const files = createSignedFiles(config.keyring, clock);
  const social = createIdentityProviders(config.social, log);
  const rateLimits = createRateLimits(db);
  const pulses = createPulses({ db, clock, log });
  const smtp = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, log });
  const mailer = inReadersLanguage(db, watchedMailer(pulses, smtp));
  const sms = watchedSms(pulses, createSmsGateway({ ...config.sms, log }));
  const smsMedia = createSmsMedia({ ...config.sms, outside: createOutside({ trusted: [config.sms.baseUrl] }), log });
  const post = createMessaging({
    config,
    db,
    clock,
    log,
    mailer,
    sms,
    smsMedia,
    smsInbox: createSmsInbox(config.sms),
    storage,
    scan,
    pulses,
  });
  const { baseUrl, keyring } = config;
  const unsubscribeTokens = createUnsubscribeTokensService({ keyring, baseUrl });
  const voice = watchedVoice(pulses, createVoiceGateway({ ...config.sms, log }));
  const numbersGateway = createNumbersGateway(config.sms);
  const numberRules = { texts: config.smsNumbers, quarantineDays: config.numberQuarantineDays };
  const callRouting = createCallRoutingService({ db, clock, log, voice, baseUrl });
  const keys = await loadVapidKeys({ db, given: config.push.keys, sealer: keyring.sealer('push keys'), log });
  const pushServices = knownPushServices(config.push.services);
  const outside = createOutside({ trusted: config.trustedOrigins });
  const calendarAddresses = keyring.sealer('calendar addresses');
  const bankAccounts = keyring.sealer('bank accounts');
  const pushSender = createPushSender({ keys, subject: config.push.subject, services: pushServices, log });
  const push = watchedPush(pulses, pushSender);
  const pushes = createPushDeliveriesService({ db, clock, push, translateForUser });
  const payments = createPaymentServices({ config, db, clock, log, mailer });
  const translatorFor = await keepTranslators({ db, realtime, log });
  const jobs = await openJobs({
    databaseUrl: config.databaseUrl,
    log,
    bound: domainJobs({
      db,
      storage,
      social,
      clock,
      rateLimits,
      mailer,
      sms: inReadersLanguageBySms(db, sms),
      baseUrl,
      marketplaceUrl: config.marketplaceUrl,
      keyring,
      unsubscribeTokens,
      deliveries: post.deliveries,
      missedTexts: post.missedTexts,
      alertBounce: post.addresses.alertBounce,
      callRouting,
      pushes,
      push,
      outside,
      calendarAddresses,
      bankAccounts,
      payments,
      numbersGateway,
      numberRules,
      translatorFor,
    }),
    run: config.runJobs,
    realtime,
  });
  const queued = createQueuedMessagesService({ db, clock, log, jobs, deliveries: post.deliveries });
  await createConfigsService({ db }).offerLanguagesOf(config.locales);
  const panel = panelConfig(config, {
    release: options.release,
    catalogueVersion: await db.system(findCatalogueVersion),
    demoAccounts: options.demoAccounts ?? [],
    pushAppId: keys.publicKey,
  });
  realtime.subscribe(CATALOGUE_CHANNEL, ({ data }) => (panel.catalogueVersion = Number(data)));
  const ports = {
    db,
    clock,
    realtime,
    storage,
    files,
    rateLimits,
    jobs,
    identityNumbers: keyring.sealer('identity numbers'),
    identityDocuments: keyring.sealer('identity documents'),
    bankAccounts,
    twoFactorKeys: keyring.sealer('two-factor keys'),
    panel,
    social,
    baseUrl,
    passwordMaxAgeDays: config.passwordMaxAgeDays,
    teamSecondFactor: config.teamSecondFactor,
    keyring,
    addresses: post.addresses,
    marketplaceUrl: config.marketplaceUrl,
    unsubscribeTokens,
    pushServices,
    outside,
    calendarAddresses,
    payments,
    numbersGateway,
    numberRules,
  };
  const domains = wireDomains(ports);

  let stopLooking = () => {};
  if (config.runJobs) {
    const undelivered = (error: unknown) =>
      log.warn({ err: error }, 'messages: not delivered; trying again within seconds');
    const deliverQueued = () => void queued.deliverAll().catch(undelivered);
    realtime.subscribe(MESSAGES_CHANNEL, deliverQueued);
    deliverQueued();
    const failed = (error: unknown) => log.warn({ err: error }, 'push: not carried; tried again within a minute');
    realtime.subscribe(PUSH_CHANNEL, () => void pushes.carryAll().catch(failed));
    const unsent = (error: unknown) =>
      log.warn({ err: error }, 'payments: mails not sent; trying again within a minute');
    const sendPaymentMails = () => void payments.mails.sendDue().catch(unsent);
    realtime.subscribe(PAYMENT_MAILS_CHANNEL, sendPaymentMails);
    const unsettled = (error: unknown) => log.warn({ err: error }, 'approvals: not settled; trying again in seconds');
    const settleDecisions = () => void domains.settleDecisions().catch(unsettled);
    // Finds what a killed process has left, and mails whose signal was missed.
    const timers = [deliverQueued, sendPaymentMails, settleDecisions].map((look) => setInterval(look, LOOK_AGAIN_MS));
    stopLooking = () => timers.forEach((timer) => clearInterval(timer));
    const unpaid = (error: unknown) =>
      log.error({ err: error }, 'payments: refunds not made; trying again within a minute');
    realtime.subscribe(REFUNDS_CHANNEL, () => {
      void payments.refunds.refundDue().catch(unpaid);
      void payments.transfers.returnDue().catch(unpaid);
    });
    realtime.subscribe(QUOTE_MAILS_CHANNEL, () => void payments.quotes.mails.sendDue().catch(unsent));
    realtime.subscribe(QUOTE_REFUNDS_CHANNEL, () => void payments.quotes.refunds.refundDue().catch(unpaid));
  }

  const app = await createHttp({ log, isProduction: config.isProduction, trustProxy: config.trustProxy });
  noteSlowCalls(app, { db, clock, log });
  const draining = drainable(app);
  bindRoutes(app, ALL_CALLS, domains.routes, {
    db,
    rateLimits,
    once: createOnce(keyring),
    authenticate: domains.authenticate,
    actFor: domains.actFor,
    partner: { secret: config.partnerSecret, clock },
    hasReplica: config.databaseReadUrl !== undefined,
    scan,
    secureCookies: config.baseUrl.startsWith('https:'),
    strictAnswers: options.strictAnswers ?? false,
    translatorFor,
  });
  const webhooks = [...post.webhooks, ...callsWebhooks(callRouting)].map(({ path, handler }) => ({
    path,
    handler: (...given: Parameters<typeof handler>) => pulses.watch('phoneEvents', () => handler(...given)),
  }));
  bindWebhooks(app, webhooks, { authToken: config.sms.authToken, baseUrl });
  const unsubscribe = createUnsubscribeService({ db, clock, unsubscribeTokens });
  bindOneClickUnsubscribe(app, (token) => unsubscribe.change(token, true));
  bindGatewayWebhook(app, {
    secret: config.payments?.gateway.webhookSecret,
    clock,
    onEvent: (event) => pulses.watch('paymentEvents', () => payments.reconciliation.handleEvent(event)),
  });
  await options.untilPanelIsBuilt?.();
  bindLinkPages(app, await createQuotePages(ports, panel), rateLimits);
  const checks = [
    { name: 'database', check: () => db.check() },
    { name: 'jobs', check: () => jobs.check() },
    { name: 'storage', check: () => storage.check() },
  ];
  systemRoutes(app, { calls: ALL_CALLS, baseUrl: config.baseUrl, checks, storage, files, isDraining: draining.isOn });
  bindSharedPhotos(app);
  await panelPages(app, panel);

  return {
    app,
    db,
    storage,
    mail: post.receiver,
    drain: draining.begin,
    async close() {
      stopLooking();
      await post.receiver.close();
      await app.close();
      await jobs.close();
      await queued.close();
      mailer.close();
      await pulses.settled();
      await realtime.close();
      await db.close();
    },
  };
}
