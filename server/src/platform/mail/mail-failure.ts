/**
 * Why a mail did not leave: `transient` is worth another try, `permanent` would fail the same way again. `unknown`: the
 * connection broke before the server responded to the whole mail, so it may have been sent.
 */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly kind: 'permanent' | 'transient' | 'unknown';
  /** The SMTP answer (such as 550) or the network's own code (such as ECONNECTION). */
  readonly code: string;

  constructor(kind: MailFailure['kind'], code: string, cause: unknown) {
    super(`Mail could not be sent (${kind}, ${code}).`, { cause });
    this.kind = kind;
    this.code = code;
  }
}

type SmtpError = { permanent?: boolean; responseCode?: number; code?: string };

/** Classifies what the SMTP client threw, given whether the whole mail was handed over before. */
export function toMailFailure(error: unknown, isHandedOver: boolean): MailFailure {
  const { permanent, responseCode, code = 'UNKNOWN' } = error as SmtpError;
  if (isHandedOver && responseCode === undefined) return new MailFailure('unknown', code, error);
  // A refused login is our configuration, not the mail: it is sent once the operator has fixed it.
  if (code === 'EAUTH') return new MailFailure('transient', code, error);
  const neverValid = code === 'EENVELOPE' && responseCode === undefined;
  return new MailFailure(permanent || neverValid ? 'permanent' : 'transient', String(responseCode ?? code), error);
}
