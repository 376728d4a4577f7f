import { API_PREFIX } from '@bellbird/contract/shared/headers';
import { currentLocale } from '#platform/i18n/locale.ts';
import { readTokens } from '#platform/session/token-store.ts';
import { createClient, createRequest } from './client.ts';
import type { Credentials } from './common-headers.ts';

type Listener = (sent: Credentials | undefined) => void;

const unauthorised = new Set<Listener>();
const actingEnded = new Set<Listener>();

/** Registers the session for 401 answers. */
export function onUnauthorised(listener: Listener): void {
  unauthorised.add(listener);
}

/** Registers the session for the end of acting for a user. */
export function onActingEnded(listener: Listener): void {
  actingEnded.add(listener);
}

/** Sends a call and returns the raw response, for answers that are read piece by piece. */
export const request = createRequest({
  baseUrl: API_PREFIX,
  locale: currentLocale,
  credentials: readTokens,
  onUnauthorised: (sent) => unauthorised.forEach((listener) => listener(sent)),
  onActingEnded: (sent) => actingEnded.forEach((listener) => listener(sent)),
});

/** The panel's client: `api(endpoint, { params, query, body, files })`. */
export const api = createClient(request);
