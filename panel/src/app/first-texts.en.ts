export { default as shell } from './shell.en.json' with { type: 'json' };
export { default as ui } from '#ui/ui.en.json' with { type: 'json' };
