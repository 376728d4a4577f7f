import Download from 'lucide-react/icons/download';
import { IconButton } from '../IconButton.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';

type ExportButtonProps = { label: string; isBusy: boolean; onExport: () => Promise<void> };

/** Downloads a list, filtered and sorted as shown. */
export function ExportButton({ label, isBusy, onExport }: ExportButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} loading={isBusy} onClick={() => void onExport()} icon={Download} />
    </Tooltip>
  );
}
