export { findContentScores } from './content-scores.operations.ts';
export { insertAbout } from './first-answers.repository.ts';
export { findQuestionEntries, removeQuestion, saveQuestionEntry } from './question-catalogue.operations.ts';
