import type { CallInput, CallResult, CallSpec } from '@bellbird/contract/shared/call';
import type { ErrorCode } from '@bellbird/contract/shared/errors';
import { HEADER } from '@bellbird/contract/shared/headers';
import { suspectLine } from '#platform/offline/line.ts';
import { failureFrom, networkFailure } from './api-failure.ts';
import { type Credentials, commonHeaders } from './common-headers.ts';
import type { Endpoint } from './endpoint.ts';
import { type RawInput, toBody, toUrl } from './request.ts';
import { type Exchange, type Progress, sendByFetch, sendWithProgress } from './transport.ts';

type ClientOptions = {
  baseUrl: string;
  locale: () => string;
  credentials: () => Credentials | undefined;
  /** Called for each 401 with the credentials that were sent. */
  onUnauthorised: (sent: Credentials | undefined) => void;
  /** Called for each refusal to act for a user. */
  onActingEnded: (sent: Credentials | undefined) => void;
};

type Extras = {
  signal?: AbortSignal | undefined;
  onUploadProgress?: Progress | undefined;
  /** Set if the same submission may be sent twice; otherwise each call gets its own key. */
  idempotencyKey?: string | undefined;
  /** The answer is JSON that is read as a whole. */
  isData?: boolean | undefined;
  /** Where a stream was interrupted. */
  lastEventId?: string | undefined;
};

type Arguments<S extends CallSpec> =
  Record<never, never> extends CallInput<S> ? [input?: CallInput<S> & Extras] : [input: CallInput<S> & Extras];

export type Api = <S extends CallSpec>(endpoint: Endpoint<S>, ...input: Arguments<S>) => Promise<CallResult<S>>;

const ACTING_ENDED = 'acting_ended' satisfies ErrorCode;

export type SendRequest = (endpoint: Endpoint<CallSpec>, input: RawInput & Extras) => Promise<Response>;

/** The API client: typed by the contract, with parsed answers. */
export function createClient(request: SendRequest): Api {
  return async (endpoint, ...[given]) => (await read(await request(endpoint, { ...given, isData: true }))) as never;
}

/** Sends calls with the common headers. Returns the raw response, and throws if it is not a success. */
export function createRequest({
  baseUrl,
  locale,
  credentials,
  onUnauthorised,
  onActingEnded,
}: ClientOptions): SendRequest {
  return async (endpoint, input) => {
    const { content, headers } = toBody(input);
    const sent = credentials();
    const answer = await send({
      method: endpoint.method,
      url: baseUrl + toUrl(endpoint.path, input),
      headers: {
        ...headers,
        ...commonHeaders(locale(), sent),
        ...repeatHeader(endpoint.idempotent, input),
        ...(input.lastEventId && { 'last-event-id': input.lastEventId }),
      },
      content,
      signal: input.signal,
      onProgress: input.onUploadProgress,
      isData: input.isData,
    });
    if (answer.ok) return answer;
    if (answer.status === 401) onUnauthorised(sent);
    const failure = failureFrom(answer.status, await answer.text());
    if (failure.code === ACTING_ENDED) onActingEnded(sent);
    throw failure;
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
    suspectLine();
    throw networkFailure();
  }
}

function read(answer: Response): Promise<unknown> | undefined {
  if (answer.status === 204) return undefined;
  const isJson = answer.headers.get('content-type')?.includes('json');
  return isJson ? answer.json() : answer.blob();
}
