import { HEADER } from '@bellbird/contract/shared/headers';
import { addPreloaded } from '#platform/api/preloaded-calls.ts';
import { PATIENCE_MS, suspectLine, watchSlow } from './line.ts';
import { ensureSameBuild, isStoredPage } from './stored-page.ts';

type Headers = Readonly<Record<string, string>>;
/** An answer to keep for reading offline. `token` tells whose it is. */
export type Kept = { readonly url: string; readonly token: string; readonly answer: Response };

/** Answers wait here until the code that stores them is loaded. */
const WAITING_MAX = 40;
/** A proxy's answer when there is no server behind it. */
const UNREACHABLE: ReadonlySet<number> = new Set([502, 503, 504]);

let waiting: Kept[] = [];
let keeper: ((kept: Kept) => void) | undefined;
const lateListeners = new Set<() => void>();

/** Hands every answer over that may be read offline, also those from before. */
export function keepAnswers(next: (kept: Kept) => void): void {
  keeper = next;
  waiting.forEach(next);
  waiting = [];
}

/** Called when the server's answer arrived after a stored one was shown; the next call gets it. Returns how to stop. */
export function onLateAnswer(listener: () => void): () => void {
  lateListeners.add(listener);
  return () => lateListeners.delete(listener);
}

/**
 * Reads from the server. Without a connection, or if the server does not answer for ten seconds, the answer is the last
 * one that this device has kept. A stored page answers from there at once and asks the server afterwards.
 */
export async function readThrough(url: string, headers: Headers, read: () => Promise<Response>): Promise<Response> {
  const sent = watchSlow(isStoredPage() ? ensureSameBuild().then(read) : read());
  const token = headers[HEADER.accessToken];
  // Never while a member of the team acts for a user.
  if (!token || headers[HEADER.switchUser]) return sent;
  const answer = sent.then((answered) => {
    if (answered.ok) keep({ url, token, answer: answered.clone() });
    return answered;
  });
  try {
    const patience = isStoredPage() ? 0 : PATIENCE_MS;
    const answered = await inTime(answer, patience);
    if (answered === undefined) return await storedOrLate(url, headers, token, answer);
    if (!UNREACHABLE.has(answered.status)) return answered;
    suspectLine();
    return (await recall(url, token)) ?? answered;
  } catch (error) {
    suspectLine();
    const stored = await recall(url, token);
    if (stored) return stored;
    throw error;
  }
}

/** What is here is shown, and the answer once it arrives. */
async function storedOrLate(
  url: string,
  headers: Headers,
  token: string,
  answer: Promise<Response>,
): Promise<Response> {
  const stored = await recall(url, token);
  if (!stored) return answer;
  answer.then((late) => {
    addPreloaded(url, headers, Promise.resolve(late));
    for (const listener of lateListeners) listener();
  }, suspectLine);
  return stored;
}

/** Undefined if it takes longer. */
function inTime<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function keep(kept: Kept): void {
  if (keeper) keeper(kept);
  else if (waiting.length < WAITING_MAX) waiting.push(kept);
}

/** Loaded when it is first needed; the service worker has it. */
async function recall(url: string, token: string): Promise<Response | undefined> {
  const { recallAnswer } = await import('./answers.ts');
  return recallAnswer(url, token);
}
