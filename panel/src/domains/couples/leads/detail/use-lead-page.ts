import type { LeadDetail, LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import { useState } from 'react';
import { useLeadMoves } from '../steps/use-lead-moves.tsx';
import type { MoreAction } from './MoreItems.tsx';
import { type LeadTab, useActiveTab } from './use-active-tab.ts';

/** The state of a couple's page: its tab, when the conversation gets the focus, and which dialog is open. */
export function useLeadPage(lead: LeadSummary | LeadDetail | undefined, isWide: boolean) {
  const active = useActiveTab();
  const { begin, dialog } = useLeadMoves();
  const wantsConversation = active.tab === 'messages';
  const [beside, setBeside] = useState<LeadTab>('details');
  const [asked, setAsked] = useState(isWide && wantsConversation ? 1 : 0);
  const [isOffer, setOffer] = useState(false);
  const [isOffering, setOffering] = useState(false);
  const [isEditing, setEditing] = useState(false);
  // If the conversation is beside the tabs, asking for it does not change the open tab.
  const tab = isWide ? (wantsConversation ? beside : (active.tab ?? 'details')) : (active.tab ?? 'messages');

  const open = (next: LeadTab) => {
    if (isWide && next !== 'messages') setBeside(next);
    if (next === 'messages') setAsked((times) => times + 1);
    active.open(next);
  };
  const move = (to: LeadStatus) => lead && begin(lead, to);
  const choose = (action: MoreAction) => {
    if (action === 'offer') setOffering(true);
    else if (action === 'edit') setEditing(true);
    else if (lead) begin(lead, action);
  };

  return {
    tab,
    open,
    asked,
    isOffer,
    sent: () => setOffer(false),
    move,
    choose,
    dialog,
    isOffering,
    stopOffering: () => setOffering(false),
    /** An offer in words, as a flagged mail. */
    writeOffer: () => {
      setOffering(false);
      setOffer(true);
      open('messages');
    },
    isEditing,
    stopEditing: () => setEditing(false),
  };
}
