import type { Duplex } from 'node:stream';
import pg from 'pg';
import { Parser } from 'pg-protocol/dist/parser.js';
import { NamedQuery } from './named-query.ts';
import { endPacket } from './packet.ts';
import { type Wire, collectMessages } from './send-together.ts';

type Message = { name: string; length: number };
type Row = Message & { fields: (string | null)[] };
type Packets = {
  parse(bytes: Buffer, callback: (message: Message) => void): void;
  handlePacket(offset: number, code: number, length: number, bytes: Buffer): Message;
};
type Connection = pg.Connection & Wire & { attachListeners(stream: Duplex): void; query(text: string): void };
/** What pg’s client keeps private: the query that is being answered. */
type Answered = { readonly connection: Connection; readonly _activeQuery: unknown };

const DATA_ROW = 0x44;

/**
 * pg’s client with its own row decoding (a list of 25 couples has 700 values, and decoding each by a call into Node
 * was a sixth of the request) and one Sync per packet (`packet.ts`).
 */
export class RowClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const answered = this as unknown as Answered;
    const { connection } = answered;
    connection.attachListeners = (stream) => {
      const packets = rowPackets();
      stream.on('data', (bytes: Buffer) => packets.parse(bytes, (message) => handleMessage(answered, message)));
    };
    collectMessages(connection);
    const say = connection.query.bind(connection);
    connection.query = (text) => {
      // A plain-text statement ends with its own Sync, so an open packet must end first.
      endPacket(connection);
      say(text);
    };
  }
}

/** Passes a message to pg, which assumes that every statement is followed by a Sync. */
function handleMessage(answered: Answered, message: Message): void {
  const { connection, _activeQuery: query } = answered;
  connection.emit(message.name === 'error' ? 'errorMessage' : message.name, message);
  if (!(query instanceof NamedQuery) || query.endsPacket) return;
  if (message.name === 'commandComplete' || message.name === 'emptyQuery') connection.emit('readyForQuery', message);
  else if (message.name === 'error') failRemaining(answered, message);
}

/** PostgreSQL skips the statements after a failed one in the same packet: they fail for the same reason. */
function failRemaining(answered: Answered, error: Message): void {
  const { connection } = answered;
  let query: unknown;
  do {
    connection.emit('readyForQuery', error);
    ({ _activeQuery: query } = answered);
    connection.emit('errorMessage', error);
  } while (query instanceof NamedQuery && !query.endsPacket);
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
