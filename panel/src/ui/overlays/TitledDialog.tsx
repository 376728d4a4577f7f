import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { IconButton } from '../IconButton.tsx';
import { Row } from '../layout/Row.tsx';
import { useUiText } from '../use-ui-text.ts';
import { Dialog, type DialogProps, DialogTitle } from './Dialog.tsx';
import css from './TitledDialog.module.css';

type TitledDialogProps = Omit<DialogProps, 'open' | 'title' | 'aria-labelledby'> & { title: string };

/** A dialog with a title and, if it can be left, a close button. */
export function TitledDialog({ title, children, ...dialog }: TitledDialogProps) {
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
