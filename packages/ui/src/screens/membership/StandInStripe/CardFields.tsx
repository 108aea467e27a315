import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
} from 'react';
import { control, label as labelClass } from '../../../components/Field/Field.css.ts';
import { fields, wide } from './CardFields.css.ts';
import {
  emptyEntry,
  fieldProblem,
  readCard,
  tidied,
  type Card,
  type CardEntry,
} from './card-entry.ts';

/** What is known of a card while it is typed. */
export interface CardChange {
  card: Card | null;
  isEmpty: boolean;
  /** Of a field that was left. */
  problem: string | undefined;
}

export interface CardFieldsHandle {
  focus: () => void;
}

interface CardFieldsProps {
  disabled: boolean;
  onChange: (change: CardChange) => void;
  onReady: () => void;
  ref: Ref<CardFieldsHandle>;
}

const FIELDS = [
  { name: 'number', label: 'Card number', autoComplete: 'cc-number', length: 23 },
  { name: 'expiry', label: 'Expiry (MM / YY)', autoComplete: 'cc-exp', length: 9 },
  { name: 'cvc', label: 'CVC', autoComplete: 'cc-csc', length: 4 },
] as const;

/** The fields of a card, where no provider brings its own. What is wrong is said by whoever asks. */
export function CardFields({ disabled, onChange, onReady, ref }: CardFieldsProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState(emptyEntry);
  const [left, setLeft] = useState<ReadonlySet<keyof CardEntry>>(new Set());
  useImperativeHandle(ref, () => ({ focus: () => first.current?.focus() }));
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(), []);

  const problemOf = (field: keyof CardEntry, of = entry, wasLeft = left) =>
    wasLeft.has(field) ? fieldProblem(of, field) : undefined;

  function change(next: CardEntry, nextLeft: ReadonlySet<keyof CardEntry>) {
    setEntry(next);
    setLeft(nextLeft);
    const problems = FIELDS.map(({ name }) => problemOf(name, next, nextLeft));
    onChange({
      card: readCard(next),
      isEmpty: Object.values(next).every((text) => text === ''),
      problem: problems.find((problem) => problem !== undefined),
    });
  }

  return (
    <div className={fields}>
      {FIELDS.map(({ name, label, autoComplete, length }) => (
        <div key={name} className={name === 'number' ? wide : undefined}>
          <label className={labelClass} htmlFor={`${id}-${name}`}>
            {label}
          </label>
          <input
            ref={name === 'number' ? first : undefined}
            id={`${id}-${name}`}
            className={control}
            dir="ltr"
            inputMode="numeric"
            autoComplete={autoComplete}
            maxLength={length}
            value={entry[name]}
            readOnly={disabled}
            aria-invalid={problemOf(name) !== undefined || undefined}
            onChange={({ currentTarget: { value } }) =>
              change(
                { ...entry, [name]: value },
                new Set([...left].filter((field) => field !== name)),
              )
            }
            onBlur={() => change(tidied(entry), new Set([...left, name]))}
          />
        </div>
      ))}
    </div>
  );
}
