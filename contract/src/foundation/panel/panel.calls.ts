import { z } from 'zod';
import { VIDEO_HOSTS } from '../../shared/video-links.ts';
import { anyone } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { KNOWN_LOCALES } from '../../shared/locales.ts';
import { SOCIAL_TYPES } from '../../shared/social.ts';

/** What a browser must know before anybody signs in. The server writes it into index.html. */
export const PanelConfig = z.object({
  country: z.string(),
  currency: z.string(),
  /** The first is the default; with only one there is no language menu. */
  locales: z.array(z.enum(KNOWN_LOCALES)).min(1),
  errorSinkDsn: z.string().nullable(),
  release: z.string(),
  /** Counts what the team has published in the catalogue: what a browser has cached of an older one is old. */
  catalogueVersion: z.int(),
  support: z.object({ email: z.string(), whatsapp: z.string(), remoteDesktopUrl: z.string(), tutorialUrl: z.string() }),
  flags: z.object({ upgradeBanner: z.boolean(), chat: z.boolean(), mediaRestriction: z.boolean() }),
  /** The configured social logins; only these are offered. */
  socialLogins: z.array(z.enum(SOCIAL_TYPES)),
  /** The public key that browsers subscribe to push with. */
  push: z.object({ appId: z.string() }),
  /** Map tiles (an address with {z}, {x} and {y}) and their attribution. */
  map: z.object({ tilesUrl: z.string(), attribution: z.string() }),
  /** A video that vendors see once; null if none is configured. */
  adVideo: z.object({ host: z.enum(VIDEO_HOSTS), id: z.string() }).nullable(),
  /** The team’s live chat, if it is on. */
  chat: z.object({ websiteId: z.string(), scriptUrl: z.string() }).nullable(),
  /** The gateway’s page for card numbers; null if nothing is sold. */
  payments: z.object({ fieldsUrl: z.string(), publishableKey: z.string() }).nullable(),
  /** Listed on the sign-in page of a demo instance only. */
  demoAccounts: z.array(z.object({ username: z.string(), password: z.string(), name: z.string(), about: z.string() })),
});
export type PanelConfig = z.output<typeof PanelConfig>;

export const readPanelConfig = call({
  name: 'panel.config',
  method: 'GET',
  path: '/panel-config',
  summary: 'What a browser must know before anybody signs in',
  access: anyone,
  calledBy: 'api',
  responses: { 200: one(PanelConfig) },
});
