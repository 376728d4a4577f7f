import type { Stored } from '../../store.ts';

export type CallStatus = 'queued' | 'ringing' | 'in-progress' | 'completed' | 'busy' | 'no-answer' | 'failed';

/** One phone that rang, or is ringing. */
export type Leg = { sid: string; to: string; from: string; status: CallStatus; seconds: number };

export type StoredCall = Stored & {
  direction: 'outbound-api' | 'inbound';
  from: string;
  to: string;
  status: CallStatus;
  seconds: number;
  /** What a voice said, and what was pressed, in order. */
  heard: string[];
  /** The first is the phone that rings or calls; the next is the one it was connected to. */
  legs: Leg[];
};
