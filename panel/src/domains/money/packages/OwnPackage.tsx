import type { ActiveProduct } from '@bellbird/contract/money/packages';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useTranslation } from '#texts/use-translation.ts';
import { dayIn, showDay } from '#platform/formats/dates.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Note } from '#ui/Note.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { daysLeft } from './package-end.ts';
import css from './OwnPackage.module.css';

/** The current package of the provider. */
export function OwnPackage({ active, provider }: { active: ActiveProduct; provider: Provider }) {
  const { t } = useTranslation('packages');
  const left = daysLeft(active.endsOn, dayIn(new Date(), provider.timeZone));
  return (
    <Card aria-labelledby="own-package">
      <CardBody>
        <Row align="start" justify="between" wrap mb={1} className={css.head}>
          <div>
            <Text component="p" size="inherit" quiet>
              {t('own.label')}
            </Text>
            <Text size="subtitle" component="h2" id="own-package">
              {active.name}
            </Text>
          </div>
          <StatusChip tone={active.isLimited ? 'grey' : 'deal'}>
            {active.isLimited
              ? t('own.limited')
              : active.endsOn
                ? t('own.until', { day: showDay(active.endsOn) })
                : t('own.running')}
          </StatusChip>
        </Row>
        <Text component="p" size="inherit" quiet>
          <bdi>{active.summary}</bdi>
        </Text>
        {left !== undefined && (
          <Stack mt={4}>
            <Note tone="warning">{t('own.ending', { count: left })}</Note>
          </Stack>
        )}
      </CardBody>
    </Card>
  );
}
