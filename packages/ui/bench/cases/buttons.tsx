import { Button } from '@perigee/ui';
import { button, size, variant } from '../../src/components/Button/Button.css.ts';
import type { Budgets, CaseProps } from '../bench-case.ts';

const labels = Array.from({ length: 1000 }, (_, index) => `Continue ${index}`);
const classes = `${button} ${size.medium} ${variant.solid}`;
const press = () => {};

/** 1,000 Buttons. */
export function ours({ turn, disabled }: CaseProps) {
  return (
    <div data-turn={turn}>
      {labels.map((label) => (
        <Button key={label} disabled={disabled} onClick={press}>
          {label}
        </Button>
      ))}
    </div>
  );
}

export function plain({ turn, disabled }: CaseProps) {
  return (
    <div data-turn={turn}>
      {labels.map((label) => (
        <button key={label} type="button" className={classes} disabled={disabled} onClick={press}>
          {label}
        </button>
      ))}
    </div>
  );
}

export const budgets: Budgets = { mount: 1.15, 're-render': 1.3, disable: 1.5 };
