export { default as shell } from './shell.tr.json' with { type: 'json' };
export { default as ui } from '#ui/ui.tr.json' with { type: 'json' };
