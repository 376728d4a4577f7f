import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';

/** Statuses that are expected, or that the server has already logged. */
const EXPECTED_STATUSES = new Set([401, 403, 404, 500, 503]);

/** How browsers describe a chunk that failed to load: also a network failure. */
const MISSING_CHUNK = /dynamically imported module|importing a module script failed|preload css/i;

/** Whether an error should be reported. */
export function isReportable(error: unknown): boolean {
  if (error instanceof ApiFailure) return error.code !== NETWORK && !EXPECTED_STATUSES.has(error.status);
  if (error instanceof DOMException && error.name === 'AbortError') return false;
  return !(error instanceof Error && MISSING_CHUNK.test(error.message));
}
