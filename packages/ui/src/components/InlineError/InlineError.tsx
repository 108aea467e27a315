import { TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { problemIcon } from '../Field/Field.css.ts';
import { problem } from './InlineError.css.ts';

export interface InlineErrorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The error. Without it nothing is visible. */
  text: string | undefined;
}

/**
 * The error of a form or a step as a whole, beside the pressed button. The live region is in the document
 * before it has a text, so that the text is announced.
 */
export function InlineError({ text, ...rest }: InlineErrorProps) {
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
