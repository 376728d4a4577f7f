import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
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
  /** At the ends of the two lines: each line gives as much as its own end needs. */
  ends?: readonly [first: ReactNode, second: ReactNode];
};

/** The couple's names; bold while they wait or something is unread. On phones the first names, as on their page. */
export function LeadPerson({ lead, wanted, children, ends }: LeadPersonProps) {
  const { t } = useTranslation('lead-parts');
  const name = leadName(lead);
  const short = firstNames(name);
  // What was searched for may be in a surname.
  const isShortened = short !== name && !wanted;
  const isBold = lead.unreadMessageCount > 0 || !lead.isRead || lead.waitingSince !== null;
  return (
    <span className={css.pair}>
      <Avatar name={name} {...(!lead.isWedding && { tint: 'grey' })} />
      <span className={css.words}>
        <Row component="span" gap={2} className={css.first}>
          <span className={css.name} dir="auto" data-bold={isBold || undefined}>
            {isShortened ? (
              <>
                <span className={css.full}>{name}</span>
                <span className={css.short}>{short}</span>
              </>
            ) : (
              <Highlight text={name} part={wanted} />
            )}
          </span>
          <Badge
            count={lead.unreadMessageCount}
            tone="unread"
            label={t('unreadMessages', { count: lead.unreadMessageCount })}
          />
          {ends && <span className={css.end}>{ends[0]}</span>}
        </Row>
        <Row component="span" gap={2}>
          <Quiet component="span" className={css.second}>
            {children}
          </Quiet>
          {ends && <span className={css.end}>{ends[1]}</span>}
        </Row>
      </span>
    </span>
  );
}
