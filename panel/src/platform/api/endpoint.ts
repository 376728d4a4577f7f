import type { CallSpec, Method } from '@bellbird/contract/shared/call';

/**
 * A contract call as the browser needs it: verb and path. The compiler checks both against the contract, and the
 * schemas (and zod) stay out of pages that validate nothing.
 */
export type Endpoint<S extends CallSpec> = {
  readonly method: Method;
  readonly path: string;
  readonly idempotent: boolean;
  /** Carries the types of the call; never set at run time. */
  readonly contract?: S;
};

type Repeatable<S extends CallSpec> = S extends { idempotent: true } ? [options: { idempotent: true }] : [];

/** `endpoint<typeof login>('POST /access-tokens')`: a wrong verb, path or missing idempotency does not compile. */
export function endpoint<S extends CallSpec>(
  route: `${S['method']} ${S['path']}`,
  ...options: Repeatable<S>
): Endpoint<S> {
  const [method, path] = route.split(' ') as [Method, string];
  return { method, path, idempotent: options.length > 0 };
}
