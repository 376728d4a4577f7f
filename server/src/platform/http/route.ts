import type { CallRequest, CallSpec } from '@bellbird/contract/shared/call';
import type { z } from 'zod';
import type { Caller, Member, Partner, SignedIn, Staff } from '../auth/caller.ts';
import type { RateLimit } from '../limits/rate-limits.ts';
import type { InspectedUpload } from '../uploads/inspect-upload.ts';
import type { CsvFile } from '../csv/csv.ts';
import type { StreamAnswer } from './event-stream.ts';
import type { FileAnswer } from './file-answer.ts';

/** The caller, as narrow as the call’s access allows. */
export type CallerOf<S extends CallSpec> = S['access']['kind'] extends 'public'
  ? Caller
  : S['access']['kind'] extends 'partner'
    ? Partner
    : S['access']['kind'] extends 'session'
      ? SignedIn
      : S['access']['kind'] extends 'staff'
        ? Staff
        : Member;

/** The facts about a request that a use case may need. */
export type RequestFacts = {
  readonly id: string;
  readonly address: string;
  readonly userAgent: string;
  /** Two letters, from Accept-Language. */
  readonly language: string;
  /** The last event that arrived before a stream broke. */
  readonly lastEventId: number | undefined;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly isFromOwnPage: boolean;
  /** What a new session is bound to, besides its two secrets. */
  readonly browserSecret?: string;
};

/** An uploaded file, read and already checked by content. */
export type ReceivedFile = InspectedUpload;

export type Context<S extends CallSpec> = CallRequest<S> & {
  caller: CallerOf<S>;
  facts: RequestFacts;
  files: { [K in keyof NonNullable<S['files']>]?: ReceivedFile };
};

/** A response with its status, for calls that can succeed in several ways. */
export type Reply<S extends CallSpec> = {
  [K in keyof S['responses']]: { status: K; body: Body<S['responses'][K]> };
}[keyof S['responses']];

type Body<A> = A extends z.ZodType ? z.input<A> : A extends 'blob' ? FileAnswer | CsvFile : StreamAnswer;

/** A cookie that only the API reads; scripts and other sites cannot. */
export type ReplyCookie = { readonly name: string; readonly value: string; readonly maxAgeS: number };

type WithCookie = { cookie?: ReplyCookie };

/** Changes when the content does; a caller who has this one already gets 304 and no body. */
type WithEtag = { etag?: string };

export type Handler<S extends CallSpec> = (context: Context<S>) => Promise<Reply<S> & WithCookie & WithEtag>;

export type Route = {
  readonly call: CallSpec;
  readonly handler: (context: Context<CallSpec>) => Promise<{ status: unknown; body: unknown } & WithCookie & WithEtag>;
  readonly limits: readonly RouteLimit[];
  /** Its use case calls other machines, so it cannot run inside a transaction; see `reachingOut`. */
  readonly reachesOut: boolean;
};

/** What the limit counts by: the address, or a value of the body such as the username. */
export type RouteLimit = RateLimit & { readonly by: 'address' | ((body: unknown) => string) };

/** Binds a call to its use case. */
export function route<S extends CallSpec>(call: S, handler: Handler<S>, limits: readonly RouteLimit[] = []): Route {
  // Files are stored before the row that names them.
  return { call, handler: handler as unknown as Route['handler'], limits, reachesOut: call.files !== undefined };
}

/** A route whose use case calls other machines: it opens its transactions itself, before or after those calls. */
export function reachingOut(bound: Route): Route {
  return { ...bound, reachesOut: true };
}

export const ok = <T>(data: T) => ({ status: 200 as const, body: { data } });
export const created = <T>(data: T) => ({ status: 201 as const, body: { data } });
export const accepted = () => ({ status: 202 as const, body: { data: {} } });
export const file = (body: FileAnswer | CsvFile) => ({ status: 200 as const, body });
export const stream = (body: StreamAnswer) => ({ status: 200 as const, body });
export const noContent = () => ({ status: 204 as const, body: undefined });
export const page = <T>(list: { data: T[]; total: number }, paging: { page: number; limit: number }) => ({
  status: 200 as const,
  body: { data: list.data, meta: { total: list.total, page: paging.page, limit: paging.limit } },
});
