import type { Duplex } from 'node:stream';
import pg from 'pg';
import { Parser } from 'pg-protocol/dist/parser.js';
import { type Wire, collectMessages } from './send-together.ts';

type Message = { name: string; length: number };
type Row = Message & { fields: (string | null)[] };
type Packets = {
  parse(bytes: Buffer, callback: (message: Message) => void): void;
  handlePacket(offset: number, code: number, length: number, bytes: Buffer): Message;
};
type Connection = pg.Connection & Wire & { attachListeners(stream: Duplex): void };
const DATA_ROW = 0x44;

/**
 * pg’s client with its own row decoding (a list of 25 couples has 700 values, and decoding each by a call into Node was
 * a sixth of the request), whose messages are sent together (`send-together.ts`).
 */
export class RowClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const { connection } = this as unknown as { connection: Connection };
    connection.attachListeners = (stream) => {
      const packets = rowPackets();
      stream.on('data', (bytes: Buffer) =>
        packets.parse(bytes, (message) => {
          connection.emit(message.name === 'error' ? 'errorMessage' : message.name, message);
        }),
      );
    };
    collectMessages(connection);
  }
}

function rowPackets(): Packets {
  const packets = new Parser() as unknown as Packets;
  const others = packets.handlePacket.bind(packets);
  packets.handlePacket = (offset, code, length, bytes) =>
    code === DATA_ROW ? readRow(bytes, offset, length) : others(offset, code, length, bytes);
  return packets;
}

/** Decodes a row once and slices its values out of that text. Values that are not ASCII are decoded separately. */
function readRow(bytes: Buffer, start: number, length: number): Row {
  const text = bytes.toString('latin1', start, start + length - 4);
  const fields: (string | null)[] = [];
  const count = bytes.readInt16BE(start);
  let at = start + 2;
  for (let column = 0; column < count; column += 1) {
    const size = bytes.readInt32BE(at);
    at += 4;
    if (size === -1) {
      fields.push(null);
      continue;
    }
    const end = at + size;
    fields.push(isPlain(bytes, at, end) ? text.slice(at - start, end - start) : bytes.toString('utf8', at, end));
    at = end;
  }
  return { name: 'dataRow', length, fields };
}

function isPlain(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if ((bytes[at] ?? 0) > 127) return false;
  return true;
}
