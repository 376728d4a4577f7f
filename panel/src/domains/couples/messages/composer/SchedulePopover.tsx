import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Popover } from '#ui/overlays/Popover.tsx';
import { shortMoment } from '../message-times.ts';
import { chosenMoment, findMorning } from './schedule-times.ts';
import type { Schedule } from './outgoing.ts';
import tick from '#ui/forms/file-choice.module.css';
import css from './SchedulePopover.module.css';

type SchedulePopoverProps = {
  anchor: HTMLElement;
  timeZone: string;
  onPick: (later: Schedule) => void;
  onClose: () => void;
};

/** When to send a message, in the provider's time zone, and whether an answer cancels it. */
export function SchedulePopover({ anchor, timeZone, onPick, onClose }: SchedulePopoverProps) {
  const { t } = useTranslation('message-tools');
  const fieldId = useId();
  const [now] = useState(() => new Date());
  const [local, setLocal] = useState('');
  const [cancelIfAnswered, setCancel] = useState(true);
  const chosen = chosenMoment(local, timeZone, now);
  const pick = (sendAt: string) => onPick({ sendAt, cancelIfAnswered });
  const suggestions = [
    { label: t('later.tomorrow'), at: findMorning(1, timeZone, now) },
    { label: t('later.inThreeDays'), at: findMorning(3, timeZone, now) },
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) pick(chosen);
  };
  return (
    <Popover open anchorEl={anchor} onClose={onClose} above align="end" aria-label={t('later.title')}>
      <Stack component="form" gap={2} pad={4} className={css.box} onSubmit={submit}>
        <Row component="label" gap={2.5} className={tick.choice}>
          <input type="checkbox" checked={cancelIfAnswered} onChange={(event) => setCancel(event.target.checked)} />
          {t('later.cancelIfAnswered')}
        </Row>
        {suggestions.map(({ label, at }) => (
          <Button className={css.suggestion} key={at} onClick={() => pick(at)}>
            <span>{label}</span>
            <small>{shortMoment(at, timeZone)}</small>
          </Button>
        ))}
        <label htmlFor={fieldId}>{t('later.choose', { zone: timeZone.replaceAll('_', ' ') })}</label>
        <Row gap={2} align="stretch">
          <Input
            id={fieldId}
            fullWidth
            type="datetime-local"
            value={local}
            onChange={(event) => setLocal(event.target.value)}
          />
          <PrimaryButton type="submit" disabled={!chosen}>
            {t('later.set')}
          </PrimaryButton>
        </Row>
      </Stack>
    </Popover>
  );
}
