import { PAGE_NAMES } from '../../panel/src/platform/routing/paths.ts';
import { WHO, addressesOf, pathOf } from '../support/addresses.ts';
import type { DemoIds } from '../support/demo-ids.ts';
import { pages } from '../support/pages.ts';
import { SCENES, type Scene } from './scenes.ts';

export type Visit = {
  /** The name of its pictures. */
  name: string;
  path: string;
  who: string | undefined;
  scene?: Scene;
};

/** Every page of the page table with each of its tabs, then the pages with something open. */
export function listVisits(ids: DemoIds): Visit[] {
  const scenes = SCENES.map((scene) => ({
    name: `${scene.page}+${scene.name}`,
    path: pathOf(scene.page, ids) + (scene.search ?? ''),
    who: scene.who ?? WHO[pages[scene.page].access],
    scene,
  }));
  return [...PAGE_NAMES.flatMap((page) => addressesOf(page, ids)), ...scenes];
}
