import { useEffect, useState } from 'react';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';

/**
 * Says a text to screen readers, once. The region has to be there before its text: one that comes
 * with its text in it is news to nobody.
 */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 100);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className={visuallyHidden}>{said}</output>;
}
