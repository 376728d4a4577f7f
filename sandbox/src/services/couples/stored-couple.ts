import { z } from 'zod';
import type { Stored } from '../../store.ts';

export const PREFERENCES = { any: 'By phone or in writing', phone: 'By phone only', email: 'By email only' } as const;
export type Preference = keyof typeof PREFERENCES;

export type StoredRequest = { id: string; leadId: number; providerId: number; at: string; cancelled?: boolean };

export type StoredCouple = Stored & {
  name: string;
  email: string | null;
  partnerEmail: string | null;
  phone: string | null;
  contactPreference: Preference;
  /** The newest first. */
  requests: StoredRequest[];
  deleted: boolean;
  /** The codes of the offers they took. */
  coupons?: string[];
};

const blankIsNull = (schema: z.ZodType<string>) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null);

/** A couple as a form or a door gives it. */
export const CoupleForm = z.object({
  name: z.string().trim().min(1).max(120),
  email: blankIsNull(z.email()),
  partnerEmail: blankIsNull(z.email()),
  phone: blankIsNull(
    z
      .string()
      .transform((text) => text.replaceAll(/[\s()]/g, ''))
      .pipe(z.string().regex(/^\+\d{8,15}$/, 'Give the number in international form.')),
  ),
  contactPreference: z.enum(Object.keys(PREFERENCES) as [Preference, ...Preference[]]).default('any'),
});

export function addressesOf({ email, partnerEmail }: Pick<StoredCouple, 'email' | 'partnerEmail'>): string[] {
  return [email, partnerEmail].filter((address) => address !== null);
}
