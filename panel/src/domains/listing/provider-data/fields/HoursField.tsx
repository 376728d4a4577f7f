import type { OpenFrom, Weekday } from '@bellbird/contract/listing/provider-data';
import { useTranslation } from '#texts/use-translation.ts';
import { Text } from '#ui/Text.tsx';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { type FieldProps, useField } from '#ui/forms/use-field.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { Row } from '#ui/layout/Row.tsx';
import css from './HoursField.module.css';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies readonly Weekday[];
const USUAL = { from: '09:00', to: '17:00' };

/** Opening hours for each weekday. */
export function HoursField({ name, label, help, required }: FieldProps) {
  const { t } = useTranslation('provider-data');
  const { field, frame, ids } = useField({ name, label, help, required });
  const hours = (field.value ?? []) as readonly OpenFrom[];
  const change = (day: Weekday, to: OpenFrom | undefined) =>
    field.onChange(
      DAYS.flatMap((each) => {
        const next = each === day ? to : hours.find((open) => open.day === each);
        return next ? [next] : [];
      }),
    );
  return (
    <FieldFrame {...frame} group>
      <Stack gap={1} role="group" aria-labelledby={ids.label} onBlur={field.onBlur}>
        {DAYS.map((day, index) => {
          const open = hours.find((each) => each.day === day);
          const dayName = t(`day.${day}`);
          return (
            <div className={css.day} key={day}>
              <Row component="label" gap={2.5} className={css.name}>
                <input
                  type="checkbox"
                  ref={index === 0 ? field.ref : undefined}
                  checked={Boolean(open)}
                  onChange={() => change(day, open ? undefined : { day, ...USUAL })}
                />
                {dayName}
              </Row>
              {open ? (
                <Row gap={2} className={css.times}>
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
                </Row>
              ) : (
                <Text size="inherit" quiet>
                  {t('form.closed')}
                </Text>
              )}
            </div>
          );
        })}
      </Stack>
    </FieldFrame>
  );
}

function Time({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return <Input type="time" value={value} onChange={({ target }) => onChange(target.value)} aria-label={label} />;
}
