import type { Stored } from '../../store.ts';
import type { Company } from './people.ts';

/** Somebody who chose an account. */
export type StoredVisit = Stored & { company: Company; name: string; subject: string };
