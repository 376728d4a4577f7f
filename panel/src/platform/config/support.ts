import { panelConfig } from './panel-config.ts';

/** How to reach the people behind the panel, as links. */
export function supportLinks(): { email: string; whatsapp: string; remoteDesktop: string; tutorial: string } {
  const { email, whatsapp, remoteDesktopUrl, tutorialUrl } = panelConfig().support;
  return { email, whatsapp: whatsappUrl(whatsapp), remoteDesktop: remoteDesktopUrl, tutorial: tutorialUrl };
}

/** A number becomes the link that opens a conversation with it. */
function whatsappUrl(numberOrUrl: string): string {
  return numberOrUrl.startsWith('http') ? numberOrUrl : `https://wa.me/${numberOrUrl.replaceAll(/\D/g, '')}`;
}
