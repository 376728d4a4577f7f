import type { Point } from '@bellbird/contract/listing/provider-data';
import { useState } from 'react';

const PATIENCE_MS = 10_000;

/** Asks the browser for its location; a refusal is shown. */
export function useCurrentLocation(onFound: (point: Point) => void) {
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const ask = () => {
    if (!('geolocation' in navigator)) return setState('refused');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        onFound({ latitude, longitude });
      },
      () => setState('refused'),
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    );
  };
  return { ask, isAsking: state === 'asking', isRefused: state === 'refused' };
}
