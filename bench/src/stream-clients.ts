import { get } from 'node:http';
import { buildSession } from '@bellbird/server/src/domains/people/access/access.factory.ts';
import { notifyUser } from '@bellbird/server/src/domains/attention/notifications/notifications.public.ts';
import type { Db } from '@bellbird/server/src/platform/db/db.ts';
import { SERVER_PORT } from './servers.ts';

/** A vendor’s user with a session. */
export type User = { customerId: number; customerUserId: number; uuid: string; headers: Record<string, string> };
export type Stream = { next(): Promise<number>; close(): void };

export async function findUsers(db: Db, count: number): Promise<User[]> {
  return db.system(async (tx) => {
    const rows = await tx
      .selectFrom('customer_users')
      .select(['id', 'uuid', 'customer_id', 'login_id'])
      .where('login_id', 'is not', null)
      .orderBy('id')
      .limit(count)
      .execute();
    const users: User[] = [];
    for (const { id, uuid, customer_id: customerId, login_id: loginId } of rows) {
      const session = await buildSession(tx, { loginId: loginId ?? 0, customerId, customerUserId: id });
      users.push({ customerId, customerUserId: id, uuid, headers: session.headers });
    }
    return users;
  });
}

/** Stores an event that this user’s streams are sent. */
export function storeEvent(db: Db, { customerId, customerUserId }: User): Promise<void> {
  return db.tenant(customerId, (tx) =>
    notifyUser(tx, { customerId, customerUserId }, { kind: 'message', leadId: 1, coupleName: 'Ruby & Finn' }),
  );
}

/** Resolves once the stream says where it starts. */
export function openStream({ uuid, headers }: User): Promise<Stream> {
  return new Promise((resolve, reject) => {
    let wanted: ((at: number) => void) | undefined;
    const request = get(
      `http://127.0.0.1:${SERVER_PORT}/api/realtime/customer_users/${uuid}`,
      { headers, agent: false },
      (response) => {
        if (response.statusCode !== 200) return reject(new Error(`a stream was refused: ${response.statusCode}`));
        const stream: Stream = {
          next: () => new Promise((heard) => (wanted = heard)),
          close: () => request.destroy(),
        };
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          // The beginning of a stream and its first event may arrive together.
          if (text.includes('id: ')) resolve(stream);
          if (text.includes('event: ')) wanted?.(performance.now());
        });
        response.on('error', () => undefined);
      },
    );
    request.on('error', reject);
  });
}
