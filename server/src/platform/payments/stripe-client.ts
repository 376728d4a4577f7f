import Stripe from 'stripe';
import { toGatewayFailure } from './gateway-failure.ts';

const TIMEOUT_MS = 15_000;

/** Stripe’s own package, pointed at the configured gateway. */
export function createStripe(url: string, secretKey: string): Stripe {
  const { hostname, port, protocol } = new URL(url);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    // A lost response is looked up, never sent again (ADR 29). The package's default client would resend once.
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient((address, init) => fetch(address, { ...init, redirect: 'error' })),
    telemetry: false,
  });
}

/** Turns the package’s errors into ours. */
export async function call<T>(request: Promise<T>): Promise<T> {
  return request.catch((error: unknown) => {
    throw toGatewayFailure(error);
  });
}
