import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { UserCheck } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { session } from '#platform/session/current-session.ts';
import { useActing } from '#platform/session/use-session.ts';
import { SIZE } from '#ui/theme/tokens.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

const timeIsUp = () => session.actingEnded();

/** Always visible while a team member acts for a user: which user, in whose session, and the time left. */
export function ActingBanner() {
  const { t } = useTranslation('shell');
  const acting = useActing();
  const minutes = useMinutesLeft(acting?.until, timeIsUp);
  if (!acting) return null;
  const { userName: user, customerName: customer, staffName: staff } = acting;
  return (
    <Strip aria-label={t('acting.label')} data-testid="acting">
      <UserCheck aria-hidden />
      <Words>
        <b>{t('acting.who', { user })}</b>
        <small>
          {t('acting.whose', { staff })}
          {' · '}
          {minutes > 0 ? t('acting.timeLeft', { minutes }) : t('acting.lastMinute')}
          <Customer>{` · ${customer}`}</Customer>
        </small>
      </Words>
      <Button size="small" onClick={() => void session.stopActing()}>
        {t('acting.stop')}
      </Button>
    </Strip>
  );
}

const Strip = styled('section')(({ theme }) => ({
  position: 'sticky',
  top: SIZE.bar,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 32px',
  backgroundColor: theme.vars.palette.warning.wash,
  borderBottom: `1px solid ${theme.vars.palette.warning.main}`,
  '& > svg': { flex: 'none', color: theme.vars.palette.warning.ink },
  '& > button': { flex: 'none' },
  [theme.breakpoints.down('md')]: { top: SIZE.barPhone, padding: '8px 16px', '& > svg': { display: 'none' } },
}));

/** On a phone the page needs the space. */
const Customer = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));

const Words = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { display: 'block', ...theme.typography.body2 },
}));
