import type { Kept } from '../../shelf.ts';
import type { Company } from './people.ts';

/** Somebody who chose an account. */
export type KeptVisit = Kept & { company: Company; name: string; subject: string };
