import { OutboxLines } from '#platform/outbox/OutboxLines.tsx';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';

/** Everything that has not been sent yet. */
export function OutboxDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('offline');
  return (
    <Dialog title={t('outbox.title')} onClose={onClose}>
      <DialogContent>
        <OutboxLines />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('outbox.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
