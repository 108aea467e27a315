import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import {
  emptyEntry,
  fieldProblem,
  readCard,
  tidied,
  type Card,
  type CardEntry,
} from './card-entry.ts';

/** The state of a card during typing. */
export interface CardChange {
  card: Card | null;
  isEmpty: boolean;
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

const FIELDS = {
  number: { name: 'number', label: 'Card number', autoComplete: 'cc-number', length: 23 },
  expiry: { name: 'expiry', label: 'Expiry (MM / YY)', autoComplete: 'cc-exp', length: 9 },
  cvc: { name: 'cvc', label: 'CVC', autoComplete: 'cc-csc', length: 4 },
} as const;

/** The fields of a card, for a gateway without its own. Each shows its error on blur. */
export function CardFields({ disabled, onChange, onReady, ref }: CardFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState(emptyEntry);
  const [left, setLeft] = useState<ReadonlySet<keyof CardEntry>>(new Set());
  useImperativeHandle(ref, () => ({ focus: () => first.current?.focus() }));
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(), []);

  function change(next: CardEntry, nextLeft: ReadonlySet<keyof CardEntry>) {
    setEntry(next);
    setLeft(nextLeft);
    onChange({
      card: readCard(next),
      isEmpty: Object.values(next).every((text) => text === ''),
    });
  }

  const field = ({ name, label, autoComplete, length }: (typeof FIELDS)[keyof typeof FIELDS]) => (
    <TextField
      ref={name === 'number' ? first : undefined}
      label={label}
      error={left.has(name) ? fieldProblem(entry, name) : undefined}
      dir="ltr"
      inputMode="numeric"
      autoComplete={autoComplete}
      maxLength={length}
      value={entry[name]}
      readOnly={disabled}
      onChange={({ currentTarget: { value } }) =>
        change({ ...entry, [name]: value }, new Set([...left].filter((other) => other !== name)))
      }
      onBlur={() => change(tidied(entry), new Set([...left, name]))}
    />
  );

  return (
    <Stack>
      {field(FIELDS.number)}
      <Grid columns={2} gap={3}>
        {field(FIELDS.expiry)}
        {field(FIELDS.cvc)}
      </Grid>
    </Stack>
  );
}
