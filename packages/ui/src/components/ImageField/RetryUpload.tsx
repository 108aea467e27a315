import { pictureMessages } from '@perigee/domain/profile';
import { Button } from '../Button/Button.tsx';
import { retryUpload } from './RetryUpload.css.ts';

interface RetryUploadProps {
  /** Uploads the same picture again. Null if no upload failed. */
  retry: (() => void) | null;
  /** The file input of the picture. It gets the focus, since a press removes the button. */
  fileInput: () => HTMLInputElement | null | undefined;
}

/** Retries a failed upload, without choosing and cropping again. */
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
