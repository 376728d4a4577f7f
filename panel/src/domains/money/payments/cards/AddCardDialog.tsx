import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { messageOf } from '#platform/api/failure-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { addCard } from '../payments.queries.ts';
import { CardFields } from './CardFields.tsx';
import { useCardFields } from './use-card-fields.ts';
import css from './AddCardDialog.module.css';

type AddCardDialogProps = { customerId: number; onAdded: () => void; onClose: () => void };

export function AddCardDialog({ customerId, onAdded, onClose }: AddCardDialogProps) {
  const { t } = useTranslation('payments');
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    const typed = await fields.tokenise();
    try {
      if (typed === 'failed') setFault(t('fields.failed'));
      if (typeof typed !== 'string') {
        const card = await addCard(customerId, typed.token);
        notices.success(t('cards.added', { last4: card.last4 }));
        onAdded();
        onClose();
      }
    } catch (error) {
      setFault(messageOf(error));
    }
    setBusy(false);
  };
  const fields = useCardFields({ onEnter: () => void save() });
  return (
    <Dialog title={t('cards.addTitle')} onClose={onClose} maxWidth="xs">
      <DialogContent>
        <Stack gap={4}>
          <p className={css.quiet}>
            <Lock size={16} aria-hidden />
            {t('cards.straight')}
          </p>
          {fault && (
            <Note tone="error" announce>
              {fault}
            </Note>
          )}
          <CardFields fields={fields} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        <PrimaryButton loading={isBusy} disabled={!fields.isReady} onClick={() => void save()}>
          {t('cards.save')}
        </PrimaryButton>
      </DialogActions>
    </Dialog>
  );
}
