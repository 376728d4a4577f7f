import type { Kept } from '../../shelf.ts';

/** What a device was told, opened. */
export type KeptPush = Kept & {
  to: string;
  deviceId: string;
  title: string;
  body: string;
  path: string;
  tag: string;
  ttl: number;
  topic: string | undefined;
};
