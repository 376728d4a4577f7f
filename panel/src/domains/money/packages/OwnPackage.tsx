import type { ActiveProduct } from '@bellbird/contract/money/packages';
import type { Provider } from '@bellbird/contract/listing/providers';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#texts/use-translation.ts';
import { dayIn, showDay } from '#platform/formats/dates.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Note } from '#ui/Note.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { daysLeft } from './package-end.ts';

/** The current package of the provider. */
export function OwnPackage({ active, provider }: { active: ActiveProduct; provider: Provider }) {
  const { t } = useTranslation('packages');
  const left = daysLeft(active.endsOn, dayIn(new Date(), provider.timeZone));
  return (
    <Card aria-labelledby="own-package">
      <CardBody>
        <Head>
          <div>
            <Quiet>{t('own.label')}</Quiet>
            <Typography variant="subtitle" component="h2" id="own-package">
              {active.name}
            </Typography>
          </div>
          <StatusChip tone={active.isLimited ? 'grey' : 'deal'}>
            {active.isLimited
              ? t('own.limited')
              : active.endsOn
                ? t('own.until', { day: showDay(active.endsOn) })
                : t('own.running')}
          </StatusChip>
        </Head>
        <Quiet>
          <bdi>{active.summary}</bdi>
        </Quiet>
        {left !== undefined && (
          <Ending>
            <Note tone="warning">{t('own.ending', { count: left })}</Note>
          </Ending>
        )}
      </CardBody>
    </Card>
  );
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: 4,
});
const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const Ending = styled('div')({ marginTop: 16 });
