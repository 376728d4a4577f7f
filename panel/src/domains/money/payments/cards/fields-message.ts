export type FieldsMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'submit' }
  | { type: 'token'; token: string }
  | { type: 'invalid' }
  | { type: 'failed' };

const MAX_HEIGHT = 1000;

/** Whether a message comes from the gateway's frame: its origin, its window, and a known shape. */
export function isFromFields(
  event: MessageEvent<unknown>,
  { origin, frame }: { origin: string; frame: Window | null },
): event is MessageEvent<FieldsMessage> {
  if (frame === null || event.origin !== origin || event.source !== frame) return false;
  const message = event.data as { type?: unknown; height?: unknown; token?: unknown } | null;
  switch (message?.type) {
    case 'ready':
    case 'submit':
    case 'invalid':
    case 'failed':
      return true;
    case 'height':
      return typeof message.height === 'number' && message.height > 0 && message.height < MAX_HEIGHT;
    case 'token':
      return typeof message.token === 'string' && /^pm_[A-Za-z0-9]{8,60}$/.test(message.token);
    default:
      return false;
  }
}
