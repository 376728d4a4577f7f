import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { leadName } from './lead-name.ts';

type LeadPersonProps = {
  lead: Pick<
    LeadSummary,
    'couple' | 'extensionNumber' | 'unreadMessageCount' | 'isRead' | 'waitingSince' | 'isWedding'
  >;
  /** The second line. */
  children: ReactNode;
};

/** The couple's names; bold while they wait or something is unread. */
export function LeadPerson({ lead, children }: LeadPersonProps) {
  const { t } = useTranslation('lead-parts');
  const name = leadName(lead);
  const isBold = lead.unreadMessageCount > 0 || !lead.isRead || lead.waitingSince !== null;
  return (
    <Pair>
      <Avatar name={name} {...(!lead.isWedding && { tint: 'grey' })} />
      <Words>
        <Line>
          <Name dir="auto" data-bold={isBold || undefined}>
            {name}
          </Name>
          <Badge
            count={lead.unreadMessageCount}
            tone="unread"
            label={t('unreadMessages', { count: lead.unreadMessageCount })}
          />
        </Line>
        <Second>{children}</Second>
      </Words>
    </Pair>
  );
}

const Pair = styled('span')({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
});
const Words = styled('span')({ display: 'block', minWidth: 0 });
const Line = styled('span')({ display: 'flex', alignItems: 'center', gap: 8 });
// A name is cut at its own end but aligned with the page. ‘left’ is mirrored with the page.
const Name = styled('span')({
  fontWeight: 500,
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[data-bold]': { fontWeight: 650 },
});
const Second = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
}));
