import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The only surface level: a hairline border, radius 10, never inside another card. */
export const Card = styled('section')(({ theme }) => ({
  minWidth: 0,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

/** A padded part of a card; several are separated by a line. */
export const CardBody = styled('div')(({ theme }) => ({
  padding: 20,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('md')]: { padding: 16 },
}));

export type CardHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  badge?: ReactNode;
  action?: ReactNode;
  id?: string;
};

export function CardHeader({ title, lead, badge, action, id }: CardHeaderProps) {
  return (
    <Head>
      <Words>
        <TitleRow>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          {badge}
        </TitleRow>
        {lead && (
          <Typography variant="body2" color="textSecondary">
            {lead}
          </Typography>
        )}
      </Words>
      {action}
    </Head>
  );
}

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  padding: '16px 20px',
  '&:not(:last-child)': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('md')]: { padding: 16 },
}));

const Words = styled('div')({ flex: 1, minWidth: 0 });
const TitleRow = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });
