import type { CalendarCouple } from '@bellbird/contract/listing/calendar';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { CardBody } from '#ui/Card.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import type { Space } from '../slots.ts';

const MAX_SHOWN = 8;

type InterestedCouplesProps = {
  couples: readonly CalendarCouple[];
  spaces: readonly Space[];
  canMark: boolean;
  onMark: (couple: CalendarCouple) => void;
};

/** Couples who asked for the day and are not in the calendar yet; those with a deal come first. */
export function InterestedCouples({ couples, spaces, canMark, onMark }: InterestedCouplesProps) {
  const { t } = useTranslation('calendar');
  const most = Math.max(
    0,
    ...spaces.map(({ mealCapacity, cocktailCapacity }) => Math.max(mealCapacity ?? 0, cocktailCapacity ?? 0)),
  );
  return (
    <CardBody>
      <Title>{t('asked')}</Title>
      <List>
        {couples.slice(0, MAX_SHOWN).map((couple) => {
          const name = firstNames(couple.name);
          const isTooMany = most > 0 && couple.guests !== null && couple.guests > most;
          return (
            <li key={couple.leadId}>
              <Avatar name={couple.name} size="small" />
              <Words>
                <Link to={pathTo('lead', { id: couple.leadId })}>{name}</Link>
                <Quiet>
                  {couple.guests !== null && t('guests', { count: couple.guests })}
                  {isTooMany && ` · ${t('tooMany')}`}
                </Quiet>
                {couple.hasDeal && <StatusChip tone="deal">{t('deal')}</StatusChip>}
              </Words>
              {canMark && (
                <Button
                  size="small"
                  variant="text"
                  aria-label={t(couple.hasDeal ? 'markBookedFor' : 'holdFor', { name })}
                  onClick={() => onMark(couple)}
                >
                  {t(couple.hasDeal ? 'markBooked' : 'hold')}
                </Button>
              )}
            </li>
          );
        })}
      </List>
      {couples.length > MAX_SHOWN && <Quiet>{t('moreCouples', { count: couples.length - MAX_SHOWN })}</Quiet>}
    </CardBody>
  );
}

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: 12 },
});

const Words = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& a': { fontWeight: 500, color: theme.vars.palette.text.primary },
}));

const Quiet = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '&:empty': { display: 'none' },
}));
