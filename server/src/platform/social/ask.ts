import type { z } from 'zod';

const ANSWER_MS = 10_000;

/** Asks another company for JSON of a known shape. What it refuses is told by status alone: addresses hold secrets here. */
export async function ask<T extends z.ZodType>(shape: T, url: URL, form?: URLSearchParams): Promise<z.output<T>> {
  const response = await fetch(url, {
    ...(form && { method: 'POST', body: form }),
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!response.ok) throw new Error(`${url.host}${url.pathname} answered ${response.status}`);
  return shape.parse(await response.json());
}

/** An address with a query. */
export function address(base: string, query: Record<string, string>): URL {
  const url = new URL(base);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
