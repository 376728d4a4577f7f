import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';

/** A form that fills a dialog: its fields scroll, its buttons stay visible. */
export const DialogForm = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '& > form': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, gap: 0 },
  '& > form > [role="alert"]': { margin: '0 24px 16px' },
});

export const DialogFields = styled(DialogContent)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 20,
  flex: 1,
  overflowY: 'auto',
});
