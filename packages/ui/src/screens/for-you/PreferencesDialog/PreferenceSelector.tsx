import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { label } from '../../../components/Field/Field.css.ts';
import { opener } from '../../../components/Field/opener.css.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';

export interface PreferenceSelectorProps {
  /** The choice as text. */
  text: string;
  /** Opens the dialog with the choice. */
  onOpen: () => void;
}

/** Shows the chosen genders. The choice has a separate dialog: decision C-24. */
export function PreferenceSelector({ text, onOpen }: PreferenceSelectorProps) {
  const labelId = useId();
  const textId = useId();
  return (
    <div>
      <p className={label} id={labelId}>
        Looking for
      </p>
      <button
        type="button"
        className={opener}
        aria-labelledby={`${labelId} ${textId}`}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span id={textId}>{text}</span>
        <Icon icon={ChevronRight} size="md" />
      </button>
    </div>
  );
}
