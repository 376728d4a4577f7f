import type { CustomerUserProvider, LinkableProvider } from '@bellbird/contract/people/customer-users';
import type { Page } from '@bellbird/contract/shared/access';

/** A provider in the table of the dialog: linked or not, and with what. */
export type LinkDraft = {
  providerId: number;
  linkId: number | undefined;
  isLinked: boolean;
  canReceiveLeads: boolean;
  canReceiveLeadsSms: boolean;
  showAsContact: boolean;
  pages: Page[];
};

/** How a link starts (USER-025). */
const FRESH = { canReceiveLeads: false, canReceiveLeadsSms: false, showAsContact: true, pages: [] };

export function draftsOf(providers: readonly LinkableProvider[], links: readonly CustomerUserProvider[]): LinkDraft[] {
  return providers.map(({ id: providerId }) => {
    const link = links.find((each) => each.providerId === providerId);
    if (!link) return { providerId, linkId: undefined, isLinked: false, ...FRESH };
    const { canReceiveLeads, canReceiveLeadsSms, showAsContact, pages } = link;
    return { providerId, linkId: link.id, isLinked: true, canReceiveLeads, canReceiveLeadsSms, showAsContact, pages };
  });
}

/** The rows that were changed; the others are left alone. */
export function changedLinks(before: readonly LinkDraft[], after: readonly LinkDraft[]): LinkDraft[] {
  return after.filter((draft) => {
    const was = before.find((each) => each.providerId === draft.providerId);
    return was ? !isSame(was, draft) : draft.isLinked;
  });
}

function isSame(a: LinkDraft, b: LinkDraft): boolean {
  if (!a.isLinked && !b.isLinked) return true;
  return (
    a.isLinked === b.isLinked &&
    a.canReceiveLeads === b.canReceiveLeads &&
    a.canReceiveLeadsSms === b.canReceiveLeadsSms &&
    a.showAsContact === b.showAsContact &&
    a.pages.toSorted().join() === b.pages.toSorted().join()
  );
}
