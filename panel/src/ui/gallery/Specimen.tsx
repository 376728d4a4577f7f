import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A group of parts with an anchor. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <GroupBox id={id} aria-labelledby={`${id}-title`}>
      <Typography variant="subtitle" component="h2" id={`${id}-title`}>
        {title}
      </Typography>
      {children}
    </GroupBox>
  );
}

/** One part in one state, with its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Caption>{name}</Caption>
      {children}
    </div>
  );
}

export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
}));

const GroupBox = styled('section')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20, marginTop: 48 });

const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  '&&': { marginBottom: 8 },
  color: theme.vars.palette.text.secondary,
}));
