import { insidePath } from '@bellbird/contract/shared/inside-path';
import { pathTo } from '#platform/routing/paths.ts';

/** The path to follow after a login, or `/`: only a path of this site is followed. */
export function safeRedirect(wanted: unknown): string {
  return insidePath(wanted) ?? pathTo('home');
}
