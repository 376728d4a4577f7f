export { insertAbout } from './first-answers.repository.ts';
