export { findContentScores } from './content-scores.operations.ts';
export { addFirstAnswers } from './first-answers.operations.ts';
export { findQuestionEntries, removeQuestion, saveQuestionEntry } from './question-catalogue.operations.ts';
