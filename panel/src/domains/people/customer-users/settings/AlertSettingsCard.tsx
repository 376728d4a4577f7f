import type { AlertFallback, AlertSettings } from '@bellbird/contract/attention/alerts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Note } from '#ui/Note.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Switch } from '#ui/Switch.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { alertSettingsOptions, saveAlertSettings } from '../customer-users.queries.ts';

const FALLBACKS: readonly AlertFallback[] = ['mail', 'sms', 'none'];
const NIGHT = { from: '21:00', until: '07:00' };

/** How the user is reached when they have not opened something new for five minutes. Each choice is saved at once. */
export function AlertSettingsCard() {
  const { t } = useTranslation('customer-users');
  const settings = useQuery(alertSettingsOptions);
  return (
    <Card title={t('alerts.title')} lead={t('alerts.lead')}>
      <CardBody>
        {settings.isLoadingError && <ErrorState onRetry={() => void settings.refetch()} />}
        {settings.isPending && <Skeleton height={96} />}
        {settings.data && <Choices {...settings.data} />}
      </CardBody>
    </Card>
  );
}

function Choices({ hasPhone, ...saved }: AlertSettings & { hasPhone: boolean }) {
  const { t } = useTranslation('customer-users');
  const ids = { quiet: useId(), from: useId(), until: useId() };
  const queries = useQueryClient();
  const attempt = useAttempt();
  // Shown with the click itself, whatever answer is on its way; and no longer if it could not be saved.
  const [chosen, setChosen] = useState<AlertSettings>();
  const isBusy = chosen !== undefined;
  const { fallback, quietHours } = chosen ?? saved;

  async function save(next: AlertSettings): Promise<void> {
    setChosen(next);
    await attempt(() => saveAlertSettings(next), t('alerts.saved'));
    await queries.invalidateQueries({ queryKey: alertSettingsOptions.queryKey });
    setChosen(undefined);
  }
  const saveHour = (change: Partial<typeof NIGHT>) => {
    const next = { ...NIGHT, ...quietHours, ...change };
    if (next.from !== '' && next.until !== '') void save({ fallback, quietHours: next });
  };

  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text size="label">{t('alerts.fallback')}</Text>
        <Segmented<AlertFallback>
          label={t('alerts.fallback')}
          fullWidth
          options={FALLBACKS.map((value) => ({ value, label: t(`alerts.${value}`), disabled: isBusy }))}
          value={fallback}
          onChange={(value) => void save({ fallback: value, quietHours })}
        />
        {fallback === 'sms' && !hasPhone && <Note>{t('alerts.noPhone')}</Note>}
      </Stack>
      {fallback !== 'none' && (
        <>
          <Row component="label" gap={4} justify="between" htmlFor={ids.quiet}>
            <span>
              {t('alerts.quiet')}
              <Quiet component="div">{t('alerts.quietHelp')}</Quiet>
            </span>
            <Switch
              id={ids.quiet}
              checked={quietHours !== null}
              disabled={isBusy}
              onChange={(event) => void save({ fallback, quietHours: event.target.checked ? NIGHT : null })}
            />
          </Row>
          {quietHours && (
            <Row gap={4} wrap>
              <Stack component="label" gap={1} htmlFor={ids.from}>
                <Text size="label">{t('alerts.from')}</Text>
                <Input
                  id={ids.from}
                  type="time"
                  defaultValue={quietHours.from}
                  onBlur={(event) => event.target.value !== quietHours.from && saveHour({ from: event.target.value })}
                />
              </Stack>
              <Stack component="label" gap={1} htmlFor={ids.until}>
                <Text size="label">{t('alerts.until')}</Text>
                <Input
                  id={ids.until}
                  type="time"
                  defaultValue={quietHours.until}
                  onBlur={(event) => event.target.value !== quietHours.until && saveHour({ until: event.target.value })}
                />
              </Stack>
            </Row>
          )}
        </>
      )}
    </Stack>
  );
}
