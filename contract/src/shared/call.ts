import type { z } from 'zod';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';
import type { UploadRule } from './uploads.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The response of a call: a JSON schema per success status, `blob` for a file, or `stream` for server-sent events. */
export type Answer = z.ZodType | 'blob' | 'stream';

/**
 * Who makes a call: the panel, the team’s desk in it, the marketplace’s servers, the gateways we use, or any other
 * program through the published API. `scripts/callers.test.ts` compares it with what the panel sends.
 */
export type CallClient = 'panel' | 'desk' | 'marketplace' | 'gateway' | 'api';

/**
 * One call between panel and server. The server binds it as a real route, the panel’s client takes its types from it,
 * the generated suites test it, and the OpenAPI document is written from it.
 */
export type CallSpec = {
  /** `domain.verb`, unique: the operation id of the OpenAPI document. */
  readonly name: string;
  readonly method: Method;
  /** Below /api, as in the specification: `/leads/{id}/messages`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Only where it does not follow from `access`: staff calls are the desk’s, partner calls the marketplace’s. */
  readonly calledBy?: CallClient;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Multipart calls: the rule for each file field; `body` then describes the text fields. */
  readonly files?: Readonly<Record<string, UploadRule>>;
  readonly responses: Readonly<Partial<Record<200 | 201 | 202 | 204, Answer>>>;
  /** The conflicts (409) of its own that callers should expect; where they are listed, tests refuse any other. */
  readonly fails?: readonly ErrorCode[];
  /** POSTs that send, charge or create accept an Idempotency-Key. */
  readonly idempotent?: boolean;
  /** Allowed while the password has to be changed first. */
  readonly beforePasswordChange?: boolean;
  /** Refused in a switch-user session: whatever is a way in, or leads to one, and cards. */
  readonly neverActedFor?: boolean;
  /** A read that the audit trail keeps when the team acts for a user: data that leaves the panel, or how to reach people. */
  readonly sensitive?: 'export' | 'contacts';
};

export function call<const S extends CallSpec>(spec: S): S {
  return spec;
}

/** Who makes this call. */
export function callerOf({ calledBy, access }: CallSpec): CallClient {
  if (calledBy) return calledBy;
  if (access.kind === 'partner') return 'marketplace';
  return access.kind === 'staff' ? 'desk' : 'panel';
}

type Inferred<T, Side extends 'input' | 'output'> = T extends z.ZodType
  ? Side extends 'input'
    ? z.input<T>
    : z.output<T>
  : undefined;

/** What the caller sends (before defaults and coercion). */
export type CallInput<S extends CallSpec> = OptionalIfEmpty<'params', Inferred<S['params'], 'input'>> &
  OptionalIfEmpty<'query', Inferred<S['query'], 'input'>> &
  OptionalIfEmpty<'body', Inferred<S['body'], 'input'>> & {
    files?: Partial<Record<keyof NonNullable<S['files']>, Blob>>;
  };

/** In brackets, so that a union of bodies stays one type. */
type OptionalIfEmpty<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: undefined }
  : Record<never, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

/** What the handler receives (validated, coerced). */
export type CallRequest<S extends CallSpec> = {
  params: Inferred<S['params'], 'output'>;
  query: Inferred<S['query'], 'output'>;
  body: Inferred<S['body'], 'output'>;
};

/** What the caller gets: the union over all success statuses. */
export type CallResult<S extends CallSpec> = {
  [K in keyof S['responses']]: S['responses'][K] extends z.ZodType ? z.output<S['responses'][K]> : Blob | undefined;
}[keyof S['responses']];

/** `/leads/{id}` → the names in braces. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
