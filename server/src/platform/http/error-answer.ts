import { type ERRORS, FORM_ERROR } from '@bellbird/contract/shared/errors';
import { AR } from '@bellbird/contract/shared/error-texts/ar';
import { TR } from '@bellbird/contract/shared/error-texts/tr';
import type { ErrorVersion } from '@bellbird/contract/shared/headers';
import { type ErrorWords, translateError } from '@bellbird/contract/shared/translate-error';
import { AppError } from '../errors/app-error.ts';

/** Maps any failure, whether from the framework, the driver or our code, to one of our error codes. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return new AppError('unavailable', { retryAfterS: 2, cause: error });
  const code = codeOf(error);
  if (code === '40001' || code === '40P01') return new AppError('conflict', { cause: error });
  if (code === FOREIGN_KEY && isRemoval(error)) return new AppError('in_use', { cause: error });
  const known = FRAMEWORK[code ?? ''];
  if (known) return new AppError(known, { cause: error });
  const status = (error as { statusCode?: number }).statusCode;
  if (status !== undefined && status >= 400 && status < 500) return new AppError('bad_request', { cause: error });
  return new AppError('server_error', { cause: error });
}

const FOREIGN_KEY = '23503';

/** A row that others refer to cannot be deleted; a reference to a missing row is a bug of ours. */
function isRemoval(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('update or delete');
}

const WORDS: Readonly<Record<string, ErrorWords>> = { tr: TR, ar: AR };

/** The response body of a failure in the version and the language that the caller asked for. */
export function errorBody(error: AppError, version: ErrorVersion, language: string): object {
  const words = WORDS[language];
  const inWords = (text: string) => (words ? translateError(text, words) : text);
  const { code } = error;
  const fields = Object.fromEntries(Object.entries(error.fields).map(([path, text]) => [path, inWords(text)]));
  const message = inWords(error.message);
  const data = error.data === undefined ? {} : { data: error.data };
  if (version === '2') {
    const paths = Object.keys(fields);
    return { code, message: paths.length > 0 ? inWords(FORM_ERROR) : message, paths, ...data };
  }
  return { code, message, errors: fields, ...data };
}

const FRAMEWORK: Record<string, keyof typeof ERRORS> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrong_type',
  // The caller left before the answer was sent.
  ERR_STREAM_PREMATURE_CLOSE: 'bad_request',
};

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '55000',
  '53300',
  '08006',
  '08001',
]);

function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (code && AWAY.has(code)) return true;
  const message = error instanceof Error ? error.message : '';
  return /Connection terminated|timeout exceeded when trying to connect|not queryable/.test(message);
}

function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}
