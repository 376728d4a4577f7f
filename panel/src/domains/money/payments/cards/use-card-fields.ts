import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { panelConfig } from '#platform/config/panel-config.ts';
import { type FieldsMessage, isFromFields } from './fields-message.ts';

/** The usual height of four fields, so that nothing jumps when the frame reports its own. */
const DEFAULT_HEIGHT = 252;

/** After that we say that the bank's page is slow. */
const SLOW_AFTER_MS = 10_000;

/** When the frame does not respond, the button must stop loading. */
const RESPONSE_TIMEOUT_MS = 30_000;

export type CardFieldsState = ReturnType<typeof useCardFields>;

/** Exchanges messages with the gateway's frame: we send ‘tokenise’ and receive a token, or that the fields need correcting. */
export function useCardFields({ onEnter }: { onEnter?: () => void } = {}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<((message: FieldsMessage) => void) | undefined>(undefined);
  const [height, setHeight] = useState(DEFAULT_HEIGHT);
  const [isReady, setReady] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [round, setRound] = useState(0);
  const { payments } = panelConfig();
  const address = payments ? buildFieldsUrl(payments) : undefined;
  const origin = payments ? new URL(payments.fieldsUrl).origin : '';

  const handleMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    if (!isFromFields(event, { origin, frame: frame.current?.contentWindow ?? null })) return;
    const message = event.data;
    if (message.type === 'ready') setReady(true);
    else if (message.type === 'height') setHeight(message.height);
    else if (message.type === 'submit') onEnter?.();
    else waiting.current?.(message);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => handleMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (isReady || isSlow) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReady, isSlow]);

  const retry = () => {
    setSlow(false);
    setRound((before) => before + 1);
  };

  /** A token for the typed card. ‘invalid’ when the fields need correcting, which they show themselves. */
  const tokenise = useCallback(
    () =>
      new Promise<{ token: string } | 'invalid' | 'failed'>((resolve) => {
        const timer = setTimeout(() => waiting.current?.({ type: 'failed' }), RESPONSE_TIMEOUT_MS);
        waiting.current = (message) => {
          clearTimeout(timer);
          waiting.current = undefined;
          if (message.type === 'token') resolve({ token: message.token });
          else resolve(message.type === 'invalid' ? 'invalid' : 'failed');
        };
        frame.current?.contentWindow?.postMessage({ type: 'tokenise' }, origin);
      }),
    [origin],
  );

  return { frame, address, height, isReady, isSlow: isSlow && !isReady, round, retry, tokenise };
}

function buildFieldsUrl({ fieldsUrl, publishableKey }: { fieldsUrl: string; publishableKey: string }): string {
  const url = new URL(fieldsUrl);
  url.searchParams.set('key', publishableKey);
  url.searchParams.set('origin', window.location.origin);
  return url.href;
}
