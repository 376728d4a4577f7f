import { WIZARD_STEP_NAMES } from '@bellbird/contract/growth/wizard/wizard-steps.ts';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { SingingBird } from '#ui/drawings/SingingBird.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { StepFields } from './StepFields.tsx';
import { useWizard } from './use-wizard.ts';
import type { LoadedWizard } from './wizard.queries.ts';
import css from './Wizard.module.css';

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
      <Card ref={done} tabIndex={-1} className={css.focused}>
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
      <Text size="title" mb={1}>
        {t('title')}
      </Text>
      <Text size="body" quiet>
        {t('lead')}
      </Text>
      <ol className={css.steps} aria-label={t('steps')}>
        {WIZARD_STEP_NAMES.map((each, index) => (
          <li
            key={each}
            {...(each === step && { 'aria-current': 'step' as const })}
            data-done={index < at || undefined}
          >
            <i aria-hidden>{index < at ? <Check size={14} /> : index + 1}</i>
            <span>{t(`step.${each}.short`)}</span>
          </li>
        ))}
      </ol>
      <Card>
        <CardBody>
          <Form form={form} onSubmit={submit} label={t('title')}>
            <div>
              <Text size="section" ref={heading} tabIndex={-1} className={css.focused}>
                {t(`step.${step}.title`)}
              </Text>
              <Quiet>
                {t('place', { at: at + 1, of: WIZARD_STEP_NAMES.length })} {t(`step.${step}.lead`)}
              </Quiet>
            </div>
            <StepFields step={step} loaded={loaded} />
            <Row gap={3} align="stretch" justify="between" mt={1}>
              {previous ? <Button onClick={() => void goTo(previous)}>{t('back')}</Button> : <span />}
              <SubmitButton>{t(step === 'confirmation' ? 'finish' : 'next')}</SubmitButton>
            </Row>
          </Form>
        </CardBody>
      </Card>
    </>
  );
}
