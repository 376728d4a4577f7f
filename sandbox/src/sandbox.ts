import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import type { Service, Clock, ServiceContext } from './service.ts';
import { createCalendarsService } from './services/calendars/calendars.service.ts';
import { createChatService } from './services/chat/chat.service.ts';
import { createBankService } from './services/bank/bank.service.ts';
import { createCouplesService } from './services/couples/couples.service.ts';
import { createErrorsService } from './services/errors/errors.service.ts';
import { createMailService } from './services/mail/mail.service.ts';
import { createMapService } from './services/map/map.service.ts';
import { createPushService } from './services/push/push.service.ts';
import { createSmsService } from './services/sms/sms.service.ts';
import { createSocialService } from './services/social/social.service.ts';
import { createVoiceService } from './services/voice/voice.service.ts';
import type { Config } from './config.ts';
import { createLive } from './live.ts';
import { registerPage } from './page/page.routes.ts';

export type Sandbox = { url: string; smtpPort: number; close(): Promise<void> };

const BODY_BYTES = 2 * 1024 * 1024;

/** Opens the outside world on loopback: every service, its doors, and the page that shows them. */
export async function startSandbox(config: Config, clock: Clock): Promise<Sandbox> {
  const live = createLive();
  const ground: ServiceContext = { config, clock, live };
  const mail = createMailService(ground);
  const sms = createSmsService(ground);
  const voice = createVoiceService(ground);
  const couples = createCouplesService(ground, { mail, sms, voice });
  const services: Service[] = [
    mail,
    sms,
    createPushService(ground),
    createChatService(ground),
    voice,
    couples,
    createBankService(ground),
    createSocialService(ground),
    createCalendarsService(ground),
    createMapService(),
    createErrorsService(ground),
  ];

  const app = Fastify({ bodyLimit: BODY_BYTES, forceCloseConnections: true });
  await app.register(formbody);
  app.get('/healthz', () => ({ status: 'ok' }));
  live.register(app);
  for (const service of services) service.register(app);
  registerPage(app, { services, serverUrl: config.serverUrl });

  const close = async () => {
    await app.close();
    for (const service of services) await service.close?.();
  };
  try {
    for (const service of services) await service.open?.();
    await app.listen({ port: config.port, host: 'localhost' });
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, smtpPort: mail.smtpPort(), close };
}
