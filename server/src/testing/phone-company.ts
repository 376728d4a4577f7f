import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PhoneCompany = {
  url: string;
  /** How often each text was taken, by what the marker finds in it. */
  taken: ReadonlyMap<string, number>;
  close(): Promise<void>;
};

/** Takes text messages with Twilio’s API and knows what it has taken. */
export async function startPhoneCompany(marker: RegExp): Promise<PhoneCompany> {
  const taken = new Map<string, number>();
  let count = 0;
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    const [found] = marker.exec(form.get('Body') ?? '') ?? [];
    if (found) taken.set(found, (taken.get(found) ?? 0) + 1);
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ sid: `SM${(count += 1)}`, status: 'queued', error_code: null }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
