import { useState } from 'react';

const PREFIX = 'bb-hidden-columns:';

/** Which columns of a list are hidden, stored on this device. */
export function useHiddenColumns(list: string | undefined) {
  const [hidden, setHidden] = useState<readonly string[]>(() => (list ? read(list) : []));
  const toggle = (key: string) => {
    const next = hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key];
    setHidden(next);
    if (list) localStorage.setItem(PREFIX + list, JSON.stringify(next));
  };
  return { hidden, toggle };
}

function read(list: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + list) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}
