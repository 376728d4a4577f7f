import type { PanelConfig } from '@bellbird/contract/panel';
import type { Config } from '#platform/config/config.ts';

export type DemoAccount = PanelConfig['demoAccounts'][number];

/** What a browser must know before anybody signs in. */
export function panelConfig(config: Config, release: string, demoAccounts: readonly DemoAccount[]): PanelConfig {
  return {
    country: config.country,
    currency: config.currency,
    locales: [...config.locales],
    errorSinkDsn: config.errorSinkDsn ?? null,
    release,
    support: config.support,
    flags: config.flags,
    demoAccounts: config.demoData ? [...demoAccounts] : [],
  };
}
