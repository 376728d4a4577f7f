const LINE_OCTETS = 75;

/** Whole days, of which the end is exclusive in iCalendar, or two moments. */
type FeedTime = { day: string; nextDay: string } | { start: string; end: string };

export type FeedEntry = FeedTime & {
  uid: string;
  summary: string;
  isTentative: boolean;
  sequence: number;
  stampedAt: string;
};

/** Writes an iCalendar text (RFC 5545). The same entries give the same text, so an ETag can answer 304. */
export function presentCalendarFeed(name: string, entries: readonly FeedEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bellbird//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap((each) => [
      'BEGIN:VEVENT',
      `UID:${each.uid}`,
      `DTSTAMP:${toUtc(each.stampedAt)}`,
      `SEQUENCE:${each.sequence}`,
      ...('day' in each
        ? [`DTSTART;VALUE=DATE:${toCompact(each.day)}`, `DTEND;VALUE=DATE:${toCompact(each.nextDay)}`]
        : [`DTSTART:${toUtc(each.start)}`, `DTEND:${toUtc(each.end)}`]),
      `SUMMARY:${escapeText(each.summary)}`,
      `STATUS:${each.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const toCompact = (moment: string) => moment.replaceAll(/[-:]/g, '');

const toUtc = (moment: string) => `${toCompact(moment.slice(0, 19))}Z`;

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Continues a long line on the next one after a space. Never splits a character of several octets. */
function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= LINE_OCTETS) return line;
  let width = 0;
  let text = '';
  for (const letter of line) {
    const octets = Buffer.byteLength(letter);
    if (width + octets > LINE_OCTETS) {
      text += '\r\n ';
      width = 1;
    }
    text += letter;
    width += octets;
  }
  return text;
}
