import { spinner } from '../../theme/spinner.css.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { late, panel } from './DialogOnItsWay.css.ts';

/** In the place of a dialog that is being fetched, once that takes long enough to be noticed. */
export function DialogOnItsWay() {
  return (
    <output className={late}>
      <span className={spinner} aria-hidden="true" />
      <span className={visuallyHidden}>Loading</span>
    </output>
  );
}

/** In the place of a dialog that could not be fetched, as without a connection. */
export function DialogNotThere({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={panel}>
      <ErrorState level={3} message={message} onRetry={onRetry} />
    </div>
  );
}
