import { styled } from '@mui/material/styles';
import type { Series } from './series.ts';

/** The names of the lines, where they don't fit next to them. */
export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <List aria-hidden>
      {series.map(({ name, look }) => (
        <li key={name} data-look={look}>
          {name}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => {
  const { chart, text } = theme.vars.palette;
  return {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    color: text.secondary,
    '& li': { display: 'flex', alignItems: 'center', gap: 6 },
    '& li::before': { content: '""', width: 16, borderTop: `2px solid ${chart.first}` },
    '& li[data-look="dashed"]::before': { borderTop: `2px dashed ${chart.previous}` },
    '& li[data-look="dotted"]::before': { borderTop: `2px dotted ${chart.third}` },
  };
});
