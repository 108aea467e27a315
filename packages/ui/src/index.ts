import './theme/index.ts';

export { Button, type ButtonProps } from './components/Button/Button.tsx';
export type { ThemeName } from './theme/index.ts';
