import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';

/** Answers that are part of ordinary life, or that the server has already logged itself. */
const EXPECTED_STATUSES = new Set([401, 403, 404, 500, 503]);

/** How browsers word a chunk that did not arrive: a network failure by another name. */
const MISSING_CHUNK = /dynamically imported module|importing a module script failed|preload css/i;

/** Whether an error is worth waking somebody for. */
export function isReportable(error: unknown): boolean {
  if (error instanceof ApiFailure) return error.code !== NETWORK && !EXPECTED_STATUSES.has(error.status);
  if (error instanceof DOMException && error.name === 'AbortError') return false;
  return !(error instanceof Error && MISSING_CHUNK.test(error.message));
}
