import { TriangleAlert } from 'lucide-react';
import { problem, problemIcon } from './StepFrame.css.ts';

/** What went wrong with a step as a whole. There before it has a text, so that the text is said. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text !== undefined && (
        <p className={problem}>
          <TriangleAlert size={16} strokeWidth={1.5} aria-hidden="true" className={problemIcon} />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
