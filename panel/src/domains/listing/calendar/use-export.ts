import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { saveAs } from '#platform/files/save-as.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { fetchExport } from './calendar.queries.ts';

/** Everything from today on, as a file for spreadsheets. */
export function useExport(providerId: number) {
  const { t } = useTranslation('calendar');
  const notices = useNotices();
  return async (today: string): Promise<void> => {
    try {
      saveAs(await fetchExport(providerId), `calendar-${today}.csv`);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      notices.error(error.code === NETWORK ? t('offline') : error.message);
    }
  };
}
