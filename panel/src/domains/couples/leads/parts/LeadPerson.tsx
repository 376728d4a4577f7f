import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Highlight } from '#ui/Highlight.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Quiet } from '#ui/Text.tsx';
import { leadName } from './lead-name.ts';
import css from './LeadPerson.module.css';

type LeadPersonProps = {
  lead: Pick<
    LeadSummary,
    'couple' | 'extensionNumber' | 'unreadMessageCount' | 'isRead' | 'waitingSince' | 'isWedding'
  >;
  /** What the list was searched for. */
  wanted?: string | undefined;
  /** The second line. */
  children: ReactNode;
};

/** The couple's names; bold while they wait or something is unread. */
export function LeadPerson({ lead, wanted, children }: LeadPersonProps) {
  const { t } = useTranslation('lead-parts');
  const name = leadName(lead);
  const isBold = lead.unreadMessageCount > 0 || !lead.isRead || lead.waitingSince !== null;
  return (
    <span className={css.pair}>
      <Avatar name={name} {...(!lead.isWedding && { tint: 'grey' })} />
      <span className={css.words}>
        <Row component="span" gap={2}>
          <span className={css.name} dir="auto" data-bold={isBold || undefined}>
            <Highlight text={name} part={wanted} />
          </span>
          <Badge
            count={lead.unreadMessageCount}
            tone="unread"
            label={t('unreadMessages', { count: lead.unreadMessageCount })}
          />
        </Row>
        <Quiet component="span" className={css.second}>
          {children}
        </Quiet>
      </span>
    </span>
  );
}
