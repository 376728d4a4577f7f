/** A question that the page itself asked while the panel's code was still on its way (`src/ahead.ts`). */
export type Asked = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** On the page's own clock. */
  readonly at: number;
  readonly answer: Promise<Response>;
};

type Page = { bellbirdAsked?: Asked[] };

export function preloadCall(url: string, headers: Record<string, string>): void {
  const answer = fetch(url, { headers });
  // Whoever takes it hears of the failure; nobody else has to.
  answer.catch(() => undefined);
  ((globalThis as Page).bellbirdAsked ??= []).push({ url, headers, at: performance.now(), answer });
}

/** What was asked longer ago may have become something else. */
const FRESH_MS = 15_000;

/** The answer to the same question in the same name, once. */
export function takePreloaded(url: string, headers: Readonly<Record<string, string>>): Promise<Response> | undefined {
  const asked = (globalThis as Page).bellbirdAsked ?? [];
  const place = asked.findIndex((each) => each.url === url && isSame(each.headers, headers));
  const [taken] = place < 0 ? [] : asked.splice(place, 1);
  return taken && performance.now() - taken.at < FRESH_MS ? taken.answer : undefined;
}

function isSame(some: Readonly<Record<string, string>>, others: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(some);
  return names.length === Object.keys(others).length && names.every((name) => some[name] === others[name]);
}
