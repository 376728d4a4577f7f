export type FieldsMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'submit' }
  | { type: 'token'; token: string }
  | { type: 'invalid' }
  | { type: 'failed' };

const TALLEST = 1000;

/** Whether the gateway's own frame says this: from its origin, from that very window, and something it may say. */
export function isFromFields(
  event: MessageEvent<unknown>,
  { origin, frame }: { origin: string; frame: Window | null },
): event is MessageEvent<FieldsMessage> {
  if (frame === null || event.origin !== origin || event.source !== frame) return false;
  const said = event.data as { type?: unknown; height?: unknown; token?: unknown } | null;
  switch (said?.type) {
    case 'ready':
    case 'submit':
    case 'invalid':
    case 'failed':
      return true;
    case 'height':
      return typeof said.height === 'number' && said.height > 0 && said.height < TALLEST;
    case 'token':
      return typeof said.token === 'string' && /^pm_[A-Za-z0-9]{8,60}$/.test(said.token);
    default:
      return false;
  }
}
