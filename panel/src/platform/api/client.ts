import type { Calls } from '@bellbird/contract';
import type { CallInput, CallResult, CallSpec } from '@bellbird/contract/shared/call';
import type { ErrorCode } from '@bellbird/contract/shared/errors';
import { HEADER } from '@bellbird/contract/shared/headers';
import { suspectLine } from '#platform/offline/line.ts';
import { failureFrom, networkFailure } from './api-failure.ts';
import { type Credentials, commonHeaders } from './common-headers.ts';
import { type RawInput, toBody, toTarget } from './request.ts';
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
  /** The same for a submission that may be sent twice. */
  idempotencyKey?: string | undefined;
  /** The answer is JSON that is read as a whole. */
  isData?: boolean | undefined;
  /** Where a stream was interrupted. */
  lastEventId?: string | undefined;
};

/** What a call takes; one that can be repeated takes its key, too. */
type Input<S extends CallSpec> = CallInput<S> &
  Extras &
  (S extends { idempotent: true } ? { idempotencyKey: string } : unknown);

type Arguments<S extends CallSpec> = Record<never, never> extends Input<S> ? [input?: Input<S>] : [input: Input<S>];

/** A call of the contract, as `GET /leads`. Only its types are known here: pages that validate nothing need no zod. */
export type Route = keyof Calls;

export type Api = <R extends Route>(route: R, ...input: Arguments<Calls[R]>) => Promise<CallResult<Calls[R]>>;

const ACTING_ENDED = 'acting_ended' satisfies ErrorCode;

export type SendRequest = (route: Route, input: RawInput & Extras) => Promise<Response>;

/** The API client: typed by the contract, with parsed answers. */
export function createClient(request: SendRequest): Api {
  return async (route, ...[given]) =>
    (await read(await request(route, { ...(given as RawInput & Extras), isData: true }))) as never;
}

/** Sends calls with the common headers. Returns the raw response, and throws if it is not a success. */
export function createRequest({
  baseUrl,
  locale,
  credentials,
  onUnauthorised,
  onActingEnded,
}: ClientOptions): SendRequest {
  return async (route, input) => {
    const { method, path } = toTarget(route, input);
    const { content, headers } = toBody(input);
    const sent = credentials();
    const answer = await send({
      method,
      url: baseUrl + path,
      headers: {
        ...headers,
        ...commonHeaders(locale(), sent),
        ...(input.idempotencyKey && { [HEADER.idempotencyKey]: input.idempotencyKey }),
        ...(input.lastEventId && { 'last-event-id': input.lastEventId }),
      },
      content,
      signal: input.signal,
      onProgress: input.onUploadProgress,
      isData: input.isData,
    });
    if (answer.ok) return answer;
    if (answer.status === 401) onUnauthorised(sent);
    const failure = failureFrom(answer.status, await arrive(answer.text()));
    if (failure.code === ACTING_ENDED) onActingEnded(sent);
    throw failure;
  };
}

function send({ onProgress, ...exchange }: Exchange & { onProgress?: Progress | undefined }): Promise<Response> {
  return arrive(onProgress ? sendWithProgress(exchange, onProgress) : sendByFetch(exchange));
}

async function read(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined;
  const isJson = answer.headers.get('content-type')?.includes('json');
  return arrive(isJson ? answer.json() : answer.blob());
}

/** A line may also be cut while the answer arrives. */
export async function arrive<T>(coming: Promise<T>): Promise<T> {
  try {
    return await coming;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    suspectLine();
    throw networkFailure();
  }
}
