import { watchSlow } from '#platform/offline/line.ts';
import { readThrough } from '#platform/offline/read-through.ts';
import { ensureSameBuild, isStoredPage } from '#platform/offline/stored-page.ts';
import { sendTogether } from './batch.ts';
import { takePreloaded } from './preloaded-calls.ts';

export type Exchange = {
  method: string;
  url: string;
  headers: Record<string, string>;
  content?: string | FormData | undefined;
  /** The answer is JSON that is read as a whole; several such calls may be sent as one. */
  isData?: boolean | undefined;
  signal?: AbortSignal | undefined;
};

export type Progress = (share: number) => void;

/** Sends a call by fetch, unless the page has preloaded it. */
export function sendByFetch({ method, url, headers, content, signal, isData }: Exchange): Promise<Response> {
  if (method === 'GET' && isData) {
    const read = () => takePreloaded(url, headers) ?? sendTogether(url, headers);
    return unlessAborted(readThrough(url, headers, read), signal);
  }
  const send = () =>
    fetch(url, {
      method,
      headers,
      ...(content === undefined ? {} : { body: content }),
      ...(signal ? { signal } : {}),
    });
  return watchSlow(isStoredPage() ? ensureSameBuild().then(send) : send());
}

function unlessAborted(answer: Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    answer.then(resolve, reject);
    const stop = () => reject(new DOMException('The call was stopped.', 'AbortError'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Only XMLHttpRequest reports upload progress; `onProgress` gets a share between 0 and 1. */
export async function sendWithProgress(exchange: Exchange, onProgress: Progress): Promise<Response> {
  await ensureSameBuild();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(exchange.method, exchange.url);
    request.responseType = 'blob';
    for (const [name, value] of Object.entries(exchange.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => resolve(toResponse(request)));
    request.addEventListener('error', () => reject(new TypeError('The upload got no answer.')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')));
    exchange.signal?.addEventListener('abort', () => request.abort());
    request.send(exchange.content ?? null);
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const type = request.getResponseHeader('content-type');
  const body = request.status === 204 ? null : (request.response as Blob);
  return new Response(body, { status: request.status, headers: type ? { 'content-type': type } : {} });
}
