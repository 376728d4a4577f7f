import { type PanelConfig, readPanelConfig } from '@bellbird/contract/foundation/panel';
import { ok, route, type Route } from '#platform/http/route.ts';

export function panelRoutes(config: PanelConfig): Route[] {
  return [route(readPanelConfig, async () => ok(config))];
}
