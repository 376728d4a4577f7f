import { ERRORS, type ErrorCode } from '@bellbird/contract/shared/errors';

export type FieldErrors = Readonly<Record<string, string>>;

type Options = {
  /** Path → text, for the form. */
  fields?: FieldErrors;
  /** For 429 and 503: when another try makes sense. */
  retryAfterS?: number;
  /** Data for the caller, such as the current row of a stale version. */
  data?: unknown;
  cause?: unknown;
};

/** A failure with a known code. The contract’s table has its status and text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors;
  readonly retryAfterS: number | undefined;
  readonly data: unknown;

  constructor(code: ErrorCode, options: Options = {}) {
    super(ERRORS[code][1], { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code][0];
    this.fields = options.fields ?? {};
    this.retryAfterS = options.retryAfterS;
    this.data = options.data;
  }
}

/** `findOwned(…) ?? fail('not_found')` */
export function fail(code: ErrorCode, options?: Options): never {
  throw new AppError(code, options);
}
