import { useState, type ComponentProps, type ReactNode } from 'react';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  /** Address of the picture, if there is one. */
  src: string | null | undefined;
  /** What it shows. Empty where a name stands beside it already. */
  alt: string;
  /** Stands in for a picture that is missing or broken. */
  fallback: ReactNode;
}

/** A picture, or what stands in for it: nobody sees a broken one. Source: member §8, events §8. */
export function Picture({ src, alt, fallback, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (src === null || src === undefined || src === '' || src === broken) return fallback;
  return <img {...rest} src={src} alt={alt} onError={() => setBroken(src)} />;
}
