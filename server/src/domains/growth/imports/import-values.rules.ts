import { simplify } from '@bellbird/contract/growth/imports';

/** How the names of a month begin in English, Turkish and Arabic. */
const MONTHS = [
  ['jan', 'oca', 'يناير'],
  ['feb', 'şub', 'فبراير'],
  ['mar', 'مارس'],
  ['apr', 'nis', 'أبريل'],
  ['may', 'مايو'],
  ['jun', 'haz', 'يونيو'],
  ['jul', 'tem', 'يوليو'],
  ['aug', 'ağu', 'أغسطس'],
  ['sep', 'eyl', 'سبتمبر'],
  ['oct', 'eki', 'أكتوبر'],
  ['nov', 'kas', 'نوفمبر'],
  ['dec', 'ara', 'ديسمبر'],
].map((names) => names.map(simplify));

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
/** As Australia, Türkiye and the Arab countries write it: the day comes first. */
const DAY_FIRST = /^(?:\p{L}+\.?,? )?(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?: .*)?$/u;
const WITH_MONTH_NAME = /^(?:\p{L}+\.?,? )?(\d{1,2})(?:st|nd|rd|th)?[-/. ]+(\p{L}+)\.?,?[-/. ]+(\d{4}|\d{2})$/u;

/** ‘Sat, March 13, 2027’ */
const AFTER_MONTH_NAME = /^(?:\p{L}+\.?,? )?(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u;

/** In a column from America three days in five can’t be taken for a month; half of that is evidence enough. */
const MONTH_FIRST_SHARE = 0.3;

/**
 * Whether a column was written in America: several of its days, and not just one that was mistyped, can only be read with
 * the month first, and none cannot.
 */
export function isMonthFirst(cells: readonly string[]): boolean {
  const pairs = cells.flatMap((cell) => {
    const [, first, second] = DAY_FIRST.exec(toWesternDigits(cell)) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  const only = pairs.filter(([first, second]) => first <= 12 && second > 12).length;
  return only >= 2 && only >= pairs.length * MONTH_FIRST_SHARE && pairs.every(([first]) => first <= 12);
}

/** A day as people and programs write it; undefined if it is none. */
export function readDay(cell: string, monthFirst = false): string | undefined {
  const typed = toWesternDigits(cell);
  const iso = ISO.exec(typed);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const dayFirst = DAY_FIRST.exec(typed);
  if (dayFirst) return toDay(dayFirst[3], dayFirst[monthFirst ? 1 : 2], dayFirst[monthFirst ? 2 : 1]);
  const [, day, month, year] = WITH_MONTH_NAME.exec(typed) ?? [];
  if (day !== undefined) return toDay(year, monthOf(month), day);
  const [, name, dayAfter, yearAfter] = AFTER_MONTH_NAME.exec(typed) ?? [];
  return name === undefined ? undefined : toDay(yearAfter, monthOf(name), dayAfter);
}

function monthOf(written = ''): string {
  const name = simplify(written);
  return String(MONTHS.findIndex((names) => names.some((each) => name.startsWith(each))) + 1);
}

function toDay(year = '', month = '', day = ''): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== text ? undefined : text;
}

/** Whole dollars or people: ‘$12,500.00’, ‘12.500 TL’, ‘12.5k’ and ‘120 guests’; cents are rounded. */
export function readWholeNumber(cell: string): number | undefined {
  const typed = toWesternDigits(cell).replaceAll(/[\s'’]/g, '');
  const thousands = /^[^\d.,-]*(\d+(?:[.,]\d{1,2})?)k$/i.exec(typed)?.[1];
  if (thousands !== undefined) return Math.round(Number(thousands.replace(',', '.')) * 1000);
  const found = /^[^\d.,-]*(\d[\d.,]*)(?!k$)[^\d.,]*$/i.exec(typed)?.[1]?.replace(/[.,]$/, '');
  if (found === undefined) return undefined;
  const [, cents = ''] = /[.,](\d{1,2})$/.exec(found) ?? [];
  const whole = cents === '' ? found : found.slice(0, -cents.length - 1);
  if (!/^\d+$|^\d{1,3}([.,]\d{3})+$/.test(whole)) return undefined;
  return Math.round(Number(`${whole.replaceAll(/[.,]/g, '')}.${cents || '0'}`));
}

/** ‘٢٠٢٧’ → ‘2027’ */
function toWesternDigits(text: string): string {
  return text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
}
