import { fetchAll } from './batch.ts';

/** A call that was made while the panel's code was still loading (`src/preload.ts`). */
export type PreloadedCall = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** On the page's own clock. */
  readonly at: number;
  readonly answer: Promise<Response>;
};

type Page = { bellbirdPreloaded?: PreloadedCall[] };

export function preloadCalls(urls: readonly string[], headers: Record<string, string>): void {
  for (const [place, answer] of fetchAll(urls, headers).entries()) {
    // The caller that takes the answer handles a failure; without one it must not be reported as unhandled.
    answer.catch(() => undefined);
    addPreloaded(urls[place] ?? '', headers, answer);
  }
}

/** Leaves an answer for the next call of the same kind. */
export function addPreloaded(url: string, headers: Readonly<Record<string, string>>, answer: Promise<Response>): void {
  ((globalThis as Page).bellbirdPreloaded ??= []).push({ url, headers, at: performance.now(), answer });
}

/** The data of a call that is preloaded, for the document itself; whoever takes the answer still gets it. */
export async function peekPreloaded(isWanted: (url: string) => boolean): Promise<unknown> {
  const call = (globalThis as Page).bellbirdPreloaded?.find(({ url }) => isWanted(url));
  // Whoever takes the answer handles a failure; here there is then nothing to show.
  const answer = await call?.answer.catch(() => undefined);
  return answer?.ok ? ((await answer.clone().json()) as { data: unknown }).data : undefined;
}

/** An older answer may be out of date. */
const FRESH_MS = 15_000;

/** The answer to the same call with the same headers, once. */
export function takePreloaded(url: string, headers: Readonly<Record<string, string>>): Promise<Response> | undefined {
  const calls = (globalThis as Page).bellbirdPreloaded ?? [];
  const index = calls.findIndex((each) => each.url === url && isSame(each.headers, headers));
  const [taken] = index < 0 ? [] : calls.splice(index, 1);
  return taken && performance.now() - taken.at < FRESH_MS ? taken.answer : undefined;
}

function isSame(some: Readonly<Record<string, string>>, others: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(some);
  return names.length === Object.keys(others).length && names.every((name) => some[name] === others[name]);
}
