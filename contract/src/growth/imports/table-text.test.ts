import { describe, expect, test } from 'vitest';
import { guessColumns, simplify } from './import-columns.ts';
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
    // A later line with more of another character changes nothing.
    expect(cells('Name,Price\nRuby;Finn;Ada,5')).toEqual([['Ruby;Finn;Ada', '5']]);
  });

  test('a single column has commas in its cells', () => {
    expect(cells('Name\nHart, Ruby; Moss, Finn')).toEqual([['Hart, Ruby; Moss, Finn']]);
  });

  test('quotes begin a cell, after spaces too; inside a word they are a part of it', () => {
    expect(cells('Name,Note\nFinn, "Garden, lake" ')).toEqual([['Finn', 'Garden, lake']]);
    expect(cells('Name,Note\nFinn "Fin" Moss,5" pots')).toEqual([['Finn "Fin" Moss', '5" pots']]);
  });

  test('spaces around a cell are none of it, and a byte order mark is none of the first heading', () => {
    expect(readTable('\uFEFF Name , Note \n Finn ,x')).toEqual({
      header: ['Name', 'Note'],
      rows: [{ line: 2, cells: ['Finn', 'x'] }],
    });
  });

  test.each(['Name,Note\nFinn,', 'Name,Note\nFinn,""', 'Name,Note\nFinn,\n'])(
    'the last cell of the last line may be empty: %j',
    (text) => {
      expect(cells(text)).toEqual([['Finn', '']]);
    },
  );

  test('nothing and a heading alone have no rows', () => {
    expect(readTable('')).toEqual({ header: [], rows: [] });
    expect(readTable('Name')).toEqual({ header: ['Name'], rows: [] });
  });

  test('files are UTF-8, UTF-16 or what Excel on Windows writes', () => {
    expect(decodeTable(new TextEncoder().encode('Zoë'))).toBe('Zoë');
    expect(decodeTable(Uint8Array.from([0x5a, 0x6f, 0xeb, 0x20, 0x96]))).toBe('Zoë –');
    expect(decodeTable(Uint8Array.from([0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00]))).toBe('Zë');
    // Only both bytes together mean UTF-16: on Windows they are letters too.
    expect(decodeTable(Uint8Array.from([0xff, 0x61]))).toBe('ÿa');
    expect(decodeTable(Uint8Array.from([0x61, 0xfe]))).toBe('aþ');
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

  test.each([
    ['  Wedding—Date: ', 'wedding date'],
    ['Kişi sayısı', 'kisi sayisi'],
    ['Hall 2', 'hall 2'],
    ['Wedding - Date', 'wedding date'],
    ['Zoë', 'zoe'],
  ])('%j is compared as %j', (heading, simple) => {
    expect(simplify(heading)).toBe(simple);
  });

  test('an exact heading wins over one that only contains the word, and a field is used once', () => {
    expect(guessColumns('couples', ['Venue name', 'Name', 'Name'])).toEqual(['place', 'name', null]);
    // A column has one field: the date of the enquiry is no wedding date, although it contains ‘date’.
    expect(guessColumns('couples', ['Name', 'Enquiry date'])).toEqual(['name', 'askedOn']);
    expect(guessColumns('days', ['Date', 'Date added'])).toEqual(['day', null]);
    expect(guessColumns('prices', ['Price list'])).toEqual(['item']);
    expect(guessColumns('prices', ['Service', 'Price (AUD)', 'Hours'])).toEqual(['item', 'amount', 'unit']);
  });
});
