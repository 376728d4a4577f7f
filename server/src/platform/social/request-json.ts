import type { z } from 'zod';

const ANSWER_MS = 10_000;

/** Requests JSON of a known shape. Errors mention only the status: the addresses contain secrets. */
export async function requestJson<T extends z.ZodType>(
  shape: T,
  url: URL,
  form?: URLSearchParams,
): Promise<z.output<T>> {
  const response = await fetch(url, {
    ...(form && { method: 'POST', body: form }),
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!response.ok) throw new Error(`${url.host}${url.pathname} answered ${response.status}`);
  return shape.parse(await response.json());
}

export function buildUrl(base: string, query: Record<string, string>): URL {
  const url = new URL(base);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
