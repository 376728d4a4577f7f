import { insidePath } from '@bellbird/contract/shared/inside-path';
import { pathTo } from '#platform/routing/paths.ts';

/** The path to open after a login, or `/`: only paths of this site are allowed. */
export function safeRedirect(wanted: unknown): string {
  return insidePath(wanted) ?? pathTo('home');
}
