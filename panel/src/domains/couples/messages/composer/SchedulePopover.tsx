import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { shortMoment } from '../message-times.ts';
import { chosenMoment, findMorning } from './schedule-times.ts';
import type { Schedule } from './outgoing.ts';

type SchedulePopoverProps = {
  anchor: HTMLElement;
  timeZone: string;
  onPick: (later: Schedule) => void;
  onClose: () => void;
};

/** When to send a message, in the provider's time zone, and whether an answer cancels it. */
export function SchedulePopover({ anchor, timeZone, onPick, onClose }: SchedulePopoverProps) {
  const { t } = useTranslation('messages');
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
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('later.title') } }}
    >
      <Box onSubmit={submit}>
        <Checkbox>
          <input type="checkbox" checked={cancelIfAnswered} onChange={(event) => setCancel(event.target.checked)} />
          {t('later.cancelIfAnswered')}
        </Checkbox>
        {suggestions.map(({ label, at }) => (
          <Suggestion key={at} onClick={() => pick(at)}>
            <span>{label}</span>
            <small>{shortMoment(at, timeZone)}</small>
          </Suggestion>
        ))}
        <label htmlFor={fieldId}>{t('later.choose', { zone: timeZone.replaceAll('_', ' ') })}</label>
        <Line>
          <InputBase
            id={fieldId}
            fullWidth
            type="datetime-local"
            value={local}
            onChange={(event) => setLocal(event.target.value)}
          />
          <Button type="submit" variant="contained" color="primary" disabled={!chosen}>
            {t('later.set')}
          </Button>
        </Line>
      </Box>
    </Popover>
  );
}

const Box = styled('form')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 8,
  padding: 16,
  width: 'min(360px, calc(100vw - 32px))',
  '& > label[for]': { marginTop: 8, fontWeight: 500 },
}));

const Suggestion = styled(Button)(({ theme }) => ({
  justifyContent: 'space-between',
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Checkbox = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, accentColor: theme.vars.palette.primary.main },
}));

const Line = styled('div')({ display: 'flex', gap: 8 });
