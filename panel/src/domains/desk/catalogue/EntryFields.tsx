import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { RichTextField } from '#ui/forms/RichTextField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { LinesField } from './LinesField.tsx';
import { regionsOptions } from './catalogue.queries.ts';
import type { EntryField } from './entry-fields.ts';

type EntryFieldsProps = { fields: readonly EntryField[]; path: string; isNew: boolean };

/** The inputs of an entry, one for each field of its schema. */
export function EntryFields({ fields, path, isNew }: EntryFieldsProps) {
  return fields
    .filter(({ as }) => as !== 'hidden')
    .map((field) => <FieldOf key={field.name} field={field} path={path} isNew={isNew} />);
}

function FieldOf({ field, path, isNew }: { field: EntryField; path: string; isNew: boolean }) {
  const { t } = useTranslation('catalogue');
  const { name, as, isRequired, max, options, once } = field;
  const help = t(`help.${name}`, { defaultValue: '' });
  const props = {
    name: `${path}.${name}`,
    label: t(`field.${name}`),
    required: isRequired,
    disabled: once && !isNew,
    ...(help && { help }),
  };
  const choices = options.map((value) => ({
    value,
    label: t(`choice.${name}.${value}`, { defaultValue: value }),
  }));
  switch (as) {
    case 'list':
      return (
        <LinesField
          field={field}
          {...props}
          renderLine={(line) => <EntryFields fields={field.fields} path={line} isNew />}
        />
      );
    case 'choices':
      return <ChoicesField {...props} choices={choices} />;
    case 'choice':
      return <SelectField {...props} options={choices} />;
    case 'region':
      return <RegionField {...props} />;
    case 'switch':
      return <SwitchField {...props} />;
    case 'day':
      return <DateField {...props} />;
    case 'html':
      return <RichTextField {...props} />;
    case 'long':
      return <TextareaField {...props} rows={2} {...(max !== undefined && { max })} />;
    case 'cents':
      return <TextField {...props} start="A$" />;
    default:
      return <TextField {...props} {...(max !== undefined && { maxLength: max })} />;
  }
}

function RegionField(props: { name: string; label: string; required: boolean }) {
  const regions = useQuery(regionsOptions).data ?? [];
  return <SelectField {...props} options={regions.map(({ id, name }) => ({ value: id, label: name }))} />;
}
