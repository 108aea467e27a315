import { spinner } from '../../theme/spinner.css.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { late } from './DialogFallback.css.ts';

/** Replaces a dialog whose code is loading, once that takes long enough to be noticed. */
export function DialogFallback() {
  return (
    <output className={late}>
      <span className={spinner} aria-hidden="true" />
      <span className={visuallyHidden}>Loading</span>
    </output>
  );
}
