import { expect, test } from 'vitest';
import { openSandbox } from '../../sandbox.testing.ts';

test('a calendar is written, served as iCalendar, and not sent again while it is the same', async () => {
  const { url } = await openSandbox();
  const put = (entries: unknown[]) =>
    fetch(`${url}/calendars/imogen`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ entries }),
    });
  expect((await put([{ title: 'Family, friends', day: '2027-03-13', until: '2027-03-14' }])).status).toBe(204);
  const served = await fetch(`${url}/calendars/imogen.ics`);
  expect(served.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await served.text();
  expect(text).toContain('DTSTART;VALUE=DATE:20270313\r\nDTEND;VALUE=DATE:20270315\r\n');
  expect(text).toContain('SUMMARY:Family\\, friends');
  const again = await fetch(`${url}/calendars/imogen.ics`, {
    headers: { 'if-none-match': served.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect((await put([{ title: 'No day' }])).status).toBe(400);
  expect(await (await fetch(`${url}/calendars/somebody.ics`)).text()).toContain('SUMMARY:Family weekend');
});
