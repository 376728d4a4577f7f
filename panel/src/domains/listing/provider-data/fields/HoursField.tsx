import type { OpenFrom, Weekday } from '@bellbird/contract/listing/provider-data';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { type FieldProps, useField } from '#ui/forms/use-field.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies readonly Weekday[];
const USUAL = { from: '09:00', to: '17:00' };

/** Opening hours for each weekday. */
export function HoursField({ name, label, help, required }: FieldProps) {
  const { t } = useTranslation('provider-data');
  const { field, error, ids } = useField({ name, help, required });
  const hours = (field.value ?? []) as readonly OpenFrom[];
  const change = (day: Weekday, to: OpenFrom | undefined) =>
    field.onChange(
      DAYS.flatMap((each) => {
        const next = each === day ? to : hours.find((open) => open.day === each);
        return next ? [next] : [];
      }),
    );
  return (
    <FieldFrame ids={ids} label={label} help={help} error={error} required={required} group>
      <Week role="group" aria-labelledby={ids.label} onBlur={field.onBlur}>
        {DAYS.map((day, index) => {
          const open = hours.find((each) => each.day === day);
          const dayName = t(`day.${day}`);
          return (
            <Day key={day}>
              <Name>
                <input
                  type="checkbox"
                  ref={index === 0 ? field.ref : undefined}
                  checked={Boolean(open)}
                  onChange={() => change(day, open ? undefined : { day, ...USUAL })}
                />
                {dayName}
              </Name>
              {open ? (
                <Times>
                  <Time
                    label={t('form.opens', { day: dayName })}
                    value={open.from}
                    onChange={(from) => change(day, { ...open, from })}
                  />
                  <span aria-hidden>–</span>
                  <Time
                    label={t('form.closes', { day: dayName })}
                    value={open.to}
                    onChange={(to) => change(day, { ...open, to })}
                  />
                </Times>
              ) : (
                <Closed>{t('form.closed')}</Closed>
              )}
            </Day>
          );
        })}
      </Week>
    </FieldFrame>
  );
}

function Time({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <InputBase
      type="time"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}

const Week = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 });

const Day = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 44,
  [theme.breakpoints.down('sm')]: { '&:has(:checked)': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBottom: 8 } },
}));

const Name = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, accentColor: theme.vars.palette.primary.main },
}));

const Times = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& .MuiInputBase-root': { flex: '0 1 132px', minWidth: 0 },
});

const Closed = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
