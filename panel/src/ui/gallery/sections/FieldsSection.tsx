import { FORM_ERROR } from '@bellbird/contract/shared/errors';
import { TEXT } from '@bellbird/contract/shared/sentences';
import { Day, Email, NewPassword, Url, text } from '@bellbird/contract/shared/fields';
import { imageUpload } from '@bellbird/contract/shared/uploads';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Card, CardBody, CardHeader } from '../../Card.tsx';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { CodeField } from '../../forms/CodeField.tsx';
import { DateField } from '../../forms/DateField.tsx';
import { FileField } from '../../forms/FileField.tsx';
import { Form } from '../../forms/Form.tsx';
import { MoneyField } from '../../forms/MoneyField.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { RichTextField } from '../../forms/RichTextField.tsx';
import { SaveBar } from '../../forms/SaveBar.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { SwitchField } from '../../forms/SwitchField.tsx';
import { TextareaField } from '../../forms/TextareaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { Columns } from '../Specimen.tsx';
import { TextLink } from '../../TextLink.tsx';

const Schema = z.object({
  name: text(80),
  email: Email,
  link: Url,
  password: NewPassword,
  about: text(200),
  story: z.string(),
  region: text(40),
  phone: z.string().min(1),
  day: Day,
  price: z.int().nullable(),
  code: z.string(),
  photo: z.unknown(),
  agreed: z.boolean(),
  visible: z.boolean(),
});

const FILLED = {
  name: 'Wattle Creek Barn',
  email: 'imogen@wattlecreek.example',
  link: 'https://wattlecreek.example',
  password: 'demo-wedding',
  about: 'A barn among the orchards, ten minutes from the beach.',
  story:
    '<p>Festoon lights, <strong>long tables</strong> and an orchard for the ceremony.</p><ul><li>160 seated</li></ul>',
  region: 'south-coast',
  phone: '+61 491 570 006',
  day: '2027-02-14',
  price: 22_000,
  code: '407',
  photo: null,
  agreed: true,
  visible: true,
};

const EMPTY = {
  ...FILLED,
  name: '',
  email: 'imogen@',
  link: 'wattlecreek',
  password: 'abc',
  phone: '+61 4',
  region: '',
  day: '2027-02-31',
};

const REGIONS = [
  { value: 'south-coast', label: 'South Coast' },
  { value: 'hunter', label: 'Hunter Valley' },
  { value: 'far', label: 'Somewhere with a very long name that does not fit into one line', disabled: false },
];

export function FieldsSection() {
  return (
    <Columns>
      <Card>
        <CardHeader title="Filled in" lead="Change something and the save bar appears." />
        <CardBody>
          <AllFields values={FILLED} label="Filled in" withSaveBar />
        </CardBody>
      </Card>
      <Card>
        <CardHeader title="Refused" lead="What the schema and the server say, at the field." />
        <CardBody>
          <AllFields values={EMPTY} label="Refused" refused />
        </CardBody>
      </Card>
      <Card>
        <CardHeader title="Disabled" />
        <CardBody>
          <AllFields values={FILLED} label="Disabled" disabled />
        </CardBody>
      </Card>
    </Columns>
  );
}

type AllFieldsProps = {
  values: typeof FILLED;
  label: string;
  disabled?: boolean;
  refused?: boolean;
  withSaveBar?: boolean;
};

function AllFields({ values, label, disabled = false, refused = false, withSaveBar = false }: AllFieldsProps) {
  const form = useForm({ defaultValues: values, resolver: zodResolver(Schema), mode: 'onTouched' });
  useEffect(() => {
    if (!refused) return;
    void form.trigger().then(() => {
      form.setError('root.server', { message: FORM_ERROR });
      form.setError('code', { message: 'This code is not right.' });
      form.setError('price', {});
      form.setError('photo', { message: TEXT.required });
    });
  }, [form, refused]);
  const common = { disabled };
  return (
    <Form form={form} label={label} onSubmit={() => undefined}>
      <TextField {...common} name="name" label="Name of the venue" required />
      <TextField {...common} name="email" label="Email" type="email" help="Couples do not see it." required />
      <TextField {...common} name="link" label="Website" type="url" />
      <PasswordField
        {...common}
        name="password"
        label="New password"
        autoComplete="new-password"
        labelEnd={<TextLink href="#fields">Forgot password?</TextLink>}
      />
      <TextareaField {...common} name="about" label="In a few words" max={200} />
      <SelectField {...common} name="region" label="Region" options={REGIONS} />
      <PhoneField {...common} name="phone" label="Phone" country="au" help="Kept in its international form." />
      <DateField {...common} name="day" label="Prices valid until" min="2026-11-15" max="2027-02-15" />
      <MoneyField {...common} name="price" label="Full reception package" unit="per person" />
      <CodeField {...common} name="code" label="One-time code" />
      <FileField {...common} name="photo" label="Main image" rule={imageUpload({ required: true })} />
      <RichTextField {...common} name="story" label="Your story" max={4000} />
      <CheckboxField
        {...common}
        name="agreed"
        label="I agree to the terms of the marketplace"
        help="You can read them again later."
      />
      <SwitchField
        {...common}
        name="visible"
        label="Show prices to couples"
        help="Switched off, they see ‘on request’."
      />
      {withSaveBar && <SaveBar saveLabel="Save and send for approval" />}
    </Form>
  );
}
