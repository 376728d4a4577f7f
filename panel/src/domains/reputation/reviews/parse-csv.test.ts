import { expect, test } from 'vitest';
import { parseCsv } from './parse-csv.ts';

test('REV-001 a table of reviews is parsed with quotes, line breaks and Australian dates', () => {
  const table = 'Name,Stars,Date,Review\n"Priya, R.",5,2/8/2026,"Kind.\nAnd ""calm""."\nTom;x,3,2026-07-11,Parking!';
  expect(parseCsv(table)).toEqual({
    reviews: [
      { author: 'Priya, R.', rating: 5, date: '2026-08-02', body: 'Kind.\nAnd "calm".' },
      { author: 'Tom;x', rating: 3, date: '2026-07-11', body: 'Parking!' },
    ],
    faults: [],
  });
});

test('REV-001 invalid rows are reported, and the others are kept', () => {
  const { reviews, faults } = parseCsv(
    'author;rating;date;text\nTom;9;2026-07-11;Much\nAda;4;yesterday;Fine\nEve;4;1.7.2026;Good',
  );
  expect(reviews.map(({ author }) => author)).toEqual(['Eve']);
  expect(faults.map(({ row, field }) => [row, field])).toEqual([
    [2, 'rating'],
    [3, 'date'],
  ]);
});
