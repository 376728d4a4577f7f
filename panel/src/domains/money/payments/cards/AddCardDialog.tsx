import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { Note } from '#ui/Note.tsx';
import { addCard } from '../payments.queries.ts';
import { CardFields } from './CardFields.tsx';
import { useCardFields } from './use-card-fields.ts';

type AddCardDialogProps = { customerId: number; onAdded: () => void; onClose: () => void };

export function AddCardDialog({ customerId, onAdded, onClose }: AddCardDialogProps) {
  const { t } = useTranslation('payments');
  const titleId = useId();
  const notices = useNotices();
  const errorMessage = useErrorMessage('payments');
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
      setFault(errorMessage(error));
    }
    setBusy(false);
  };
  const fields = useCardFields({ onEnter: () => void save() });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('cards.addTitle')}</DialogTitle>
      <DialogContent>
        <Stack>
          <Quiet>
            <Lock aria-hidden />
            {t('cards.straight')}
          </Quiet>
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
        <Button
          variant="contained"
          color="primary"
          loading={isBusy}
          disabled={!fields.isReady}
          onClick={() => void save()}
        >
          {t('cards.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Stack = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });
const Quiet = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '& svg.lucide': { width: 16, height: 16, marginTop: 2 },
}));
