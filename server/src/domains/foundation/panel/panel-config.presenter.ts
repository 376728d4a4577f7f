import type { PanelConfig } from '@bellbird/contract/foundation/panel';
import { SOCIAL_TYPES } from '@bellbird/contract/shared/social';
import type { Config } from '#platform/config/config.ts';

export type DemoAccount = PanelConfig['demoAccounts'][number];

type Started = {
  release: string;
  catalogueVersion: number;
  demoAccounts: readonly DemoAccount[];
  pushAppId: string;
};

/** What a browser must know before anybody signs in. */
export function panelConfig(
  config: Config,
  { release, catalogueVersion, demoAccounts, pushAppId }: Started,
): PanelConfig {
  return {
    country: config.country,
    currency: config.currency,
    locales: [...config.locales],
    errorSinkDsn: config.errorSinkDsn ?? null,
    release,
    catalogueVersion,
    support: config.support,
    flags: config.flags,
    socialLogins: SOCIAL_TYPES.filter((type) => config.social[type] !== undefined),
    map: config.map,
    adVideo: config.adVideo ?? null,
    chat: config.chat ?? null,
    push: { appId: pushAppId },
    payments: config.payments
      ? { fieldsUrl: config.payments.gateway.fieldsUrl, publishableKey: config.payments.gateway.publishableKey }
      : null,
    demoAccounts: config.demoData ? [...demoAccounts] : [],
  };
}
