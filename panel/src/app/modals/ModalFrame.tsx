import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type ModalFrameProps = {
  name: string;
  drawing?: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
  actions: ReactNode;
  onClose: () => void;
};

/** A forced modal: what it is about, why it matters, and two actions. */
export function ModalFrame({ name, drawing, title, text, children, actions, onClose }: ModalFrameProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={id}
      aria-describedby={`${id}text`}
      data-testid={`modal-${name}`}
    >
      <Body>
        {drawing && <Picture>{drawing}</Picture>}
        <Typography variant="subtitle" component="h2" id={id}>
          {title}
        </Typography>
        <Typography color="textSecondary" id={`${id}text`}>
          {text}
        </Typography>
        {children}
      </Body>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  flex: 1,
  minHeight: 0,
  padding: '24px 24px 8px',
  overflowY: 'auto',
  [theme.breakpoints.down('md')]: { padding: '24px 16px 8px' },
}));

const Picture = styled('div')({ display: 'grid', justifyItems: 'center', marginBottom: 8 });
