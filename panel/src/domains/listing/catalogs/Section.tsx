import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type SectionProps = {
  title: string;
  lead?: string;
  aside?: ReactNode;
  /** Without a line above it. */
  isFirst?: boolean;
  children: ReactNode;
};

/** A part of the page with its heading on the left and its content on the right; stacked on narrow screens. */
export function Section({ title, lead, aside, isFirst, children }: SectionProps) {
  const id = useId();
  return (
    <Two aria-labelledby={id} role="group" data-first={isFirst || undefined}>
      <Words>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {lead && (
          <Typography variant="body2" color="textSecondary">
            {lead}
          </Typography>
        )}
        {aside}
      </Words>
      <div>{children}</div>
    </Two>
  );
}

const Two = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  gap: 32,
  paddingBlock: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[data-first]': { borderTop: 0, paddingTop: 0 },
  '& > *': { minWidth: 0 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, paddingBlock: 20 },
}));

const Words = styled('div')({ display: 'grid', gap: 4, alignContent: 'start', overflowWrap: 'anywhere' });

/** A row of a card, with a line between rows. */
export const Line = styled('div')(({ theme }) => ({
  padding: '14px 20px',
  // Keeps a field that gets the focus after a failed save clear of the top and bottom bars.
  '& input': { scrollMarginBlock: '120px 200px' },
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('md')]: { padding: '14px 16px' },
}));

export const Strong = styled('span')({ fontWeight: 500, overflowWrap: 'anywhere' });

export const Quiet = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
