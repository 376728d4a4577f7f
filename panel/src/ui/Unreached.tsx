import { useEffect } from 'react';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
import { useIsOffline } from './use-is-offline.ts';
import { useUiText } from './use-ui-text.ts';

type UnreachedProps = Pick<ErrorStateProps, 'support' | 'headingLevel'> & { onRetry: () => void };

/** In place of what a bad line has lost. When the device is back online, it is asked for again without a press. */
export function Unreached({ onRetry, ...state }: UnreachedProps) {
  const t = useUiText();
  const isOffline = useIsOffline();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return <ErrorState {...state} text={isOffline ? undefined : t('error.unreachable')} onRetry={onRetry} />;
}
