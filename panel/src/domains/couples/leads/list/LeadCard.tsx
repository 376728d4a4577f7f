import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { Fragment, type ReactNode } from 'react';
import { LeadBadges } from '../parts/LeadBadges.tsx';
import { LeadPerson } from '../parts/LeadPerson.tsx';
import { LeadStatusChip } from '../parts/LeadStatusChip.tsx';
import { useLeadFacts } from '../parts/use-lead-facts.ts';
import { WaitingClock } from '../parts/WaitingClock.tsx';
import { AnswerTime } from './lead-columns.tsx';

type LeadCardProps = {
  lead: LeadSummary;
  isAboutAnswers: boolean;
  wanted: string | undefined;
  link: (children: ReactNode) => ReactNode;
};

/** A couple in the list on a phone, in two lines: who and how long they wait, when and how far it has come. */
export function LeadCard({ lead, isAboutAnswers, wanted, link }: LeadCardProps) {
  const facts = useLeadFacts();
  const { couple, guests } = lead;
  return link(
    <LeadPerson
      lead={lead}
      wanted={wanted}
      ends={[
        isAboutAnswers ? <AnswerTime key="time" lead={lead} /> : <WaitingClock key="time" lead={lead} />,
        <Fragment key="state">
          <LeadBadges lead={lead} iconsOnly />
          <LeadStatusChip lead={lead} />
        </Fragment>,
      ]}
    >
      {facts({ couple, guests, budget: null })}
    </LeadPerson>,
  );
}
