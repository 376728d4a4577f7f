import { useTranslation } from '#texts/use-translation.ts';
import { showChange } from '../parts/change.ts';
import type { ChartData } from './series.ts';
import css from './ValuesTable.module.css';

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
    <div className={css.scroll} tabIndex={0} role="region" aria-label={t('table.label', { label })}>
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
    </div>
  );
}

function shown(value: number | null | undefined, show: (value: number) => string, none: string): string {
  return value === null || value === undefined ? none : show(value);
}
