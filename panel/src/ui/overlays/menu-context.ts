import { createContext, type ReactNode } from 'react';
import type { AnyItemProps } from './Menu.tsx';

/** How an open menu renders its items: their code is loaded with it. */
export const MenuItemContext = createContext<((item: AnyItemProps) => ReactNode) | undefined>(undefined);

/** Closes a menu whose code, or the code of whose items, was lost. */
export const MenuLostContext = createContext<() => void>(() => undefined);
