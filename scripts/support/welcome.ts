import { one } from '@bellbird/contract/shared/envelope';
import { PanelConfig } from '@bellbird/contract/foundation/panel';
import type { Settings } from './settings.ts';

/** The text on the terminal once everything runs: addresses and demo accounts. */
export async function welcome(settings: Settings, startedInMs: number): Promise<string> {
  const answer = await fetch(`http://${settings.host}:${settings.port}/api/panel-config`);
  const { demoAccounts } = one(PanelConfig).parse(await answer.json()).data;
  const accounts = demoAccounts.map(({ username, about }) => `  ${username.padEnd(12)}${about}`);
  const lines = [
    '',
    `Bellbird is ready (${(startedInMs / 1000).toFixed(1)} s).`,
    '',
    `  Panel       ${settings.baseUrl}`,
    `  API         ${settings.baseUrl}/api/docs`,
    ...(settings.sandbox
      ? [`  Sandbox     ${settings.sandbox.url} (mail and texts that Bellbird sends arrive here)`]
      : []),
    ...(accounts.length > 0 ? ['', `Sign in with the password ${demoAccounts[0]?.password} as`, '', ...accounts] : []),
    '',
    'Ctrl-C stops everything.',
  ];
  return lines.join('\n');
}
