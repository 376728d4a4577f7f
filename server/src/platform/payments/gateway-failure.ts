/**
 * Why the gateway did not do what it was asked. `refused`: it said no, and would again. `never_reached`: it has not
 * heard of it. `unknown`: nobody can tell, so it has to be looked up.
 */
export class GatewayFailure extends Error {
  readonly kind: 'refused' | 'never_reached' | 'unknown';
  readonly code: string | undefined;

  constructor(kind: GatewayFailure['kind'], options: { code?: string | undefined; cause?: unknown } = {}) {
    super(`The card gateway: ${kind}${options.code ? ` (${options.code})` : ''}`, { cause: options.cause });
    this.name = 'GatewayFailure';
    this.kind = kind;
    this.code = options.code;
  }
}
