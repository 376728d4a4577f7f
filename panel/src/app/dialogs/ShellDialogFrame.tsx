import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Dialog, DialogTitle } from '#ui/overlays/Dialog.tsx';
import css from './ShellDialogFrame.module.css';

type ShellDialogFrameProps = { title: string; onClose: () => void; children: ReactNode };

/** A dialog with a title and a close button; full height on phones. */
export function ShellDialogFrame({ title, onClose, children }: ShellDialogFrameProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <div className={css.head}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {children}
    </Dialog>
  );
}
