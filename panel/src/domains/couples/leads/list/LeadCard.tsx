import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LeadPerson } from '../parts/LeadPerson.tsx';
import { useLeadFacts } from '../parts/use-lead-facts.ts';
import { WaitingClock } from '../parts/WaitingClock.tsx';
import { AnswerTime, Status } from './lead-columns.tsx';

type LeadCardProps = { lead: LeadSummary; isAboutAnswers: boolean; link: (children: ReactNode) => ReactNode };

/** A couple in the list on a phone. */
export function LeadCard({ lead, isAboutAnswers, link }: LeadCardProps) {
  const facts = useLeadFacts();
  return (
    <>
      {link(<LeadPerson lead={lead}>{facts(lead)}</LeadPerson>)}
      <Below>
        <Status lead={lead} />
        {isAboutAnswers ? <AnswerTime lead={lead} /> : <WaitingClock lead={lead} />}
      </Below>
    </>
  );
}

const Below = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginInlineStart: 48,
});
