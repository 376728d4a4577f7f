import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { ReactNode } from 'react';
import { Row } from '#ui/layout/Row.tsx';
import { LeadBadges } from '../parts/LeadBadges.tsx';
import { LeadPerson } from '../parts/LeadPerson.tsx';
import { LeadStatusChip } from '../parts/LeadStatusChip.tsx';
import { useLeadFacts } from '../parts/use-lead-facts.ts';
import { WaitingClock } from '../parts/WaitingClock.tsx';
import { AnswerTime } from './lead-columns.tsx';
import css from './LeadCard.module.css';

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
  return (
    <div className={css.card}>
      {link(
        <LeadPerson lead={lead} wanted={wanted}>
          {facts({ couple, guests, budget: null })}
        </LeadPerson>,
      )}
      <div className={css.state}>
        {isAboutAnswers ? <AnswerTime lead={lead} /> : <WaitingClock lead={lead} />}
        <Row component="span" gap={1.5}>
          <LeadBadges lead={lead} iconsOnly />
          <LeadStatusChip lead={lead} />
        </Row>
      </div>
    </div>
  );
}
