import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../service.ts';
import type { Store } from '../../store.ts';
import { ANSWERS, type StoredDevice, Notification, newDevice, openMessage } from './device.ts';
import type { StoredPush } from './stored-push.ts';
import { signerOf } from './vapid.ts';

const MOST_BYTES = 4096;
const NewDevice = z.object({ name: z.string().min(1).max(120), appId: z.string().optional() });
const Change = z.object({ answer: z.union(ANSWERS.map((status) => z.literal(status))) });

type Shelves = { devices: Store<StoredDevice>; pushes: Store<StoredPush> };
type Send = FastifyRequest<{ Params: { token: string }; Body: Buffer }>;

/** `POST /push/send/:token` as RFC 8030 has it, and the devices it delivers to. */
export function registerPush(app: FastifyInstance, clock: Clock, { devices, pushes }: Shelves): void {
  app.post('/push/devices', (request, reply) => {
    const given = NewDevice.safeParse(request.body);
    if (!given.success) return reply.code(400).send({ message: z.prettifyError(given.error) });
    const device = newDevice(given.data.name, given.data.appId, clock.now().toISOString());
    devices.add(device);
    return reply.code(201).send(presentDevice(device, request.host));
  });

  app.post<{ Params: { id: string } }>('/push/devices/:id', (request, reply) => {
    const device = devices.find(request.params.id);
    const change = Change.safeParse(request.body);
    if (!device) return reply.code(404).send({ message: 'Not Found' });
    if (!change.success) return reply.code(400).send({ message: z.prettifyError(change.error) });
    devices.add({ ...device, answer: change.data.answer });
    return reply.code(204).send();
  });

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    scope.post('/push/send/:token', (request: Send, reply) => receive(request, reply));
    done();
  });

  function receive(request: Send, reply: FastifyReply) {
    const device = devices.list(({ token }) => token === request.params.token)[0];
    if (!device) return refuse(reply, 404, 'no such subscription');
    const { authorization, ttl, topic } = request.headers as Record<string, string | undefined>;
    const signer = signerOf(authorization, request.host, clock.now());
    if (!signer) return refuse(reply, 401, 'not signed as RFC 8292 asks');
    if (device.appId && device.appId !== signer) return refuse(reply, 403, 'subscribed with another key');
    if (!/^\d+$/.test(ttl ?? '')) return refuse(reply, 400, 'TTL is missing');
    if (topic && !/^[\w-]{1,32}$/.test(topic)) return refuse(reply, 400, 'that is no topic');
    if (request.headers['content-encoding'] !== 'aes128gcm') return refuse(reply, 415, 'not encrypted');
    if (request.body.length > MOST_BYTES) return refuse(reply, 413, 'too large');
    if (device.answer === 429) return refuse(reply.header('retry-after', '60'), 429, 'too many');
    if (device.answer !== 201) return refuse(reply, device.answer, 'unsubscribed');
    return deliver(device, request, reply);
  }

  function deliver(device: StoredDevice, request: Send, reply: FastifyReply) {
    const notification = Notification.safeParse(opened(device, request.body));
    if (!notification.success) return refuse(reply, 400, 'the device cannot open it');
    const topic = request.headers['topic'];
    const push: StoredPush = {
      id: `push${randomBytes(8).toString('hex')}`,
      receivedAt: clock.now().toISOString(),
      to: device.name,
      deviceId: device.id,
      ...notification.data,
      ttl: Number(request.headers['ttl']),
      topic: typeof topic === 'string' ? topic : undefined,
    };
    pushes.add(push);
    return reply.code(201).header('location', `http://${request.host}/push/${push.id}`).send();
  }
}

function opened(device: StoredDevice, message: Buffer): unknown {
  try {
    return JSON.parse(openMessage(device, message));
  } catch {
    return undefined;
  }
}

/** What the browser's Push API would say of it. */
function presentDevice({ id, name, token, publicKey, auth }: StoredDevice, host: string) {
  return { id, name, endpoint: `http://${host}/push/send/${token}`, keys: { p256dh: publicKey, auth } };
}

function refuse(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).send({ message });
}
