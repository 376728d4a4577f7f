import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { panelConfig } from '#platform/config/panel-config.ts';
import { type FieldsMessage, isFromFields } from './fields-message.ts';

/** As tall as four fields usually are, so that nothing jumps when the frame tells its own height. */
const USUAL_HEIGHT = 252;

/** After that somebody is told that the bank's page does not come. */
const LATE_MS = 10_000;

/** A frame that does not answer must not keep the button turning. */
const ANSWER_MS = 30_000;

export type CardFieldsState = ReturnType<typeof useCardFields>;

/** Talks with the gateway's frame: it gets «tokenise», we get a token, or that something is to be mended there. */
export function useCardFields({ onEnter }: { onEnter?: () => void } = {}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<((message: FieldsMessage) => void) | undefined>(undefined);
  const [height, setHeight] = useState(USUAL_HEIGHT);
  const [isReady, setReady] = useState(false);
  const [isLate, setLate] = useState(false);
  const [round, setRound] = useState(0);
  const { payments } = panelConfig();
  const address = payments ? addressOf(payments) : undefined;
  const origin = payments ? new URL(payments.fieldsUrl).origin : '';

  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    if (!isFromFields(event, { origin, frame: frame.current?.contentWindow ?? null })) return;
    const message = event.data;
    if (message.type === 'ready') setReady(true);
    else if (message.type === 'height') setHeight(message.height);
    else if (message.type === 'submit') onEnter?.();
    else waiting.current?.(message);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (isReady || isLate) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, [isReady, isLate]);

  const retry = () => {
    setLate(false);
    setRound((before) => before + 1);
  };

  /** A token for what is typed; nothing when something has to be mended first, which the fields say themselves. */
  const tokenise = useCallback(
    () =>
      new Promise<{ token: string } | 'invalid' | 'failed'>((resolve) => {
        const timer = setTimeout(() => waiting.current?.({ type: 'failed' }), ANSWER_MS);
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

  return { frame, address, height, isReady, isLate: isLate && !isReady, round, retry, tokenise };
}

function addressOf({ fieldsUrl, publishableKey }: { fieldsUrl: string; publishableKey: string }): string {
  const url = new URL(fieldsUrl);
  url.searchParams.set('key', publishableKey);
  url.searchParams.set('origin', window.location.origin);
  return url.href;
}
