import { ERRORS, type ErrorCode } from '@bellbird/contract/shared/errors';

export type FieldErrors = Readonly<Record<string, string>>;

type Options = {
  /** Path → sentence, for the form. */
  fields?: FieldErrors;
  /** For 429 and 503: when another try makes sense. */
  retryAfterS?: number;
  /** What the caller may see besides, e.g. the current row of a stale version. */
  data?: unknown;
  cause?: unknown;
};

/** A failure with a known code. Status and sentence stand in the contract's one table. */
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
