/**
 * `gone`: that browser no longer receives push. `transient`: worth another try. `permanent`: this message will never
 * arrive.
 */
export type PushFailureKind = 'gone' | 'transient' | 'permanent';

export class PushFailure extends Error {
  readonly kind: PushFailureKind;
  readonly status: number | undefined;
  /** How long the service asked us to wait. */
  readonly retryAfterS: number | undefined;

  constructor(kind: PushFailureKind, facts: { status?: number; retryAfterS?: number; cause?: unknown } = {}) {
    super(`push not delivered (${kind}${facts.status ? `, ${facts.status}` : ''})`, { cause: facts.cause });
    this.name = 'PushFailure';
    this.kind = kind;
    this.status = facts.status;
    this.retryAfterS = facts.retryAfterS;
  }
}
