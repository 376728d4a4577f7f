export * from './change-requests.calls.ts';
export * from './check-value.ts';
export * from './content-score.ts';
export * from './field-text.ts';
export * from './form-fields.ts';
export * from './form-question-entry.ts';
export * from './provider-data.calls.ts';
export * from './update-queue.calls.ts';
