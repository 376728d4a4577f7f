import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { ReactNode } from 'react';
import { LeadPerson } from '../parts/LeadPerson.tsx';
import { useLeadFacts } from '../parts/use-lead-facts.ts';
import { WaitingClock } from '../parts/WaitingClock.tsx';
import { AnswerTime, Status } from './lead-columns.tsx';
import css from './LeadCard.module.css';
import { Row } from '#ui/layout/Row.tsx';

type LeadCardProps = {
  lead: LeadSummary;
  isAboutAnswers: boolean;
  wanted: string | undefined;
  link: (children: ReactNode) => ReactNode;
};

/** A couple in the list on a phone. */
export function LeadCard({ lead, isAboutAnswers, wanted, link }: LeadCardProps) {
  const facts = useLeadFacts();
  return (
    <>
      {link(
        <LeadPerson lead={lead} wanted={wanted}>
          {facts(lead)}
        </LeadPerson>,
      )}
      <Row gap={2} justify="between" wrap className={css.below}>
        <Status lead={lead} />
        {isAboutAnswers ? <AnswerTime lead={lead} /> : <WaitingClock lead={lead} />}
      </Row>
    </>
  );
}
