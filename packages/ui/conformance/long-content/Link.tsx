import { ButtonLink } from '../../src/components/Link/ButtonLink.tsx';
import { TextLink } from '../../src/components/Link/TextLink.tsx';

export default function LongLinks() {
  return (
    <>
      <ButtonLink href="/download" block>
        Download the app to explore the Universe on this telephone
      </ButtonLink>
      <TextLink href="/how" standalone>
        How a place on the list is given, and what happens after it was given
      </TextLink>
    </>
  );
}
