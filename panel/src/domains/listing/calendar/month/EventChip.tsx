import type { CalendarStatus } from '@bellbird/contract/listing/calendar';
import { styled } from '@mui/material/styles';
import { createHeldStripes } from '../held-stripes.ts';

type EventChipProps = { status: CalendarStatus | 'deal'; mark: string | undefined; name: string };

/** An event on a day: solid when booked, striped when held, framed for a deal that is not marked yet. A bar on phones. */
export function EventChip({ status, mark, name }: EventChipProps) {
  return (
    <Chip data-status={status}>
      {mark && <Mark>{mark}</Mark>}
      {name}
    </Chip>
  );
}

const Chip = styled('span')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.caption,
    display: 'block',
    minWidth: 0,
    padding: '3px 6px',
    borderRadius: 6,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&[data-status="booked"]': {
      color: palette.primary.contrastText,
      backgroundColor: palette.primary.main,
    },
    '&[data-status="held"]': { ...createHeldStripes(theme), color: palette.wattle.ink },
    '&[data-status="available"]': { color: palette.neutral.ink, backgroundColor: palette.neutral.wash },
    '&[data-status="deal"]': {
      color: palette.primary.ink,
      boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
    },
    [theme.breakpoints.down('md')]: { width: 24, height: 6, padding: 0, fontSize: 0, borderRadius: 3 },
  };
});

const Mark = styled('b')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 13,
  marginInlineEnd: 2,
  fontWeight: 600,
  opacity: 0.75,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));
