import { TextField } from '@perigee/ui';
import { control, label as labelClass } from '../../src/components/Field/Field.css.ts';
import { box } from '../../src/components/Field/FieldBox.css.ts';
import type { Budgets, CaseProps } from '../bench-case.ts';

const labels = Array.from({ length: 300 }, (_, index) => `Answer ${index}`);

/** 300 labelled TextFields. */
export function ours({ turn, disabled }: CaseProps) {
  return (
    <div data-turn={turn}>
      {labels.map((label) => (
        <TextField key={label} label={label} name={label} disabled={disabled} />
      ))}
    </div>
  );
}

export function plain({ turn, disabled }: CaseProps) {
  return (
    <div data-turn={turn}>
      {labels.map((label) => (
        <div key={label}>
          <label id={`${label}-label`} className={labelClass} htmlFor={label}>
            {label}
          </label>
          <div className={box}>
            <input id={label} name={label} type="text" className={control} disabled={disabled} />
          </div>
          <div aria-live="polite" />
        </div>
      ))}
    </div>
  );
}

export const budgets: Budgets = { mount: 1.3, 're-render': 1.5, disable: 2 };
