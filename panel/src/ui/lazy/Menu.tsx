import type { DividerProps } from '@mui/material/Divider';
import type { MenuProps } from '@mui/material/Menu';
import type MuiMenuItem from '@mui/material/MenuItem';
import type { MenuItemProps } from '@mui/material/MenuItem';
import { lazy, Suspense, use, useEffect, useState } from 'react';

type Parts = typeof import('./menu-parts.ts');

const MOVES = ['pointerover', 'keydown'] as const;

let parts: Parts | undefined;
let coming: Promise<Parts> | undefined;

function load(): Promise<Parts> {
  coming ??= import('./menu-parts.ts').then(
    (module) => (parts = module),
    (error: unknown) => {
      // The next caller tries again.
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

function useParts(): Parts {
  return parts ?? use(load());
}

const LazyMenu = lazy(async () => ({ default: (await load()).Menu }));

/** MUI's menu, loaded on the first pointer or key event: before that no menu can be open. */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(props.open);
  if (props.open && !isWanted) setWanted(true);
  useEffect(fetchWithTheFirstMove, []);
  return (
    isWanted && (
      <Suspense>
        <WantedMenu {...props} />
      </Suspense>
    )
  );
}

/** Rendered directly once it is loaded: React delays a suspended component by up to a third of a second. */
function WantedMenu(props: MenuProps) {
  const [MuiMenu] = useState(() => parts?.Menu ?? LazyMenu);
  return <MuiMenu {...props} />;
}

/** Loaded with the menu it is in. */
export const MenuItem = function LazyMenuItem(props: MenuItemProps) {
  const { MenuItem: Item } = useParts();
  return <Item {...props} />;
} as typeof MuiMenuItem;

/** Loaded with the menu it is in. */
export function Divider(props: DividerProps) {
  const { Divider: Line } = useParts();
  return <Line {...props} />;
}

function fetchWithTheFirstMove(): () => void {
  // A failure is handled where the menu is opened.
  const fetchMenu = () => void load().catch(() => undefined);
  for (const move of MOVES) document.addEventListener(move, fetchMenu, { once: true });
  return () => MOVES.forEach((move) => document.removeEventListener(move, fetchMenu));
}
