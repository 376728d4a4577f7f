import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { isNotLoaded } from '#loading/import-again.ts';

/** Statuses that are expected, or that the server has already logged. */
const EXPECTED_STATUSES = new Set([401, 403, 404, 500, 503]);

/** Whether an error should be reported. */
export function isReportable(error: unknown): boolean {
  if (error instanceof ApiFailure) return error.code !== NETWORK && !EXPECTED_STATUSES.has(error.status);
  if (error instanceof DOMException && error.name === 'AbortError') return false;
  // Also a network failure.
  return !isNotLoaded(error);
}
