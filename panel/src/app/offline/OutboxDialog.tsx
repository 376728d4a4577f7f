import { useId } from 'react';
import { OutboxLines } from '#platform/outbox/OutboxLines.tsx';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '#ui/overlays/Dialog.tsx';

/** Everything that has not been sent yet. */
export function OutboxDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('offline');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('outbox.title')}</DialogTitle>
      <DialogContent>
        <OutboxLines />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('outbox.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
