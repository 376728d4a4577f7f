/**
 * Why a text message was not sent: `transient` is worth another try, `permanent` would fail the same way again.
 * `unknown` had no clear response: it may have been sent.
 */
export class SmsFailure extends Error {
  override readonly name = 'SmsFailure';
  readonly kind: 'permanent' | 'transient' | 'unknown';
  readonly status: number | undefined;
  /** The gateway's own number for the fault, such as 21211 for a number that does not exist. */
  readonly code: number | undefined;

  constructor(
    kind: SmsFailure['kind'],
    reason: { status?: number | undefined; code?: number | undefined; cause?: unknown },
  ) {
    super(`SMS could not be sent (${kind}, ${reason.code ?? reason.status ?? 'no answer'}).`, { cause: reason.cause });
    this.kind = kind;
    this.status = reason.status;
    this.code = reason.code;
  }
}
