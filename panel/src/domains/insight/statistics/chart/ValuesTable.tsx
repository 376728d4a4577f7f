import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { showChange } from '../parts/change.ts';
import type { ChartData } from './series.ts';

/** A chart's values as a table; with `change`, also the change from the second series to the first. */
export function ValuesTable({
  label,
  titles,
  series,
  show,
  head,
  change = false,
}: ChartData & { head: string; change?: boolean }) {
  const { t } = useTranslation('statistics');
  const [own, against] = series;
  return (
    <Scroll tabIndex={0} role="region" aria-label={t('table.label', { label })}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {change && <th scope="col">{t('table.change')}</th>}
          </tr>
        </thead>
        <tbody>
          {titles.map((title, index) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{shown(values[index], show, t('chart.none'))}</td>
              ))}
              {change && <td>{showChange(own?.values[index] ?? 0, against?.values[index] ?? 0) ?? t('chart.none')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function shown(value: number | null | undefined, show: (value: number) => string, none: string): string {
  return value === null || value === undefined ? none : show(value);
}

const Scroll = styled('div')(({ theme }) => ({
  maxHeight: 520,
  overflow: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: '9px 12px',
    textAlign: 'end',
    fontWeight: 400,
    whiteSpace: 'nowrap',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th': {
    ...theme.typography.caption,
    position: 'sticky',
    top: 0,
    borderTop: 0,
    whiteSpace: 'normal',
    verticalAlign: 'bottom',
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.secondary,
  },
  '& td:first-of-type': { fontWeight: 500 },
  '& td:not(:first-of-type)': { color: theme.vars.palette.text.secondary },
  '& th:first-of-type': { paddingInlineStart: 20, textAlign: 'start' },
  '& th:last-child, & td:last-child': { paddingInlineEnd: 20 },
  [theme.breakpoints.down('md')]: {
    '& th, & td': { paddingInline: 6 },
    '& th:first-of-type': { paddingInlineStart: 16 },
    '& th:last-child, & td:last-child': { paddingInlineEnd: 16 },
  },
}));
