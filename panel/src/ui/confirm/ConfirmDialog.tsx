import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useUiText } from '../use-ui-text.ts';
import type { Question } from './confirm.ts';

export type ConfirmDialogProps = Question & {
  open: boolean;
  onAnswer: (yes: boolean) => void;
  onClosed?: () => void;
};

/** A question with a verb on its button; Escape or a click beside it means no. */
export function ConfirmDialog({ open, onAnswer, onClosed, title, text, confirm, cancel, danger }: ConfirmDialogProps) {
  const t = useUiText();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
      {...(text && { 'aria-describedby': textId })}
      slotProps={{
        paper: { role: 'alertdialog' },
        ...(onClosed && { transition: { onExited: onClosed } }),
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{text && <DialogContentText id={textId}>{text}</DialogContentText>}</DialogContent>
      <DialogActions>
        <Button variant="text" autoFocus onClick={() => onAnswer(false)}>
          {cancel ?? t('cancel')}
        </Button>
        <Button variant="contained" color={danger ? 'error' : 'primary'} onClick={() => onAnswer(true)}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
