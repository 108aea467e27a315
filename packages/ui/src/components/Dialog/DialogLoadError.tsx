import { useEffect, useEffectEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { LoadError, type LoadErrorProps } from '../InlineError/LoadError.tsx';
import type { DialogLifecycle } from './dialog-props.ts';
import { panel } from './DialogFallback.css.ts';

interface DialogLoadErrorProps extends LoadErrorProps {
  onClose: () => void;
}

/** Replaces a dialog whose code failed to load, as without a connection. */
export function DialogLoadError({ onClose, ...rest }: DialogLoadErrorProps) {
  return (
    <div className={panel}>
      <LoadError {...rest}>
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </LoadError>
    </div>
  );
}

/** The same for the panel of a dialog, which its owner opens and closes. */
export function PanelLoadError({
  open,
  onOpenChange,
  onExited,
  ...rest
}: LoadErrorProps & DialogLifecycle) {
  const exit = useEffectEvent(() => onExited?.());
  useEffect(() => {
    if (!open) exit();
  }, [open]);
  return (
    open && (
      <DialogLoadError
        onRetry={rest.onRetry}
        isRetrying={rest.isRetrying}
        hasRetried={rest.hasRetried}
        onClose={() => onOpenChange(false)}
      />
    )
  );
}
