import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BottomActions } from './BottomActions.tsx';

export type PageHeaderProps = {
  title: ReactNode;
  /** What the page is for, in one line. */
  lead?: ReactNode;
  /** Before the title: a link back, an avatar. */
  before?: ReactNode;
  /** Secondary actions; they stay at the top. */
  actions?: ReactNode;
  /** The one filled button; on phones it moves to the bar at the bottom. */
  primary?: ReactNode;
};

export function PageHeader({ title, lead, before, actions, primary }: PageHeaderProps) {
  return (
    <Head>
      {before}
      <Words>
        <Typography variant="title">{title}</Typography>
        {lead && <Lead>{lead}</Lead>}
      </Words>
      {(actions || primary) && (
        <Actions>
          {actions}
          {primary && <BottomActions>{primary}</BottomActions>}
        </Actions>
      )}
    </Head>
  );
}

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  marginBottom: 24,
  [theme.breakpoints.down('md')]: { marginBottom: 16 },
}));

const Words = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

const Lead = styled('p')(({ theme }) => ({
  '&&': { marginTop: 4 },
  maxWidth: '68ch',
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, flex: 'none' });
