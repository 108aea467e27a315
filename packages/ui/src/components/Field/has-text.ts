import type { ReactNode } from 'react';

export function hasText(content: ReactNode): boolean {
  return content !== undefined && content !== null && content !== false && content !== '';
}
