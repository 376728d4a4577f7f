import { API_PREFIX, ERROR_VERSIONS, HEADER, type ErrorVersion } from '@bellbird/contract/shared/headers';
import type { CallSpec } from '@bellbird/contract/shared/call';
import { JSON_BODY_BYTES } from '@bellbird/contract/shared/limits';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { recordActing } from '../audit/audit.ts';
import type { ActFor, Authenticate, Caller, Member } from '../auth/caller.ts';
import { admit } from '../auth/policy.ts';
import { type CsvFile, asCsv } from '../csv/csv.ts';
import type { Db } from '../db/db.ts';
import { readingPrimary } from '../db/replica.ts';
import { AppError, fail } from '../errors/app-error.ts';
import type { Answered, InTransaction, Once } from '../idempotency/idempotency.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { networkOf } from '../limits/visitor-network.ts';
import { BROWSER_COOKIE, isFromOwnPage } from './browser-cookie.ts';
import { readCookies, setCookie } from './cookies.ts';
import { type StreamAnswer, closeStreamsWith, startStream } from './event-stream.ts';
import { type FileAnswer, sendFile } from './file-answer.ts';
import { languageOf } from './language.ts';
import type { Scan } from '../uploads/virus-scanner.ts';
import { readMultipart } from './multipart.ts';
import { type PartnerKey, isSignedByPartner, keepRawBody } from './partner.ts';
import type { Context, RequestFacts, Route } from './route.ts';
import { type Serialize, compileSerializers } from './serializer.ts';
import { type Translate, type Translator, translateAnswer } from './translate-answer.ts';
import { validate } from './validation.ts';

export type BindOptions = {
  db: Db;
  authenticate: Authenticate;
  actFor: ActFor;
  rateLimits: RateLimits;
  /** Runs a request once, however often it is sent. */
  once: Once;
  /** What the marketplace signs its own calls with. */
  partner: PartnerKey;
  /** Also check every response against its schema: for tests, where a missing field must not go unnoticed. */
  strictAnswers: boolean;
  /** Lists may come from a replica, which has a write a moment later. */
  hasReplica: boolean;
  /** Looks for malware in documents, if there is a scanner. */
  scan: Scan | undefined;
  /** Cookies travel over TLS only. */
  secureCookies: boolean;
  /** Translates what we write and name; undefined for English. */
  translatorFor: (language: string) => Translator | undefined;
};

/** Set with every write: for a few seconds its browser’s lists come from the primary, whichever process it asks. */
const WROTE_COOKIE = 'bellbird_wrote';
const CATCH_UP_S = 5;

/** The header switch-user has no effect without this cookie. */
export const ACTING_COOKIE = 'bellbird_acting';

/** Turns every call into a real route; refuses to start if one has no route, two routes or no access policy. */
export function bindRoutes(
  app: FastifyInstance,
  calls: readonly CallSpec[],
  routes: readonly Route[],
  options: BindOptions,
): void {
  assertWhole(calls, routes);
  closeStreamsWith(app);
  const [withFiles, others] = [routes.filter(({ call }) => call.files), routes.filter(({ call }) => !call.files)];
  for (const route of others) bind(app, route, options);
  app.register(async (scope) => {
    // In a scope of its own: its hooks would cost every other call two promises and a listener.
    await scope.register(fastifyMultipart, { throwFileSizeLimit: false });
    for (const route of withFiles) bind(scope, route, options);
  });
}

/** Everything that keeps the server from starting, at once. */
export function assertWhole(calls: readonly CallSpec[], routes: readonly Route[]): void {
  const complaints: string[] = [];
  for (const call of calls) {
    const bound = routes.filter((route) => route.call === call).length;
    if (bound !== 1) complaints.push(`${call.name} is bound ${bound} times`);
  }
  const seen = new Set<string>();
  for (const { call } of routes) {
    const place = `${call.method} ${call.path}`;
    if (!calls.includes(call)) complaints.push(`${call.name} is not in the contract's list`);
    if (!(call.access as CallSpec['access'] | undefined)?.kind) complaints.push(`${call.name} has no access policy`);
    if (seen.has(place)) complaints.push(`two calls are ${place}`);
    seen.add(place);
  }
  if (complaints.length > 0) throw new Error(`The routes are not whole:\n  - ${complaints.join('\n  - ')}`);
}

function bind(app: FastifyInstance, route: Route, options: BindOptions): void {
  const { call } = route;
  const serializers = compileSerializers(call);
  const isPartners = call.access.kind === 'partner';
  app.route({
    method: call.method,
    url: API_PREFIX + call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { takesFiles: call.files !== undefined },
    bodyLimit: call.files ? uploadBytes(call) : JSON_BODY_BYTES,
    ...(isPartners && { preParsing: (request, _reply, payload) => keepRawBody(request, payload) }),
    handler: async (request, reply) => {
      const cookies = readCookies(request, options.secureCookies);
      const caller =
        isPartners && isSignedByPartner(request, options.partner)
          ? ({ kind: 'partner' } as const)
          : await callerOf(request, cookies, options);
      admit(call, caller);
      const received = call.files
        ? await readMultipart(request, reply, call, options.scan)
        : { body: request.body, files: {} };
      const input = validate(call, { params: request.params, query: request.query, body: received.body });
      await takeLimits(route, request.ip, input.body, options.rateLimits);
      const context = {
        ...input,
        caller,
        files: received.files,
        facts: factsOf(request, cookies),
      } as unknown as Context<CallSpec>;
      const hasJustWritten = cookies[WROTE_COOKIE] !== undefined;
      const handle = () => (hasJustWritten ? readingPrimary(() => route.handler(context)) : route.handler(context));
      if (call.responses[200] === 'blob') {
        const { body } = await handle();
        if (isActing(caller) && call.sensitive) await noteRead(options.db, caller, call, request.id);
        return sendFile(reply, toFile(body as FileAnswer | CsvFile, options.translatorFor(context.facts.language)));
      }
      if (call.responses[200] === 'stream')
        return startStream(app, request, reply, (await route.handler(context)).body as StreamAnswer);
      const work = async (): Promise<Answered> => {
        const answer = await handle();
        if (answer.cookie) setCookie(reply, answer.cookie, options.secureCookies);
        const translate = options.translatorFor(context.facts.language);
        if (answer.etag !== undefined) {
          const etag = translate ? answer.etag.replace(/"$/, `-${translate.version}"`) : answer.etag;
          reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', HEADER.language);
          if (request.headers['if-none-match'] === etag) return { status: 304, body: '' };
        }
        return write(call, serializers, answer, { strict: options.strictAnswers, translate });
      };
      if (options.hasReplica && caller.kind === 'member' && call.method !== 'GET')
        setCookie(reply, { name: WROTE_COOKIE, value: '1', maxAgeS: CATCH_UP_S }, options.secureCookies);
      const noted =
        isActing(caller) && isNoted(call) ? noting(options.db, caller, { route, requestId: request.id }, work) : work;
      const key = call.idempotent ? idempotencyKey(request) : undefined;
      const declared = options.strictAnswers ? () => noted().catch(assertDeclared(call)) : noted;
      const answered =
        key === undefined
          ? await declared()
          : await runOnce(options, caller, { route, key, request: [call.name, input] }, declared);
      return send(reply, answered);
    },
  });
}

/** In tests: a call that lists its conflicts has no others. */
function assertDeclared({ name, fails }: CallSpec) {
  return (error: unknown): never => {
    if (fails && error instanceof AppError && error.status === 409 && !fails.includes(error.code))
      throw new Error(`${name} fails with ${error.code}, which it does not list.`, { cause: error });
    throw error;
  };
}

async function callerOf(
  request: FastifyRequest,
  cookies: RequestFacts['cookies'],
  options: BindOptions,
): Promise<Caller> {
  const accessToken = header(request, HEADER.accessToken);
  const consumerKey = header(request, HEADER.consumerKey);
  const signedIn =
    accessToken && consumerKey
      ? await options.authenticate(accessToken, consumerKey, cookies[BROWSER_COOKIE])
      : undefined;
  const wanted = header(request, HEADER.switchUser);
  if (wanted === undefined) return signedIn ?? { kind: 'anonymous' };
  if (!signedIn) fail('not_logged_in');
  // Acting for a user takes more than a header; a vendor who sends it is refused.
  if (signedIn.kind !== 'staff') fail('forbidden');
  const secret = cookies[ACTING_COOKIE];
  const actedFor = secret && /^[1-9]\d{0,8}$/.test(wanted) && (await options.actFor(signedIn, secret, Number(wanted)));
  return actedFor || fail('acting_ended');
}

function isActing(caller: Caller): caller is Member {
  return caller.kind === 'member' && caller.actor !== undefined;
}

/** Whether the audit trail keeps this call when the team makes it for a user. */
function isNoted({ method, sensitive }: CallSpec): boolean {
  return method !== 'GET' || sensitive !== undefined;
}

function noteRead(db: Db, caller: Member, call: CallSpec, requestId: string): Promise<void> {
  return db.tenant(caller.customerId, (tx) => recordActing(tx, caller, { action: call.name, requestId }));
}

/** Runs the work and its audit entry in one transaction, or one after the other where the work reaches out. */
function noting(
  db: Db,
  caller: Member,
  { route: { call, reachesOut }, requestId }: { route: Route; requestId: string },
  work: () => Promise<Answered>,
) {
  const entry = { action: call.name, requestId };
  return async () => {
    const early = reachesOut ? await work() : undefined;
    return db.tenant(caller.customerId, async (tx) => {
      const answered = early ?? (await work());
      await recordActing(tx, caller, entry);
      return answered;
    });
  };
}

async function takeLimits(route: Route, address: string, body: unknown, rateLimits: RateLimits): Promise<void> {
  for (const limit of route.limits)
    await rateLimits.take(limit, limit.by === 'address' ? networkOf(address) : limit.by(body));
}

function write(
  call: CallSpec,
  serializers: Map<number, Serialize>,
  answer: { status: unknown; body: unknown },
  { strict, translate }: { strict: boolean; translate: Translate | undefined },
): Answered {
  const status = answer.status as keyof CallSpec['responses'];
  const serialize = serializers.get(status);
  if (!serialize) return { status, body: '' };
  const schema = call.responses[status] as z.ZodType;
  if (strict) schema.parse(answer.body);
  return { status, body: serialize(translate ? translateAnswer(schema, answer.body, translate) : answer.body) };
}

function toFile(answer: FileAnswer | CsvFile, translator: Translator | undefined): FileAnswer {
  if ('content' in answer) return answer;
  const { fileName, table } = answer;
  return { fileName, content: Buffer.from(asCsv(table, translator?.ofTables)), contentType: 'text/csv; charset=utf-8' };
}

function send(reply: FastifyReply, answered: Answered): FastifyReply {
  reply.code(answered.status);
  if (answered.status === 204 || answered.status === 304) return reply.send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(answered.body);
}

async function runOnce(
  { db, once }: BindOptions,
  caller: Caller,
  { route, ...keyed }: { route: Route; key: string; request: unknown },
  work: () => Promise<Answered>,
) {
  const who = nameForKeys(caller);
  if (!who) return work();
  const transaction: InTransaction = (steps) =>
    caller.kind === 'member' ? db.tenant(caller.customerId, steps) : db.system(steps);
  const request = { ...keyed, ...who };
  return route.reachesOut ? once.inSteps(transaction, request, work) : transaction((tx) => once.at(tx, request, work));
}

/** Who a key belongs to; callers without a session have none. A repeat by the team and one by the user differ. */
function nameForKeys(caller: Caller): { customerId: number; caller: string } | undefined {
  if (caller.kind === 'staff') return { customerId: NO_CUSTOMER, caller: `staff:${caller.staffMemberId}` };
  if (caller.kind !== 'member') return undefined;
  const actor = caller.actor ? `staff:${caller.actor.staffMemberId}:` : '';
  return { customerId: caller.customerId, caller: `${actor}user:${caller.customerUserId}` };
}

const NO_CUSTOMER = 0;

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = header(request, HEADER.idempotencyKey);
  if (key !== undefined && !/^[\x21-\x7e]{8,200}$/.test(key)) throw new AppError('bad_request');
  return key;
}

function factsOf(request: FastifyRequest, cookies: RequestFacts['cookies']) {
  return {
    id: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    language: languageOf(header(request, HEADER.language)),
    lastEventId: lastEventIdOf(request),
    cookies,
    isFromOwnPage: isFromOwnPage(request),
  };
}

function lastEventIdOf(request: FastifyRequest): number | undefined {
  const given = header(request, 'last-event-id');
  return given && /^\d{1,15}$/.test(given) ? Number(given) : undefined;
}

/** The error version a request asks for; 1 by default. */
export function errorVersionOf(request: FastifyRequest): ErrorVersion {
  const asked = header(request, HEADER.errorVersion);
  return ERROR_VERSIONS.find((version) => version === asked) ?? '1';
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function uploadBytes(call: CallSpec): number {
  const files = Object.values(call.files ?? {}).reduce((sum, rule) => sum + rule.maxKb * 1024, 0);
  return files + JSON_BODY_BYTES;
}
