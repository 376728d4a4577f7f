import type { Stored } from '../../store.ts';

/** What a device was told, opened. */
export type StoredPush = Stored & {
  to: string;
  deviceId: string;
  title: string;
  body: string;
  path: string;
  tag: string;
  ttl: number;
  topic: string | undefined;
};
