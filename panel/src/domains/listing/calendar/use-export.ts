import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { saveAs } from '#platform/files/save-as.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { fetchExport } from './calendar.queries.ts';

/** Downloads all events from today on as CSV. */
export function useExport(providerId: number) {
  const notices = useNotices();
  const toMessage = useErrorMessage('calendar');
  return async (today: string): Promise<void> => {
    try {
      saveAs(await fetchExport(providerId), `calendar-${today}.csv`);
    } catch (error) {
      notices.error(toMessage(error));
    }
  };
}
