import { Check, Minus } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';

/** Whether a step of the application is done, in a word. */
export function Done({ isDone, text }: { isDone: boolean; text: string }) {
  return (
    <Inline as="span" gap={1} wrap={false}>
      <Icon icon={isDone ? Check : Minus} tone={isDone ? 'positive' : 'muted'} />
      {text}
    </Inline>
  );
}
