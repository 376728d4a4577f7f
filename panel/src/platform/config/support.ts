import { panelConfig } from './panel-config.ts';

/** The contact links of the support team. */
export function supportLinks(): { email: string; whatsapp: string; remoteDesktop: string; tutorial: string } {
  const { email, whatsapp, remoteDesktopUrl, tutorialUrl } = panelConfig().support;
  return { email, whatsapp: whatsappUrl(whatsapp), remoteDesktop: remoteDesktopUrl, tutorial: tutorialUrl };
}

/** A phone number becomes the link that opens a chat with it. */
function whatsappUrl(numberOrUrl: string): string {
  return numberOrUrl.startsWith('http') ? numberOrUrl : `https://wa.me/${numberOrUrl.replaceAll(/\D/g, '')}`;
}
