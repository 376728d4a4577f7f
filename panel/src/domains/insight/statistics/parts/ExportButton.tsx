import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { saveAs } from '#platform/files/save-as.ts';
import { Button } from '#ui/Button.tsx';
import { useNotices } from '#ui/notices/notices.ts';

/** Downloads the page's figures as a CSV file. */
export function ExportButton({ fetch, name }: { fetch: () => Promise<Blob>; name: string }) {
  const { t } = useTranslation('statistics');
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveAs(await fetch(), `${name}.csv`);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      notices.error(error.code === NETWORK ? t('offline') : error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button startIcon={<Download aria-hidden />} disabled={isBusy} onClick={() => void download()}>
      {t('export')}
    </Button>
  );
}
