import { useTranslation } from '#texts/use-translation.ts';
import { useDownload } from '#platform/files/use-download.ts';
import { ExportButton } from '#ui/list/ExportButton.tsx';
import { type PaymentSearch, exportPayments } from '../payments.queries.ts';

/** Downloads the list, filtered and sorted as shown, for a spreadsheet. */
export function ExportPayments({ search }: { search: PaymentSearch }) {
  const { t } = useTranslation('payments');
  const { isBusy, download } = useDownload();
  return (
    <ExportButton
      label={t('export.label')}
      isBusy={isBusy}
      onExport={() => download(() => exportPayments(search), `${t('export.file')}.csv`)}
    />
  );
}
