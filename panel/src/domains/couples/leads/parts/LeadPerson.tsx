import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Highlight } from '#ui/lazy/Highlight.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
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
      <span>
        <Row component="span" gap={2} className={css.first}>
          <Text
            size="inherit"
            weight="medium"
            line="cut"
            className={css.name}
            dir="auto"
            data-bold={isBold || undefined}
          >
            {isShortened ? (
              <>
                <span data-only="larger">{name}</span>
                <span data-only="phone">{short}</span>
              </>
            ) : (
              <Highlight text={name} part={wanted} />
            )}
          </Text>
          <Badge
            count={lead.unreadMessageCount}
            tone="unread"
            label={t('unreadMessages', { count: lead.unreadMessageCount })}
          />
          {ends && <span className={css.end}>{ends[0]}</span>}
        </Row>
        <Row component="span" gap={2}>
          <Quiet component="span" line="cut">
            {children}
          </Quiet>
          {ends && <span className={css.end}>{ends[1]}</span>}
        </Row>
      </span>
    </span>
  );
}
