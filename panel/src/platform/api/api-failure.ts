import { TEXT } from '@bellbird/contract/shared/sentences';
import { template } from '#texts/texts.ts';

/** The code of a call without any answer. */
export const NETWORK = 'network';

/** A call that failed: what the server said, or that it could not be reached. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  /** 0 when there was no answer. */
  readonly status: number;
  readonly code: string;
  /** By path. Error version 2 names paths only: their message is empty and the form's sentence is `message`. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(failure: { status: number; code: string; message: string; fields?: Readonly<Record<string, string>> }) {
    super(failure.message);
    this.status = failure.status;
    this.code = failure.code;
    this.fields = failure.fields ?? {};
  }
}

const UNREACHABLE = 'We couldn’t reach Bellbird. Check your connection and try again.';

/** A failure without an answer from the server, or with one that was cut off. */
export function networkFailure(): ApiFailure {
  return new ApiFailure({ status: 0, code: NETWORK, message: inWords('error.unreachable', UNREACHABLE) });
}

/** Texts may not have loaded yet when the first call fails. */
function inWords(key: string, english: string): string {
  return template('ui', key, { defaultValue: english });
}

type ErrorBody = { code?: string; message?: string; errors?: Record<string, string>; paths?: string[] };

/** Reads either error version; anything else (a proxy's page) becomes an unexpected failure. */
export function failureFrom(status: number, body: string): ApiFailure {
  const { code, message = '', errors, paths = [] } = parse(body);
  if (code === undefined)
    return new ApiFailure({ status, code: 'server_error', message: inWords('error.unexpected', TEXT.unexpected) });
  const fields = errors ?? Object.fromEntries(paths.map((path) => [path, '']));
  return new ApiFailure({ status, code, message: message || inWords('error.action', TEXT.actionFailed), fields });
}

function parse(body: string): ErrorBody {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
