import { directionOf } from '@bellbird/contract/shared/locales';
import { loadPanelConfig } from '#platform/config/panel-config.ts';
import { createReporter } from '#platform/error-reporting/reporter.ts';
import { startI18n } from '#platform/i18n/i18n.ts';
import { configureLocales, currentLocale, textLanguage } from '#platform/i18n/locale.ts';
import { createQueryClient } from '#platform/query/query-client.ts';
import { session, startSession } from '#platform/session/current-session.ts';
import { reloadOnceForNewRelease } from './new-release.ts';
import { createPanelRouter } from './router.tsx';
import { routeEntry } from './route-table.ts';

/** Brings the panel up in the order things need each other; the session loads while the texts do. */
export async function startPanel() {
  const config = await loadPanelConfig();
  configureLocales(config.locales);
  startSession();

  const router = createPanelRouter();
  const reporter = createReporter({
    dsn: config.errorSinkDsn,
    context: () => {
      const name = router.state.matches.at(-1)?.staticData.routeName;
      const state = session.get();
      return {
        route: name ? routeEntry(name).path : 'unknown',
        release: config.release,
        userId: state.status === 'loggedIn' ? state.user?.id : undefined,
      };
    },
  });
  reporter.listen(window);
  reloadOnceForNewRelease(window);

  const queryClient = createQueryClient(reporter.report);
  forgetDataOfOthers(() => queryClient.clear());
  await startI18n(['shell', 'ui']);
  return { router, queryClient, report: reporter.report, direction: directionOf(textLanguage(currentLocale())) };
}

/** Nothing that one person loaded may be shown to the next. */
function forgetDataOfOthers(clear: () => void): void {
  const idNow = () => {
    const state = session.get();
    return state.status === 'loggedIn' ? state.token.id : undefined;
  };
  let known = idNow();
  session.subscribe(() => {
    const id = idNow();
    if (known !== undefined && id !== known) clear();
    known = id;
  });
}
