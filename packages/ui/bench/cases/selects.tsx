import { Select } from '@perigee/ui';
import { label as labelClass } from '../../src/components/Field/Field.css.ts';
import { chosen, triggerOf } from '../../src/components/Select/Select.css.ts';
import type { Budgets, CaseProps } from '../bench-case.ts';

const labels = Array.from({ length: 100 }, (_, index) => `Decision ${index}`);
const options = ['No Decision Made', 'DB Pending', 'DB Approved', 'Maybe', 'No'].map((label) => ({
  value: label,
  label,
}));

const combobox = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const;

/** 100 closed Selects, as in a table of the waitlist. */
export function ours({ turn }: CaseProps) {
  return (
    <div data-turn={turn}>
      {labels.map((label) => (
        <Select
          key={label}
          label={label}
          options={options}
          value="Maybe"
          onChange={() => undefined}
        />
      ))}
    </div>
  );
}

export function plain({ turn }: CaseProps) {
  return (
    <div data-turn={turn}>
      {labels.map((label) => (
        <div key={label}>
          <label id={`${label}-label`} className={labelClass} htmlFor={label}>
            {label}
          </label>
          <button {...combobox} id={label} type="button" className={triggerOf.medium}>
            <span className={chosen}>Maybe</span>
          </button>
          <div aria-live="polite" />
        </div>
      ))}
    </div>
  );
}

export const budgets: Budgets = { mount: 3.3, 're-render': 3 };
