import { createContext } from 'react';

/** Keeps the fold around a field open while the field has an error. Returns how to end it. */
export const FoldContext = createContext<(() => () => void) | undefined>(undefined);
