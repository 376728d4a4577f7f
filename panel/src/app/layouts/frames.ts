import { lazy } from 'react';
import { type Layout, layoutSources } from '../pages.ts';
import type { LayoutName } from '../route-table.ts';

const here = new Map<LayoutName, Layout>();
const late = new Map<LayoutName, Layout>();

export async function fetchFrame(name: LayoutName): Promise<Layout> {
  const frame = await layoutSources[name]();
  here.set(name, frame);
  return frame;
}

/**
 * The frame of a layout: itself when it is here, so that it is drawn at once. React keeps what had to wait back for
 * a third of a second, even if it came in a moment.
 */
export function frameOf(name: LayoutName): Layout {
  const frame = here.get(name) ?? late.get(name) ?? lazy(async () => ({ default: await fetchFrame(name) }));
  if (!here.has(name)) late.set(name, frame);
  return frame;
}
