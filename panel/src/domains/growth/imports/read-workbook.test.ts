// @vitest-environment happy-dom
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';

/** A workbook with a heading, days in Excel’s format and in the vendor’s own, shared, rich and blank text. */
function toWorkbook(sheet: string, properties = ''): ArrayBuffer {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="urn:r">${properties}<sheets><sheet name="Days" sheetId="1" r:id="rId3"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="styles.xml"/><Relationship Id="rId3" Target="worksheets/sheet7.xml"/></Relationships>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="[Red]&quot;AUD &quot;0"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml':
      '<sst><si><t>Day</t></si><si><t>Note</t></si><si><r><t>Zoë </t></r><r><t>&amp; Finn</t></r></si></sst>',
    'xl/worksheets/sheet7.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/media/photo.png': 'not read',
  };
  const files = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, new Uint8Array(strToU8(text))]));
  return Uint8Array.from(zipSync(files)).buffer;
}

test('a workbook becomes the text of its first sheet, with days that are days', () => {
  const sheet =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>Price</t></is></c></row>' +
    '<row r="2"><c r="A2" s="1"><v>46459</v></c><c r="B2" t="s"><v>2</v></c><c r="D2" s="3"><v>8900</v></c></row>' +
    '<row r="3"><c r="A3" s="2"><v>46466.5</v></c><c r="C3" t="b"><v>1</v></c></row>';
  expect(readWorkbook(toWorkbook(sheet)).split('\n')).toEqual([
    'Day\tNote\t\tPrice',
    '2027-03-13\tZoë & Finn\t\t8900',
    '2027-03-20\t\tyes',
  ]);
});

test('a row keeps its number, whatever empty rows are before it and formatted ones after it', () => {
  const row = (number: number) => `<row r="${number}"><c r="A${number}" s="1"><v>46459</v></c></row>`;
  const sheet = `${row(1)}${row(4)}<row r="1048576"><c r="A1048576" s="1"/></row>`;
  expect(readWorkbook(toWorkbook(sheet)).split('\n')).toEqual(['2027-03-13', '', '', '2027-03-13']);
});

test('days of an old Mac are the days that it showed', () => {
  const sheet = '<row r="1"><c r="A1" s="1"><v>44997</v></c></row>';
  expect(readWorkbook(toWorkbook(sheet, '<workbookPr date1904="1"/>'))).toBe('2027-03-13');
  expect(readWorkbook(toWorkbook(sheet, '<workbookPr date1904="0"/>'))).not.toBe('2027-03-13');
});

test('what is no workbook, and one that unpacks to more than any import has, are refused', () => {
  expect(() => readWorkbook(new TextEncoder().encode('Day,Note').buffer)).toThrow();
  expect(() => readWorkbook(toWorkbook(' '.repeat(9 * 1024 * 1024)))).toThrow('too large');
});
