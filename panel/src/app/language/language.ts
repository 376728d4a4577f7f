import type { Locale } from '@bellbird/contract/shared/locales';
import { api } from '#platform/api/api.ts';
import { chooseLocale } from '#platform/i18n/i18n.ts';
import { hasChosenLocale, localeFor, textLanguage } from '#platform/i18n/locale.ts';
import { session } from '#platform/session/current-session.ts';

/** The language of the panel, and of mails to the user. Acting for somebody changes this browser only. */
export async function switchLanguage(locale: Locale): Promise<void> {
  const state = session.get();
  if (state.status === 'loggedIn' && state.user && !state.acting) {
    const params = { customerId: state.user.customer.id, id: state.user.id };
    const body = { preferredLanguage: textLanguage(locale) };
    // Offline the browser still switches; mails keep their language until the next choice.
    await api('PUT /customers/{customerId}/users/{id}/language', { params, body }).catch(() => undefined);
  }
  chooseLocale(locale);
}

/** A browser in which nobody has chosen a language takes the one of the account. */
export function followAccountLanguage(): void {
  const state = session.get();
  if (state.status !== 'loggedIn' || !state.user || state.acting || hasChosenLocale()) return;
  const locale = localeFor(state.user.details.preferredLanguage);
  if (locale) chooseLocale(locale);
}
