import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addTexts } from '#texts/texts.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import en from '../statistics.en.json' with { type: 'json' };
import { Chart } from './Chart.tsx';
import type { ChartData } from './series.ts';
import { ValuesTable } from './ValuesTable.tsx';

addTexts('statistics', en);

const DATA: ChartData = {
  label: 'Visits per week',
  titles: ['Week from 21 Sep', 'Week from 28 Sep', 'Week from 5 Oct'],
  ticks: ['21 Sep', '28 Sep', '5 Oct'],
  series: [
    { name: 'Visits', look: 'line', values: [560, 602, 588] },
    { name: 'Before', look: 'dashed', values: [null, 528, 0] },
  ],
  show: (value) => value.toLocaleString('en-AU'),
};

test('STAT-006 a chart has a name, and the keyboard reads its values one by one', async () => {
  renderUi(<Chart {...DATA} />);
  expect(await screen.findByRole('img', { name: 'Visits per week' })).toBeTruthy();
  const reader = screen.getByRole('slider', { name: 'Read the values of ‘Visits per week’' });
  // It begins where the newest is.
  expect(reader.getAttribute('aria-valuetext')).toBe('Week from 5 Oct: Visits 588, Before 0');
  fireEvent.change(reader, { target: { value: '1' } });
  expect(reader.getAttribute('aria-valuetext')).toBe('Week from 28 Sep: Visits 602, Before 528');
  fireEvent.change(reader, { target: { value: '0' } });
  expect(reader.getAttribute('aria-valuetext')).toBe('Week from 21 Sep: Visits 560, Before –');
});

test('STAT-006 the table shows the change, and none where there was nothing before', async () => {
  renderUi(<ValuesTable {...DATA} head="Week" change />);
  const table = await screen.findByRole('table', { name: 'Visits per week' });
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Week from 21 Sep', '560', '–', '–'],
    ['Week from 28 Sep', '602', '528', '+14%'],
    ['Week from 5 Oct', '588', '0', '–'],
  ]);
});
