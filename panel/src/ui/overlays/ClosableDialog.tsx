import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { IconButton } from '../IconButton.tsx';
import { Row } from '../layout/Row.tsx';
import { useUiText } from '../use-ui-text.ts';
import { Dialog, type DialogProps, DialogTitle } from './Dialog.tsx';
import css from './ClosableDialog.module.css';

type ClosableDialogProps = Omit<DialogProps, 'open' | 'title' | 'aria-labelledby'> & { title: string };

/** A dialog that is not always left by a button at its foot, and therefore has a close button beside its title. */
export function ClosableDialog({ title, children, ...dialog }: ClosableDialogProps) {
  const t = useUiText();
  const id = useId();
  return (
    <Dialog fullWidth aria-labelledby={id} {...dialog}>
      <Row align="start" justify="between" className={css.head}>
        <DialogTitle id={id}>{title}</DialogTitle>
        {dialog.onClose && (
          <IconButton className={css.close} aria-label={t('close')} onClick={dialog.onClose} icon={X} />
        )}
      </Row>
      {children}
    </Dialog>
  );
}
