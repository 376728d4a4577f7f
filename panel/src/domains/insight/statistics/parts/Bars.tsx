import { styled } from '@mui/material/styles';
import { Link } from '#platform/routing/Link.tsx';
import { showCount } from './change.ts';

export type Bar = {
  key: string;
  name: string;
  value: number;
  note?: string | undefined;
  search?: Record<string, string>;
};

/** A list of values as bars, each with a name, a number and an optional note. */
export function Bars({ label, bars, to, whole }: { label: string; bars: readonly Bar[]; to?: string; whole?: number }) {
  const highest = Math.max(1, whole ?? 0, ...bars.map(({ value }) => value));
  return (
    <List aria-label={label}>
      {bars.map(({ key, name, value, note, search }) => (
        <Row key={key}>
          <Name>
            {to && search ? (
              <Link to={to} search={search}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Name>
          <Track aria-hidden>
            <span style={{ width: `${(value / highest) * 100}%` }} />
          </Track>
          <b>{showCount(value)}</b>
          <Note>{note}</Note>
        </Row>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '16px 20px 20px',
  [theme.breakpoints.down('md')]: { padding: 16 },
}));
const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 136px) minmax(0, 1fr) minmax(36px, auto) minmax(44px, auto)',
  alignItems: 'center',
  gap: 12,
  fontVariantNumeric: 'tabular-nums',
  '& b': { fontWeight: 500, textAlign: 'end' },
  [theme.breakpoints.down('md')]: { gap: 8 },
}));
const Name = styled('span')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& a': { color: theme.vars.palette.primary.ink },
}));
const Track = styled('span')(({ theme }) => ({
  '& span': {
    display: 'block',
    height: 12,
    borderRadius: 3,
    backgroundColor: theme.vars.palette.chart.first,
  },
}));
const Note = styled('span')(({ theme }) => ({ textAlign: 'end', color: theme.vars.palette.text.secondary }));
