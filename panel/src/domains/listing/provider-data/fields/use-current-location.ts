import type { Point } from '@bellbird/contract/listing/provider-data';
import { useState } from 'react';

const TIMEOUT_MS = 10_000;

/** Asks the browser for its location; a refusal is shown. */
export function useCurrentLocation(onFound: (point: Point) => void) {
  const [state, setState] = useState<'idle' | 'locating' | 'refused'>('idle');
  const locate = () => {
    if (!('geolocation' in navigator)) return setState('refused');
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        onFound({ latitude, longitude });
      },
      () => setState('refused'),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    );
  };
  return { locate, isLocating: state === 'locating', isRefused: state === 'refused' };
}
