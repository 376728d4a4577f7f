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
  /** The first one is the default; a panel with one offers no switch. */
  locales: z.array(z.enum(KNOWN_LOCALES)).min(1),
  errorSinkDsn: z.string().nullable(),
  release: z.string(),
  support: z.object({ email: z.string(), whatsapp: z.string(), remoteDesktopUrl: z.string(), tutorialUrl: z.string() }),
  flags: z.object({ upgradeBanner: z.boolean(), chat: z.boolean(), mediaRestriction: z.boolean() }),
  /** The ways in by another company that are configured here; only those are offered. */
  socialLogins: z.array(z.enum(SOCIAL_TYPES)),
  /** What browsers subscribe to push messages with. */
  push: z.object({ appId: z.string() }),
  /** Where maps get their pictures from: an address with {z}, {x} and {y}; and whom to name below them. */
  map: z.object({ tilesUrl: z.string(), attribution: z.string() }),
  /** The film that vendors are shown once; none where no address is configured. */
  adVideo: z.object({ host: z.enum(VIDEO_HOSTS), id: z.string() }).nullable(),
  /** The live chat of the team, for those who have it; none where it is off. */
  chat: z.object({ websiteId: z.string(), scriptUrl: z.string() }).nullable(),
  /** Where cards are typed in: a page of the gateway's own. Null where nothing is sold. */
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
  responses: { 200: one(PanelConfig) },
});
