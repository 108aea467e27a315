import type { Media } from '@perigee/api';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Uploads pictures, and counts those that are pending: until then the form has no id of them. */
export function useUpload(onUploadPicture: (file: File) => Promise<Media>) {
  const [pending, setPending] = useState(0);
  const latest = useRef(onUploadPicture);
  useEffect(() => {
    latest.current = onUploadPicture;
  });
  const upload = useCallback(async (file: File) => {
    setPending((count) => count + 1);
    try {
      return await latest.current(file);
    } finally {
      setPending((count) => count - 1);
    }
  }, []);
  return { upload, isUploading: pending > 0 };
}
