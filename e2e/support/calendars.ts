type Entry = { title: string; day: string; until?: string };

/** Writes a vendor’s private calendar in the sandbox; returns its secret address. */
export async function writeOutsideCalendar(name: string, entries: readonly Entry[]): Promise<string> {
  const address = `${process.env['SANDBOX_URL']}/calendars/${name}`;
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entries }),
  });
  if (!answer.ok) throw new Error(`the calendar answered ${answer.status}`);
  return `${address}.ics`;
}
