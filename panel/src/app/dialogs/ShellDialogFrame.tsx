import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#texts/use-translation.ts';

type ShellDialogFrameProps = { title: string; onClose: () => void; children: ReactNode };

/** A dialog with a title and a close button; full height on phones. */
export function ShellDialogFrame({ title, onClose, children }: ShellDialogFrameProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <Head>
        <DialogTitle id={id}>{title}</DialogTitle>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Head>
      {children}
    </Dialog>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  '& > button': { margin: '16px 16px 0 0' },
});
