import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Bucket = { port: number; lastAuthorization(): string | undefined; close(): Promise<void> };

type Owner = { accessKey: string; secret: string; region: string };

/** Stands for a bucket of the outside world: checks the signature from the published steps, then keeps objects in memory. */
export async function openBucket(owner: Owner): Promise<Bucket> {
  const objects = new Map<string, { body: Buffer; contentType: string }>();
  let lastAuthorization: string | undefined;

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray());
    const [key = '', query] = (request.url ?? '').split('?');
    lastAuthorization = request.headers.authorization;
    const found = objects.get(key);
    if (!signedBy(owner, request, body)) {
      response.writeHead(403).end();
    } else if (request.method === 'PUT') {
      objects.set(key, { body, contentType: request.headers['content-type'] ?? '' });
      response.writeHead(200).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (query !== undefined) {
      response.writeHead(200).end(listing([...objects.keys()], new URLSearchParams(query)));
    } else if (found) {
      response.writeHead(200, { 'content-type': found.contentType, 'content-length': found.body.length });
      response.end(request.method === 'HEAD' ? undefined : found.body);
    } else {
      response.writeHead(key === '/photos' ? 200 : 404).end();
    }
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    lastAuthorization: () => lastAuthorization,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** One object at a time, so that whoever lists has to ask again. */
function listing(keys: readonly string[], query: URLSearchParams): string {
  const at = Number(query.get('continuation-token') ?? 0);
  const key = keys[at]?.replace(/^\/photos\//, '');
  const next = at + 1 < keys.length ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
  return `<ListBucketResult>${key ? `<Contents><Key>${key}</Key></Contents>` : ''}${next}</ListBucketResult>`;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<key>.+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, SignedHeaders=(?<names>[^,]+), Signature=(?<signature>[0-9a-f]{64})$/;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

function signedBy(owner: Owner, request: IncomingMessage, body: Buffer): boolean {
  const claim = AUTHORIZATION.exec(request.headers.authorization ?? '')?.groups;
  if (!claim || claim['key'] !== owner.accessKey || claim['region'] !== owner.region) return false;
  const header = (name: string) => String(request.headers[name] ?? '');
  const hash = header('x-amz-content-sha256');
  if (request.method === 'PUT' && hash !== sha256(body)) return false;
  const names = String(claim['names']);
  const headers = names.split(';').map((name) => `${name}:${header(name)}\n`);
  const [path, query = ''] = (request.url ?? '').split('?');
  const asked = [request.method, path, query.split('&').toSorted().join('&'), headers.join(''), names, hash].join('\n');
  const scope = `${claim['day']}/${owner.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(asked)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${owner.secret}`);
  return createHmac('sha256', key).update(toSign).digest('hex') === claim['signature'];
}
