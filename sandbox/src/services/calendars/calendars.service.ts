import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html } from '../../page/html.ts';
import type { Service, ServiceContext } from '../../service.ts';
import { Entry, shiftDay, writeCalendar } from './ical.ts';

const Body = z.object({ entries: z.array(Entry).max(1000) });
const NAME = /^[a-z0-9-]{1,60}$/;

/** Private calendars at Google, Apple or Outlook, each at its secret iCal address. */
export function createCalendarsService({ clock, live }: ServiceContext): Service {
  const calendars = new Map<string, Entry[]>();

  /** Every name has a calendar; one that nobody has written is that of a busy vendor. */
  function find(name: string): Entry[] {
    const known = calendars.get(name);
    if (known) return known;
    const today = clock.now().toISOString().slice(0, 10);
    return [
      { title: 'Family weekend', day: shiftDay(today, 20), until: shiftDay(today, 21) },
      { title: 'Growers’ market', day: shiftDay(today, 6), rule: 'FREQ=WEEKLY;INTERVAL=4' },
      { title: 'Dentist', day: shiftDay(today, 9), time: '10:00' },
    ];
  }

  return {
    name: 'calendars',
    title: 'Calendars',
    about: 'Vendors’ private calendars, at addresses that Bellbird can follow.',
    icon: '<path d="M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4"/>',
    count: () => calendars.size,
    register(app: FastifyInstance) {
      app.get<{ Params: { name: string } }>('/calendars/:name.ics', (request, reply) => {
        const { name } = request.params;
        if (!NAME.test(name)) return reply.code(404).send({ message: 'Not Found' });
        const text = writeCalendar(name, find(name));
        const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
        reply.header('etag', etag);
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return reply.type('text/calendar; charset=utf-8').send(text);
      });
      app.put<{ Params: { name: string } }>('/calendars/:name', (request, reply) => {
        const body = Body.safeParse(request.body);
        if (!NAME.test(request.params.name) || !body.success) return reply.code(400).send({ message: 'Bad Request' });
        calendars.set(request.params.name, body.data.entries);
        live.tell('calendars');
        return reply.code(204).send();
      });
    },
    render: () =>
      html`<div class="card" id="calendars" data-live>
        ${[...new Set(['imogen', ...calendars.keys()])].map(
          (name) =>
            html`<h2>/calendars/${name}.ics</h2>
              <ul>
                ${find(name).map(({ title, day, until }) => html`<li>${until ? `${day} to ${until}` : day}: ${title}</li>`)}
              </ul>`,
        )}
      </div>`,
    empty() {
      calendars.clear();
    },
  };
}
