import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import { type ReactNode, useCallback, useState } from 'react';
import { lazyPart } from '#loading/lazy-part.ts';
import type { AskedStep, SteppingLead } from './StepDialogs.tsx';
import { useTakeStep } from './use-lead-step.ts';

// Most visits move no couple; the dialogs load with the first step that needs one.
const StepDialogs = lazyPart(() => import('./StepDialogs.tsx'), 'StepDialogs');

const ASKED: readonly string[] = ['rejected', 'spam_reported', 'deal', 'remind'] satisfies AskedStep[];

function isAsked(step: LeadStatus | 'remind'): step is AskedStep {
  return ASKED.includes(step);
}

/**
 * Moves leads: `begin(lead, 'rejected')` asks what the step needs and takes it. `dialog` must be rendered in the
 * page.
 */
export function useLeadMoves(): {
  begin: (lead: SteppingLead, step: LeadStatus | 'remind') => void;
  dialog: ReactNode;
} {
  const take = useTakeStep();
  const [asked, setAsked] = useState<{ lead: SteppingLead; step: AskedStep }>();
  const begin = useCallback(
    (lead: SteppingLead, step: LeadStatus | 'remind') => {
      if (isAsked(step)) setAsked({ lead, step });
      else void take(lead.id, { type: 'change_status', status: step as LeadStatus });
    },
    [take],
  );
  const dialog = asked && <StepDialogs {...asked} onClose={() => setAsked(undefined)} />;
  return { begin, dialog };
}
