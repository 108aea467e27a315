import { useEffect, useState } from 'react';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';

/**
 * Announces a text to screen readers, once. The live region has to be in the document before its text: one
 * that is inserted together with its text is not announced.
 */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 100);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className={visuallyHidden}>{said}</output>;
}
