import type { PanelConfig, readPanelConfig } from '@bellbird/contract/foundation/panel';
import { API_PREFIX } from '@bellbird/contract/shared/headers';
import type { CallResult } from '@bellbird/contract/shared/call';

export type { PanelConfig };

const ELEMENT_ID = 'bellbird-config';

let loaded: PanelConfig | undefined;

/** The configuration of this panel; available before the first render. */
export function panelConfig(): PanelConfig {
  if (!loaded) throw new Error('The panel configuration was asked for before it was loaded.');
  return loaded;
}

/** Reads the configuration from the page, or fetches it (the development server writes none). */
export async function loadPanelConfig(): Promise<PanelConfig> {
  loaded = configInPage() ?? (await fetchConfig());
  return loaded;
}

function configInPage(): PanelConfig | undefined {
  const text = document.getElementById(ELEMENT_ID)?.textContent.trim();
  return text ? (JSON.parse(text) as PanelConfig) : undefined;
}

async function fetchConfig(): Promise<PanelConfig> {
  const answer = await fetch(`${API_PREFIX}/panel-config`);
  if (!answer.ok) throw new Error(`The panel configuration could not be loaded: ${answer.status}`);
  return ((await answer.json()) as CallResult<typeof readPanelConfig>).data;
}

/** What browsers cache of the catalogue belongs to this version of it. */
export function catalogueVersion(): number {
  return loaded?.catalogueVersion ?? 0;
}
