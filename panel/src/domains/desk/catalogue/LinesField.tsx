import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { type EntryField, toForm } from './entry-fields.ts';
import { useLines } from './use-lines.ts';
import css from './catalogue.module.css';

type LinesFieldProps = {
  field: EntryField;
  name: string;
  label: string;
  help?: string;
  /** The inputs of one line. */
  renderLine: (path: string) => ReactNode;
};

/** A list inside an entry, in its order: prices, promises, districts, choices. */
export function LinesField({ field, name, label, help, renderLine }: LinesFieldProps) {
  const { t } = useTranslation('catalogue');
  const lines = useLines(name, field.fields);
  const { errors } = useFormState({ name });
  const fault = (get(errors, name) as { message?: string } | undefined)?.message;
  return (
    <Stack component="fieldset" gap={2}>
      <Text component="legend" size="label">
        {label}
      </Text>
      {help && <Quiet>{help}</Quiet>}
      {fault && (
        <Text size="small" tone="danger" role="alert">
          {fault}
        </Text>
      )}
      {lines.keys.map((key, index) => (
        <div key={key} className={css.line}>
          <div className={css.parts}>{renderLine(`${name}.${index}`)}</div>
          <Row gap={1} className={css.tools}>
            <IconButton
              size="small"
              disabled={index === 0}
              aria-label={t('moveUp', { number: index + 1 })}
              onClick={() => lines.moveUp(index)}
              icon={ArrowUp}
            />
            <IconButton
              size="small"
              aria-label={t('remove', { number: index + 1 })}
              onClick={() => lines.remove(index)}
              icon={X}
            />
          </Row>
        </div>
      ))}
      <Row>
        <Button
          size="small"
          startIcon={<Plus aria-hidden />}
          onClick={() => lines.add(toForm(field.fields, undefined))}
        >
          {t(`line.${field.name}`)}
        </Button>
      </Row>
    </Stack>
  );
}
