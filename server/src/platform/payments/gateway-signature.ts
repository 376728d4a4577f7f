import Stripe from 'stripe';

const TOLERANCE_S = 5 * 60;

type Signed = { secret: string; body: Buffer | string; header: string; now: Date };

/** Whether the gateway signed this body within the last five minutes. */
export function isSignedByGateway({ secret, body, header, now }: Signed): boolean {
  try {
    const { signature } = Stripe.webhooks;
    return signature?.verifyHeader(body, header, secret, TOLERANCE_S, undefined, now.getTime()) ?? false;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}
