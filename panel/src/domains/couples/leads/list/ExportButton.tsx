import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { saveAs } from '#platform/files/save-as.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Tooltip } from '#ui/overlays/Tooltip.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import { type LeadListState, filterQuery } from './lead-search.ts';
import { exportCouples } from './list.queries.ts';

/** Downloads the filtered and sorted list as a spreadsheet. */
export function ExportButton({ state }: { state: LeadListState }) {
  const { t } = useTranslation('leads-list');
  const [isBusy, setBusy] = useState(false);
  const attempt = useAttempt();
  const download = async () => {
    setBusy(true);
    const file = await attempt(() => exportCouples({ ...filterQuery(state), sort: state.sort }));
    setBusy(false);
    if (file) saveAs(file, `${t('export.file')}.csv`);
  };
  return (
    <Tooltip title={t('export.label')}>
      <IconButton aria-label={t('export.label')} loading={isBusy} onClick={() => void download()}>
        <Download aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
