import { Button, type ButtonProps } from '../Button/Button.tsx';
import { useFocusAfterRetry } from './use-focus-after-retry.ts';

interface RetryButtonProps extends Pick<ButtonProps, 'size'> {
  /** Sends the request again. */
  onRetry: () => void;
  /** The repeated request is pending. */
  retrying?: boolean;
}

/** Sends a failed request again. The heading of what replaces the error gets the focus. */
export function RetryButton({ size, onRetry, retrying = false }: RetryButtonProps) {
  const button = useFocusAfterRetry(retrying);
  return (
    <Button ref={button} variant="outline" size={size} busy={retrying} onClick={onRetry}>
      Try again
    </Button>
  );
}
