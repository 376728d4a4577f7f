import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SingingBird } from './drawings/SingingBird.tsx';

export type EmptyStateProps = {
  title: ReactNode;
  /** Why it is empty and what helps. */
  text?: ReactNode;
  /** The next step. */
  actions?: ReactNode;
  drawing?: ReactNode;
  /** The page's heading level when this is all it shows. */
  headingLevel?: 'h1' | 'h2';
};

/** An empty place: a drawing, what it means and the next step. */
export function EmptyState({ title, text, actions, drawing = <SingingBird />, headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <Middle>
      {drawing}
      <Typography variant="subtitle" component={headingLevel} sx={{ marginTop: 1 }}>
        {title}
      </Typography>
      {text && <Text>{text}</Text>}
      {actions && <Actions>{actions}</Actions>}
    </Middle>
  );
}

const Middle = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '32px 24px 36px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

const Text = styled('div')(({ theme }) => ({
  maxWidth: '42ch',
  color: theme.vars.palette.text.secondary,
  textWrap: 'balance',
  '& p + p': { marginTop: 8 },
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginTop: 16,
  '&:empty': { display: 'none' },
});
