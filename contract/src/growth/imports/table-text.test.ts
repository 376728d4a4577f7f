import { describe, expect, test } from 'vitest';
import { guessColumns } from './import-columns.ts';
import { decodeTable, readTable } from './table-text.ts';

const cells = (text: string) => readTable(text).rows.map((row) => row.cells);

describe('a table as text', () => {
  test.each([
    ['commas', 'Name,Note\nRuby & Finn,"Garden, by the lake"'],
    ['semicolons', 'Name;Note\r\nRuby & Finn;Garden, by the lake\r\n'],
    ['tabs, as pasted cells are', 'Name\tNote\nRuby & Finn\tGarden, by the lake'],
    ['a byte order mark and quoted headings', '\uFEFF"Name";"Note"\r"Ruby & Finn";"Garden, by the lake"'],
  ])('is read with %s', (_, text) => {
    expect(readTable(text)).toEqual({
      header: ['Name', 'Note'],
      rows: [{ line: 2, cells: ['Ruby & Finn', 'Garden, by the lake'] }],
    });
  });

  test('keeps quotes and line breaks inside a cell, and counts rows as the spreadsheet does', () => {
    const table = readTable('Name,Note\n\n"Ruby ""Rue"" Hart","two\nlines"\n,\nFinn,\n');
    expect(table.rows).toEqual([
      { line: 3, cells: ['Ruby "Rue" Hart', 'two\nlines'] },
      { line: 5, cells: ['Finn', ''] },
    ]);
  });

  test('chooses what separates the heading, whatever the cells contain', () => {
    expect(cells('Name;Price\nRuby, Finn, Ada;"1,500"')).toEqual([['Ruby, Finn, Ada', '1,500']]);
    expect(cells('"Name, or names",Price\nRuby,5')).toEqual([['Ruby', '5']]);
  });

  test('nothing and a heading alone have no rows', () => {
    expect(readTable('')).toEqual({ header: [], rows: [] });
    expect(readTable('Name')).toEqual({ header: ['Name'], rows: [] });
  });

  test('files are UTF-8, UTF-16 or what Excel on Windows writes', () => {
    expect(decodeTable(new TextEncoder().encode('Zoë'))).toBe('Zoë');
    expect(decodeTable(Uint8Array.from([0x5a, 0x6f, 0xeb, 0x20, 0x96]))).toBe('Zoë –');
    expect(decodeTable(Uint8Array.from([0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00]))).toBe('Zë');
  });
});

describe('headings', () => {
  test('are understood in English, Turkish and Arabic', () => {
    expect(guessColumns('couples', ['Couple', 'E-mail', 'Wedding Date', 'Mobile', 'Pax', 'Colour'])).toEqual([
      'name',
      'email',
      'weddingDate',
      'phone',
      'guests',
      null,
    ]);
    expect(guessColumns('couples', ['İsim', 'Düğün tarihi', 'Telefon', 'Bütçe'])).toEqual([
      'name',
      'weddingDate',
      'phone',
      'budget',
    ]);
    expect(guessColumns('days', ['التاريخ', 'ملاحظات'])).toEqual(['day', 'note']);
  });

  test('an exact heading wins over one that only contains the word, and a field is used once', () => {
    expect(guessColumns('couples', ['Venue name', 'Name', 'Name'])).toEqual(['place', 'name', null]);
    expect(guessColumns('prices', ['Service', 'Price (AUD)', 'Hours'])).toEqual(['item', 'amount', 'unit']);
  });
});
