export * from './wizard-form.ts';
export * from './wizard-steps.ts';
export * from './wizard.calls.ts';
