import type { ComponentProps, ReactNode } from 'react';
import { usePictureSource } from './use-picture-source.ts';

export interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  /** Address of the picture, if there is one. */
  src: string | null | undefined;
  /** What it shows. Empty where a name stands beside it already. */
  alt: string;
  /** Stands in for a picture that is missing or broken. */
  fallback: ReactNode;
}

/** A picture, or what stands in for it: nobody sees a broken one. */
export function Picture({ src, alt, fallback, ...rest }: PictureProps) {
  const [source, onError] = usePictureSource(src);
  if (source === null) return fallback;
  return <img {...rest} src={source} alt={alt} onError={onError} />;
}
