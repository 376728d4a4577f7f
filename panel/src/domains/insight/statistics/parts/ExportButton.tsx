import Download from 'lucide-react/icons/download';
import { useTranslation } from '#texts/use-translation.ts';
import { useDownload } from '#platform/files/use-download.ts';
import { Button } from '#ui/Button.tsx';

/** Downloads the page's figures as a CSV file. */
export function ExportButton({ fetch, name }: { fetch: () => Promise<Blob>; name: string }) {
  const { t } = useTranslation('statistics');
  const { isBusy, download } = useDownload();
  return (
    <Button startIcon={<Download aria-hidden />} disabled={isBusy} onClick={() => void download(fetch, `${name}.csv`)}>
      {t('export')}
    </Button>
  );
}
