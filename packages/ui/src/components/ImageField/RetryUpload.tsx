import { pictureMessages } from '@perigee/domain';
import { Button } from '../Button/Button.tsx';
import { retryUpload } from './RetryUpload.css.ts';

interface RetryUploadProps {
  /** Uploads the same picture once more. Null where there is nothing that failed. */
  retry: (() => void) | null;
  /** The file input that the picture is for. It gets the focus, since the button goes when it is pressed. */
  fileInput: () => HTMLInputElement | null | undefined;
}

/** A way on from an upload that failed, without choosing and cropping once more. */
export function RetryUpload({ retry, fileInput }: RetryUploadProps) {
  if (retry === null) return null;
  return (
    <Button
      className={retryUpload}
      variant="outline"
      size="small"
      onClick={() => {
        fileInput()?.focus();
        retry();
      }}
    >
      {pictureMessages.field.tryAgain}
    </Button>
  );
}
