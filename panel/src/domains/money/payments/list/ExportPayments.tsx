import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { saveAs } from '#platform/files/save-as.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { Tooltip } from '#ui/overlays/Tooltip.tsx';
import { type PaymentSearch, exportPayments } from '../payments.queries.ts';

/** Downloads the list, filtered and sorted as shown, for a spreadsheet. */
export function ExportPayments({ search }: { search: PaymentSearch }) {
  const { t } = useTranslation('payments');
  const notices = useNotices();
  const errorMessage = useErrorMessage('payments');
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveAs(await exportPayments(search), `${t('export.file')}.csv`);
    } catch (error) {
      notices.error(errorMessage(error));
    }
    setBusy(false);
  };
  return (
    <Tooltip title={t('export.label')}>
      <IconButton aria-label={t('export.label')} loading={isBusy} onClick={() => void download()}>
        <Download aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
