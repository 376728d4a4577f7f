import { directionOf } from '@bellbird/contract/shared/locales';
import { loadPanelConfig } from '#platform/config/panel-config.ts';
import { setReporter } from '#platform/error-reporting/current-reporter.ts';
import { createReporter } from '#platform/error-reporting/reporter.ts';
import { startI18n } from '#platform/i18n/i18n.ts';
import { configureLocales, currentLocale, textLanguage } from '#platform/i18n/locale.ts';
import { nextTask } from '#loading/next-task.ts';
import { forgetReloads } from '#loading/reloads.ts';
import { PATHS } from '#platform/routing/paths.ts';
import type { Shown } from '#platform/routing/router.ts';
import { session, startSession } from '#platform/session/current-session.ts';
import * as english from './first-texts.en.ts';
import { followAccountLanguage } from './language/language.ts';
import { isForGuests } from './known-pages.ts';
import { reloadOnceForNewRelease } from './new-release.ts';
import { toPageName } from './current-route.ts';
import { createPanelRouter } from './router.ts';

/** English is part of the main file: it is the language if nothing else is configured. */
const firstTexts = {
  en: () => Promise.resolve(english),
  tr: () => import('./first-texts.tr.ts'),
  ar: () => import('./first-texts.ar.ts'),
};

/** Starts the panel; the session and the texts load at the same time. */
export async function startPanel() {
  // Evaluating the panel's own file has taken long enough on a slow phone.
  await nextTask();
  forgetReloads();
  const config = await loadPanelConfig();
  configureLocales(config.locales);
  session.subscribe(followAccountLanguage);
  const signedIn = startSession();

  const router = createPanelRouter();
  const reporter = createReporter({
    dsn: config.errorSinkDsn,
    context: () => {
      const name = toPageName(router.shown.route);
      const state = session.get();
      return {
        route: name ? PATHS[name] : 'unknown',
        release: config.release,
        userId: state.status === 'loggedIn' ? state.user?.id : undefined,
      };
    },
  });
  setReporter(reporter);
  reporter.listen(window);
  reloadOnceForNewRelease(window);

  // Wait for the files of the first page: rendered without them, it would be rendered twice.
  const files = Promise.all([startI18n(firstTexts), router.start()]);
  const direction = directionOf(textLanguage(currentLocale()));
  // Wait for the session, too: until then the document shows the page's frame.
  await Promise.all([files, signedIn]);
  await fetchFirst(router.shown).catch(reporter.report);
  return { router, direction };
}

/** The code for it is in a file of the layouts of members and the team: the sign-in and other pages do without. */
async function fetchFirst(shown: Shown): Promise<void> {
  const name = toPageName(shown.route);
  if (session.get().status !== 'loggedIn' || !name || isForGuests(name)) return;
  const { fetchFirstData } = await import('./fetch-first-data.ts');
  await fetchFirstData(shown);
}
