import type { ReferredCompany, SignupWizard } from '@bellbird/contract/growth/wizard';
import type { ListedWizard, ReferredRow } from './wizard.repository.ts';

export function presentWizard(row: ListedWizard, now: Date): SignupWizard {
  return {
    id: row.id,
    companyName: row.company_name,
    name: row.contact_name,
    email: row.email,
    state: row.finished_at ? 'finished' : Date.parse(row.expires_at) <= now.getTime() ? 'expired' : 'waiting',
    invitedBy: row.invited_by,
    invitedAt: row.invited_at,
    expiresAt: row.expires_at,
    finishedAt: row.finished_at,
  };
}

export function presentReferred(row: ReferredRow): ReferredCompany {
  return {
    id: row.id,
    companyName: row.company_name,
    name: row.contact_name,
    phone: row.phone,
    category: row.category_name,
    customerName: row.customer_name,
    createdAt: row.created_at,
    isInvited: row.is_invited,
  };
}
