import { API_PREFIX } from '@bellbird/contract/shared/headers';
import { currentLocale } from '#platform/i18n/locale.ts';
import { readTokens } from '#platform/session/token-store.ts';
import { createClient, createRequest } from './client.ts';
import type { Credentials } from './common-headers.ts';

type Listener = (sent: Credentials | undefined) => void;

const unauthorised = new Set<Listener>();
const actingEnded = new Set<Listener>();

/** Lets the session hear that the server no longer knows us. */
export function onUnauthorised(listener: Listener): void {
  unauthorised.add(listener);
}

/** Lets the session hear that we may no longer act for somebody. */
export function onActingEnded(listener: Listener): void {
  actingEnded.add(listener);
}

/** The same door for answers that are read piece by piece. */
export const request = createRequest({
  baseUrl: API_PREFIX,
  locale: currentLocale,
  credentials: readTokens,
  onUnauthorised: (sent) => unauthorised.forEach((listener) => listener(sent)),
  onActingEnded: (sent) => actingEnded.forEach((listener) => listener(sent)),
});

/** The panel's client: `api(endpoint, { params, query, body, files })`. */
export const api = createClient(request);
