import { BATCH_MAX, BATCH_PATH, fromBatchLine } from '@bellbird/contract/shared/batch';
import { API_PREFIX } from '@bellbird/contract/shared/headers';

type Headers = Readonly<Record<string, string>>;
type Call = { url: string; headers: Headers; resolve: (answer: Promise<Response>) => void };

const JSON_TYPE = { 'content-type': 'application/json' };

let waiting: Call[] = [];

/** Collects the reading calls that a page makes at the same moment and sends them as one request. */
export function sendTogether(url: string, headers: Headers): Promise<Response> {
  return new Promise((resolve) => {
    waiting.push({ url, headers, resolve });
    // The queries of a page start together, when React has rendered it.
    if (waiting.length === 1) queueMicrotask(sendWaiting);
  });
}

function sendWaiting(): void {
  const groups = Map.groupBy(waiting, ({ headers }) => JSON.stringify(headers));
  waiting = [];
  for (const calls of groups.values()) {
    for (let from = 0; from < calls.length; from += BATCH_MAX) {
      const some = calls.slice(from, from + BATCH_MAX);
      const [first] = some;
      if (!first) continue;
      const answers = fetchAll(
        some.map(({ url }) => url),
        first.headers,
      );
      some.forEach(({ resolve }, place) => resolve(answers[place] as Promise<Response>));
    }
  }
}

/** One answer for each URL, from one request if there are several. */
export function fetchAll(urls: readonly string[], headers: Headers): Promise<Response>[] {
  const alone = (url: string) => fetch(url, { headers });
  if (urls.length === 1) return urls.map(alone);
  const calls = urls.map((url) => ({ url, ...Promise.withResolvers<Response>() }));
  const answered = new Set<number>();
  void fetchLines(urls, headers, ({ place, status, json }) => {
    // Anything else cannot be in a batch and is made by itself below.
    if (status === 0) return;
    answered.add(place);
    calls[place]?.resolve(new Response(json, { status, headers: JSON_TYPE }));
  })
    // What was not answered, for whatever reason, is asked for by itself: one failing request must not fail a page.
    .catch(() => undefined)
    .then(() => calls.forEach(({ url, resolve }, place) => answered.has(place) || resolve(alone(url))));
  return calls.map(({ promise }) => promise);
}

async function fetchLines(
  urls: readonly string[],
  headers: Headers,
  onLine: (line: ReturnType<typeof fromBatchLine>) => void,
): Promise<void> {
  const answer = await fetch(API_PREFIX + BATCH_PATH, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ calls: urls.map((url) => url.slice(API_PREFIX.length)) }),
  });
  if (!answer.ok || !answer.body) return;
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (text + decoder.decode(piece.value, { stream: true })).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) onLine(fromBatchLine(line));
  }
}
