import { adminWaitlistMessages, type WaitlistSearch } from '@perigee/domain/admin';
import { List, Square } from 'lucide-react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { option, toggle } from './AdminWaitlistPage.css.ts';

type View = WaitlistSearch['view'];

const texts = adminWaitlistMessages.view;

const VIEWS = [
  { view: 'list', label: texts.list, icon: List },
  { view: 'single', label: texts.single, icon: Square },
] as const;

interface ViewToggleProps {
  view: View;
  onChange: (view: View) => void;
}

/** The applicants as a list, or one at a time. */
export function ViewToggle({ view: shown, onChange }: ViewToggleProps) {
  return (
    <fieldset className={toggle} aria-label={texts.label}>
      {VIEWS.map(({ view, label, icon }) => (
        <button
          key={view}
          type="button"
          className={option}
          aria-pressed={view === shown}
          onClick={() => onChange(view)}
        >
          <Icon icon={icon} />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
