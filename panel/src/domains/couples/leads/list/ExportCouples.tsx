import { useTranslation } from '#texts/use-translation.ts';
import { useDownload } from '#platform/files/use-download.ts';
import { ExportButton } from '#ui/list/ExportButton.tsx';
import { type LeadListState, filterQuery } from './lead-search.ts';
import { exportCouples } from './list.queries.ts';

/** Downloads the filtered and sorted list as a spreadsheet. */
export function ExportCouples({ state }: { state: LeadListState }) {
  const { t } = useTranslation('leads-list');
  const { isBusy, download } = useDownload();
  const fetchFile = () => exportCouples({ ...filterQuery(state), sort: state.sort });
  return (
    <ExportButton
      label={t('export.label')}
      isBusy={isBusy}
      onExport={() => download(fetchFile, `${t('export.file')}.csv`)}
    />
  );
}
