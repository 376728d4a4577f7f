const LINE_OCTETS = 75;

/** A whole day, as other calendars are told of it. */
export type IcalDay = {
  uid: string;
  /** The day, and the one after it: an end is where the next thing may begin. */
  day: string;
  nextDay: string;
  summary: string;
  isTentative: boolean;
  sequence: number;
  stampedAt: string;
};

/** A calendar of whole days (RFC 5545). The same days are the same text, so that a follower can be told that nothing is new. */
export function icalendar(name: string, days: readonly IcalDay[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bellbird//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...days.flatMap((each) => [
      'BEGIN:VEVENT',
      `UID:${each.uid}`,
      `DTSTAMP:${compact(each.stampedAt.slice(0, 19))}Z`,
      `SEQUENCE:${each.sequence}`,
      `DTSTART;VALUE=DATE:${compact(each.day)}`,
      `DTEND;VALUE=DATE:${compact(each.nextDay)}`,
      `SUMMARY:${escaped(each.summary)}`,
      `STATUS:${each.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const compact = (moment: string) => moment.replaceAll(/[-:]/g, '');

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Long lines go on in the next one after a space; a letter of several octets is never cut. */
function folded(line: string): string {
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
