import { TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { problemIcon } from '../Field/Field.css.ts';
import { problem } from './Problem.css.ts';

export interface ProblemProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What went wrong. Without it nothing shows. */
  text: string | undefined;
}

/**
 * What went wrong with a form or a step as a whole, beside the button that was pressed. There before
 * it has a text, so that the text is said when it comes.
 */
export function Problem({ text, ...rest }: ProblemProps) {
  return (
    <div {...rest} role="alert">
      {text !== undefined && text !== '' && (
        <p className={problem}>
          <TriangleAlert size={16} strokeWidth={1.5} aria-hidden="true" className={problemIcon} />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
