import { useTranslation } from '#texts/use-translation.ts';
import { useDownload } from '#platform/files/use-download.ts';
import { toDay } from '#platform/formats/dates.ts';
import { fetchAuditFile } from '../desk.queries.ts';
import { useAuditSentence } from './use-audit-sentence.ts';

type Search = { customerId: number | undefined; query: string };

/** What the search finds as a file, in the same sentences as on the page. */
export function useAuditFile() {
  const { t } = useTranslation('desk');
  const describe = useAuditSentence();
  const { isBusy, download } = useDownload();
  const headings = [t('audit.when'), t('audit.what'), t('audit.customer'), t('audit.actingFor')];
  const save = (search: Search) =>
    download(
      async () => {
        const [entries, { toCsvFile }] = await Promise.all([
          fetchAuditFile(search),
          import('#platform/files/csv-file.ts'),
        ]);
        const rows = entries.map((entry) => [
          entry.at,
          describe(entry),
          entry.customer?.name ?? '',
          entry.actingFor?.name ?? '',
        ]);
        return toCsvFile([headings, ...rows]);
      },
      `${t('audit.file')}-${toDay(new Date())}.csv`,
    );
  return { isBusy, save };
}
