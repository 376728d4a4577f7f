export { Divider, Menu, MenuItem } from '../overlays/Menu.tsx';
