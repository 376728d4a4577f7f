import type { PanelConfig } from '@bellbird/contract/foundation/panel';
import type { Allowed } from '#platform/http/security-headers.ts';

const CRISP_HOST = 'client.crisp.chat';
const CRISP = ['https://*.crisp.chat'];

/**
 * What pages allow the live chat; nothing while it is off. Crisp's own widget talks to several hosts, works in a worker it
 * makes itself and writes its colours into the page: https://docs.crisp.chat/guides/others/whitelisting-our-systems/crisp-domain-names/
 */
export function chatPolicy(chat: PanelConfig['chat']): Allowed {
  if (!chat) return {};
  const { hostname, origin } = new URL(chat.scriptUrl);
  if (hostname !== CRISP_HOST) {
    const own = [origin];
    return { scripts: own, styles: own, images: own, connect: own, frames: own };
  }
  return {
    scripts: CRISP,
    styles: CRISP,
    anyStyle: true,
    images: CRISP,
    fonts: CRISP,
    media: CRISP,
    frames: CRISP,
    workers: ['blob:'],
    connect: [...CRISP, 'wss://*.relay.crisp.chat'],
  };
}
