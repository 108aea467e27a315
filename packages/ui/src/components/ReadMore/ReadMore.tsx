import { limits } from '@perigee/domain';
import { eventMessages, trimmed } from '@perigee/domain/events';
import { clsx } from 'clsx';
import { useId, useState, type ComponentProps } from 'react';
import { TextButton } from '../TextButton/TextButton.tsx';
import { text } from './ReadMore.css.ts';

export interface ReadMoreProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The whole text. */
  children: string;
  /** The maximum number of characters that are visible at first; they end at a whole word. */
  most?: number;
}

/** A shortened text, with a button that shows the rest. Source: events §2, §9. */
export function ReadMore({
  children,
  most = limits.event.pageDescriptionLength,
  className,
  ...rest
}: ReadMoreProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const beginning = trimmed(children, most);
  return (
    <p id={id} {...rest} className={clsx(text, className)}>
      {isOpen ? children : beginning}
      {beginning !== children && (
        <>
          {' '}
          <TextButton
            aria-expanded={isOpen}
            aria-controls={rest.id ?? id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? eventMessages.readLess : eventMessages.readMore}
          </TextButton>
        </>
      )}
    </p>
  );
}
