import type { CallInput, CallResult, CallSpec } from '@bellbird/contract/shared/call';
import type { ErrorCode } from '@bellbird/contract/shared/errors';
import { HEADER } from '@bellbird/contract/shared/headers';
import { failureFrom, networkFailure } from './api-failure.ts';
import type { Endpoint } from './endpoint.ts';
import { type RawInput, bodyOf, urlOf } from './request.ts';
import { type Exchange, type Progress, sendByFetch, sendWithProgress } from './transport.ts';

export type Credentials = {
  readonly accessToken: string;
  readonly consumerKey: string;
  /** The customer user acted for, in a session of the marketplace team. */
  readonly switchUser?: number | undefined;
};

type ClientOptions = {
  baseUrl: string;
  locale: () => string;
  credentials: () => Credentials | undefined;
  /** Hears of each 401 together with the credentials it was answered to. */
  onUnauthorised: (sent: Credentials | undefined) => void;
  /** Hears of each refusal to act for somebody any longer. */
  onActingEnded: (sent: Credentials | undefined) => void;
};

type Extras = {
  signal?: AbortSignal | undefined;
  onUploadProgress?: Progress | undefined;
  /** Given when one and the same submission may be sent twice; otherwise each call gets its own. */
  idempotencyKey?: string | undefined;
};

type Arguments<S extends CallSpec> =
  Record<never, never> extends CallInput<S> ? [input?: CallInput<S> & Extras] : [input: CallInput<S> & Extras];

export type Api = <S extends CallSpec>(endpoint: Endpoint<S>, ...input: Arguments<S>) => Promise<CallResult<S>>;

const ACTING_ENDED = 'acting_ended' satisfies ErrorCode;

/** The one door to the server: typed by the contract, with the headers every call carries. */
export function createClient({ baseUrl, locale, credentials, onUnauthorised, onActingEnded }: ClientOptions): Api {
  return async (endpoint, ...[given]) => {
    const input = (given ?? {}) as RawInput & Extras;
    const { content, headers } = bodyOf(input);
    const sent = credentials();
    const answer = await send({
      method: endpoint.method,
      url: baseUrl + urlOf(endpoint.path, input),
      headers: { ...headers, ...commonHeaders(locale(), sent), ...repeatHeader(endpoint.idempotent, input) },
      content,
      signal: input.signal,
      onProgress: input.onUploadProgress,
    });
    if (answer.ok) return (await read(answer)) as never;
    if (answer.status === 401) onUnauthorised(sent);
    const failure = failureFrom(answer.status, await answer.text());
    if (failure.code === ACTING_ENDED) onActingEnded(sent);
    throw failure;
  };
}

function commonHeaders(locale: string, credentials: Credentials | undefined): Record<string, string> {
  return {
    [HEADER.language]: locale,
    [HEADER.errorVersion]: '1',
    ...(credentials && {
      [HEADER.accessToken]: credentials.accessToken,
      [HEADER.consumerKey]: credentials.consumerKey,
    }),
    ...(credentials?.switchUser && { [HEADER.switchUser]: String(credentials.switchUser) }),
  };
}

function repeatHeader(idempotent: boolean, { idempotencyKey }: Extras): Record<string, string> {
  return idempotent ? { [HEADER.idempotencyKey]: idempotencyKey ?? crypto.randomUUID() } : {};
}

async function send({ onProgress, ...exchange }: Exchange & { onProgress?: Progress | undefined }): Promise<Response> {
  try {
    return await (onProgress ? sendWithProgress(exchange, onProgress) : sendByFetch(exchange));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw networkFailure();
  }
}

function read(answer: Response): Promise<unknown> | undefined {
  if (answer.status === 204) return undefined;
  const isJson = answer.headers.get('content-type')?.includes('json');
  return isJson ? answer.json() : answer.blob();
}
