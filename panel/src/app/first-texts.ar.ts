export { default as shell } from './shell.ar.json' with { type: 'json' };
export { default as ui } from '#ui/ui.ar.json' with { type: 'json' };
