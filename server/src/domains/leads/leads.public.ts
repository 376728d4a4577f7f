export { type AnswerFigures, countAnswersBy } from './leads.repository.ts';
