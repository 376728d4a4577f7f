import type { MenuProps } from '@mui/material/Menu';
import { lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('@mui/material/Menu');
const MuiMenu = lazy(load);

/** MUI's menu, whose code comes when a hand first moves: a page that nobody has touched yet has none open. */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(props.open);
  if (props.open && !isWanted) setWanted(true);
  useEffect(fetchWithTheFirstMove, []);
  return (
    isWanted && (
      <Suspense>
        <MuiMenu {...props} />
      </Suspense>
    )
  );
}

function fetchWithTheFirstMove(): () => void {
  const fetchMenu = () => void load();
  document.addEventListener('pointerover', fetchMenu, { once: true });
  return () => document.removeEventListener('pointerover', fetchMenu);
}
