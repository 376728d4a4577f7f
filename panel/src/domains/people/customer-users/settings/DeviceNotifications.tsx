import { useEffect, useId, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { type DeviceState, deviceState, turnOff, turnOn } from '#platform/push/this-device.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { Note } from '#ui/Note.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Switch } from '#ui/Switch.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { useNotices } from '#ui/notices/notices.ts';

/** Whether this browser shows reminders, requests and messages while the panel is not open. */
export function DeviceNotifications() {
  const { t } = useTranslation('customer-users');
  const notices = useNotices();
  const id = useId();
  const [state, setState] = useState<DeviceState>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => void deviceState().then(setState), []);

  const change = async (isOn: boolean) => {
    setBusy(true);
    try {
      setState(await (isOn ? turnOn() : turnOff()));
    } catch {
      notices.error(t('device.failed'));
      setState(await deviceState());
    }
    setBusy(false);
  };

  return (
    <Card title={t('device.title')} lead={t('device.lead')}>
      <CardBody>
        {state === undefined ? (
          <Skeleton height={38} />
        ) : state === 'unsupported' || state === 'blocked' ? (
          <Note tone="info">{t(`device.${state}`)}</Note>
        ) : (
          <Row component="label" gap={4} justify="between" htmlFor={id}>
            <span>{t('device.switch')}</span>
            <Switch
              id={id}
              checked={state === 'on'}
              disabled={isBusy}
              onChange={(event) => void change(event.target.checked)}
            />
          </Row>
        )}
      </CardBody>
    </Card>
  );
}
