import { WIZARD_STEP_NAMES } from '@bellbird/contract/growth/wizard/wizard-steps.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { SingingBird } from '#ui/drawings/SingingBird.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { StepFields } from './StepFields.tsx';
import { useWizard } from './use-wizard.ts';
import type { LoadedWizard } from './wizard.queries.ts';

/** A company registers in four steps. The browser's back and forward buttons work. */
export function Wizard({ hash, loaded }: { hash: string; loaded: LoadedWizard }) {
  const { t } = useTranslation('wizard');
  const { form, step, goTo, submit, isFinished } = useWizard(hash, loaded);
  const shown = useRef(step);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = WIZARD_STEP_NAMES.indexOf(step);
  const previous = WIZARD_STEP_NAMES[at - 1];
  useEffect(() => {
    // The first step is announced by the page itself.
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  const done = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isFinished) done.current?.focus();
  }, [isFinished]);

  if (isFinished) {
    return (
      <Card ref={done} tabIndex={-1} sx={{ outline: 'none' }}>
        <EmptyState
          headingLevel="h1"
          drawing={<SingingBird />}
          title={t('done.title')}
          text={t('done.text', { email: form.getValues('email') })}
        />
      </Card>
    );
  }
  return (
    <>
      <Typography variant="h1" sx={{ marginBottom: 0.5 }}>
        {t('title')}
      </Typography>
      <Typography color="textSecondary">{t('lead')}</Typography>
      <Steps aria-label={t('steps')}>
        {WIZARD_STEP_NAMES.map((each, index) => (
          <li
            key={each}
            {...(each === step && { 'aria-current': 'step' as const })}
            data-done={index < at || undefined}
          >
            <i aria-hidden>{index < at ? <Check /> : index + 1}</i>
            <span>{t(`step.${each}.short`)}</span>
          </li>
        ))}
      </Steps>
      <Card>
        <CardBody>
          <Form form={form} onSubmit={submit} label={t('title')}>
            <div>
              <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
                {t(`step.${step}.title`)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {t('place', { at: at + 1, of: WIZARD_STEP_NAMES.length })} {t(`step.${step}.lead`)}
              </Typography>
            </div>
            <StepFields step={step} loaded={loaded} />
            <Footer>
              {previous ? <Button onClick={() => void goTo(previous)}>{t('back')}</Button> : <span />}
              <SubmitButton>{t(step === 'confirmation' ? 'finish' : 'next')}</SubmitButton>
            </Footer>
          </Form>
        </CardBody>
      </Card>
    </>
  );
}

const Steps = styled('ol')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(${WIZARD_STEP_NAMES.length}, minmax(0, 1fr))`,
    gap: 8,
    margin: '24px 0',
    padding: 0,
    listStyle: 'none',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      paddingTop: 10,
      borderTop: `3px solid ${palette.divider}`,
      color: palette.text.secondary,
      ...theme.typography.body2,
    },
    '& i': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 24,
      height: 24,
      borderRadius: '50%',
      border: `1px solid ${palette.divider}`,
      fontStyle: 'normal',
      fontWeight: 600,
    },
    '& i svg': { width: 14, height: 14 },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& [data-done]': { borderColor: palette.primary.main },
    '& [data-done] i': { borderColor: palette.primary.main, color: palette.primary.main },
    '& [aria-current]': { borderColor: palette.primary.main, color: palette.text.primary, fontWeight: 600 },
    '& [aria-current] i': {
      borderColor: palette.primary.main,
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
    },
    [theme.breakpoints.down('sm')]: {
      '& li': { justifyContent: 'center' },
      // No space for labels, which the step shows below; screen readers still read them.
      '& span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  };
});

const Footer = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 12, marginTop: 4 });
