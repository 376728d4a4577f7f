import Stripe from 'stripe';

/**
 * Why a call to the gateway failed. `refused`: the gateway said no and would again. `never_reached`: it did not process
 * the call. `unknown`: it may or may not have processed it, so the result has to be looked up.
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

/** Errors of the network that mean the request was never sent. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Turns an error of the stripe package into ours. Other errors are returned as they are. */
export function toGatewayFailure(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  // The package sets an empty decline code where the gateway sent none.
  const code = error.decline_code || error.code;
  return new GatewayFailure(kindOf(error), { code, cause: error });
}

function kindOf(error: Stripe.errors.StripeError): GatewayFailure['kind'] {
  const { statusCode: status } = error;
  if (status === undefined) {
    const { code } = ((error.detail as Error | undefined)?.cause ?? {}) as { code?: string };
    return NEVER_SENT.has(code ?? '') ? 'never_reached' : 'unknown';
  }
  if (status >= 500 || status === 409) return 'unknown';
  // Our key or our pace is wrong: nothing was charged, and the same charge may work later.
  if (status === 401 || status === 403 || status === 429) return 'never_reached';
  return 'refused';
}
