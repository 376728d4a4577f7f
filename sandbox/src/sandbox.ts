import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import type { Booth, Clock, Ground } from './booth.ts';
import { createChatBooth } from './booths/chat/chat.booth.ts';
import { createBankBooth } from './booths/bank/bank.booth.ts';
import { createCouplesBooth } from './booths/couples/couples.booth.ts';
import { createErrorsBooth } from './booths/errors/errors.booth.ts';
import { createMailBooth } from './booths/mail/mail.booth.ts';
import { createMapBooth } from './booths/map/map.booth.ts';
import { createPushBooth } from './booths/push/push.booth.ts';
import { createSmsBooth } from './booths/sms/sms.booth.ts';
import { createSocialBooth } from './booths/social/social.booth.ts';
import { createVoiceBooth } from './booths/voice/voice.booth.ts';
import type { Config } from './config.ts';
import { createLive } from './live.ts';
import { registerPage } from './page/page.routes.ts';

export type Sandbox = { url: string; smtpPort: number; close(): Promise<void> };

const BODY_BYTES = 2 * 1024 * 1024;

/** Opens the outside world on loopback: every booth, its doors, and the page that shows them. */
export async function startSandbox(config: Config, clock: Clock): Promise<Sandbox> {
  const live = createLive();
  const ground: Ground = { config, clock, live };
  const mail = createMailBooth(ground);
  const sms = createSmsBooth(ground);
  const voice = createVoiceBooth(ground);
  const couples = createCouplesBooth(ground, { mail, sms, voice });
  const booths: Booth[] = [
    mail,
    sms,
    createPushBooth(ground),
    createChatBooth(ground),
    voice,
    couples,
    createBankBooth(ground),
    createSocialBooth(ground),
    createMapBooth(),
    createErrorsBooth(ground),
  ];

  const app = Fastify({ bodyLimit: BODY_BYTES, forceCloseConnections: true });
  await app.register(formbody);
  app.get('/healthz', () => ({ status: 'ok' }));
  live.register(app);
  for (const booth of booths) booth.register(app);
  registerPage(app, { booths, serverUrl: config.serverUrl });

  const close = async () => {
    await app.close();
    for (const booth of booths) await booth.close?.();
  };
  try {
    for (const booth of booths) await booth.open?.();
    await app.listen({ port: config.port, host: 'localhost' });
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, smtpPort: mail.smtpPort(), close };
}
