import { z } from 'zod';

const Header = z.object({ event_id: z.string().optional(), dsn: z.string().optional() });
const ItemHeader = z.object({ type: z.string(), length: z.number().int().min(0).optional() });
const NEW_LINE = 0x0a;

export type Envelope = {
  eventId: string | undefined;
  dsn: string | undefined;
  items: { type: string; payload: Buffer }[];
};

/** Reads Sentry's envelope: a header line, then for each item a header line and a payload of `length` bytes or one line. */
export function readEnvelope(bytes: Buffer): Envelope {
  let at = 0;
  const line = () => {
    const end = bytes.indexOf(NEW_LINE, at);
    const found = bytes.subarray(at, end === -1 ? bytes.length : end);
    at = end === -1 ? bytes.length : end + 1;
    return found;
  };
  const header = Header.parse(JSON.parse(line().toString()));
  const items: Envelope['items'] = [];
  while (at < bytes.length) {
    const head = line();
    if (head.length === 0) continue;
    const { type, length } = ItemHeader.parse(JSON.parse(head.toString()));
    if (length === undefined) {
      items.push({ type, payload: line() });
    } else {
      if (at + length > bytes.length) throw new RangeError('The envelope is cut short.');
      items.push({ type, payload: bytes.subarray(at, at + length) });
      at += length + 1;
    }
  }
  return { eventId: header.event_id, dsn: header.dsn, items };
}
