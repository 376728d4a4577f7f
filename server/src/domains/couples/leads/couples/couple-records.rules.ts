import type { ContactPreference } from '@bellbird/contract/couples/leads';

export type CoupleDetails = {
  /** The marketplace's id. */
  id: string;
  name: string;
  email: string | null;
  partnerEmail: string | null;
  phone: string | null;
  contactPreference: ContactPreference;
};

/** The columns that a lead copies from its couple. */
export function toContactColumns(couple: CoupleDetails) {
  return {
    contact_preference: couple.contactPreference,
    couple_phone: couple.phone,
    has_email: couple.email !== null || couple.partnerEmail !== null,
  };
}
