import type { CalendarCouple } from '@bellbird/contract/listing/calendar';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { CardBody } from '#ui/Card.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import type { Space } from '../slots.ts';
import css from './InterestedCouples.module.css';

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
      <Text size="heading">{t('asked')}</Text>
      <ul className={css.list}>
        {couples.slice(0, MAX_SHOWN).map((couple) => {
          const name = firstNames(couple.name);
          const isTooMany = most > 0 && couple.guests !== null && couple.guests > most;
          return (
            <li key={couple.leadId}>
              <Avatar name={couple.name} size="small" />
              <div className={css.words}>
                <Link to={pathTo('lead', { id: couple.leadId })}>{name}</Link>
                <Quiet component="div" className={css.quiet}>
                  {couple.guests !== null && t('guests', { count: couple.guests })}
                  {isTooMany && ` · ${t('tooMany')}`}
                </Quiet>
                {couple.hasDeal && <StatusChip tone="deal">{t('deal')}</StatusChip>}
              </div>
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
      </ul>
      {couples.length > MAX_SHOWN && (
        <Quiet component="div" className={css.quiet}>
          {t('moreCouples', { count: couples.length - MAX_SHOWN })}
        </Quiet>
      )}
    </CardBody>
  );
}
