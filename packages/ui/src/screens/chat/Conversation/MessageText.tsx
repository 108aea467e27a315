import { TextLink } from '../../../components/Link/TextLink.tsx';
import { messageParts } from './message-links.ts';

/** The text of a message as it was typed, with its web addresses as links. It is never read as HTML. */
export function MessageText({ text }: { text: string }) {
  return messageParts(text).map(({ start, text: part, href }) =>
    href === null ? (
      part
    ) : (
      // An address runs from left to right in every language.
      <TextLink key={start} href={href} newTab rel="noopener noreferrer" dir="ltr">
        {part}
      </TextLink>
    ),
  );
}
