import IconButton from '@mui/material/IconButton';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { saveAs } from '#platform/files/save-as.ts';
import { Tooltip } from '#ui/lazy/Tooltip.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { type WantedPayments, exportPayments } from '../payments.queries.ts';

/** The list as it is filtered and sorted, as a file for a spreadsheet. */
export function ExportPayments({ wanted }: { wanted: WantedPayments }) {
  const { t } = useTranslation('payments');
  const notices = useNotices();
  const told = useErrorMessage('payments');
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveAs(await exportPayments(wanted), `${t('export.file')}.csv`);
    } catch (error) {
      notices.error(told(error));
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
